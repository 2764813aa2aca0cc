// construct: warp / counts and votes of a block at a barrier
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_block_votes(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : 0;
    int count = __syncthreads_count(v > 0);
    int any = __syncthreads_or(v == 15), all = __syncthreads_and(v > -7);
    if (i < n) y[i] = count + 1000 * (any != 0) + 2000 * (all != 0);
}
