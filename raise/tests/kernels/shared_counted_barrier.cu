// construct: shared / barriers by number, with the count of all threads of the block
// builds: sm_80 sm_120
// no cpu referee: inline PTX
extern "C" __global__ void counted_barrier(const float *x, float *y, int n) {
    __shared__ float tile[96];
    int t = threadIdx.x, i = blockIdx.x * 96 + t;
    tile[t] = i < n ? x[i] : 0.0f;
    asm volatile("barrier.sync 1, 96;" ::: "memory");
    float left = tile[(t + 95) % 96];
    asm volatile("bar.sync 2, 96;" ::: "memory");
    tile[t] += left;
    __syncthreads();
    if (i < n) y[i] = tile[95 - t];
}
