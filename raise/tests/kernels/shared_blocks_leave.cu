// construct: shared / blocks that leave early by a flag in shared memory, before a barrier
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_blocks_leave(const int *x, int *y, int n) {
    __shared__ int skip;
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    if (t == 0) skip = x[blockIdx.x * 64] < 0;
    __syncthreads();
    if (skip) return;
    s[t] = i < n ? x[i] : 0;
    __syncthreads();
    if (i < n) y[i] = s[63 - t];
}
