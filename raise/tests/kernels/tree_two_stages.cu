// construct: reductions / doubles: warps by shuffles, then one warp over shared memory
// builds: sm_80 sm_120 clang

__device__ double warp_sum(double v) {
    for (int by = 16; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
    return v;
}
extern "C" __global__ void tree_two_stages(const double *x, double *sums, int n) {
    __shared__ double parts[32];
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31, warp = threadIdx.x >> 5;
    double v = warp_sum(i < n ? x[i] : 0.0);
    if (lane == 0) parts[warp] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x >> 5 ? parts[lane] : 0.0;
    if (warp == 0) v = warp_sum(v);
    if (threadIdx.x == 0) sums[blockIdx.x] = v;
}
