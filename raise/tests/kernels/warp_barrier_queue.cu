// construct: warp / each warp counts down a number in shared memory that its first lane changes
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_barrier_queue(const int *x, int *y, int n) {
    __shared__ int head[4];
    int t = threadIdx.x, lane = t & 31, warp = t >> 5, i = blockIdx.x * 128 + t;
    int v = x[i], turns = 0;
    if (lane == 0) head[warp] = 3 + warp;
    __syncwarp();
    while (head[warp] > 0) {
        v += head[warp] * (lane + 1);
        turns++;
        __syncwarp();
        if (lane == 0) head[warp]--;
        __syncwarp();
    }
    y[i] = v + 1000 * turns;
}
