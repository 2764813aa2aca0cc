// construct: warp / each warp of a block works in a part of shared memory of its own: prefix sums, and a transpose
// builds: sm_80 sm_120 clang

#define WARPS 3
extern "C" __global__ void warp_barrier_parts(const int *x, int *sums, int *turned, int n) {
    __shared__ int s[WARPS][32];
    int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : 0;
    s[warp][lane] = v;
    __syncwarp();
    for (int h = 1; h < 32; h *= 2) {
        int add = lane >= h ? s[warp][lane - h] : 0;
        __syncwarp();
        s[warp][lane] += add;
        __syncwarp();
    }
    if (i < n) {
        sums[i] = s[warp][lane];
        turned[i] = s[warp][(lane % 4) * 8 + lane / 4];
    }
}
