// construct: reductions / two elements a thread, then halves, the last warp by shuffles
// builds: sm_80 sm_120 clang

extern "C" __global__ void tree_first_add(const int *x, int *sums, int n) {
    __shared__ int s[128];
    int t = threadIdx.x, i = blockIdx.x * 256 + t;
    s[t] = (i < n ? x[i] : 0) + (i + 128 < n ? x[i + 128] : 0);
    __syncthreads();
    if (t < 64) s[t] += s[t + 64];
    __syncthreads();
    __syncthreads();
    if (t < 32) {
        int v = s[t] + s[t + 32];
        for (int by = 16; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
        if (t == 0) sums[blockIdx.x] = v;
    }
}
