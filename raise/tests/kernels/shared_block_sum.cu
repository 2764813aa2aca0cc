// construct: shared / a block sums in a tree
// builds: sm_80 sm_120 clang

#define T 64
extern "C" __global__ void shared_block_sum(const float *x, float *sums, int n) {
    __shared__ float s[T];
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int h = blockDim.x / 2; h > 0; h >>= 1) {
        if (t < h) s[t] += s[t + h];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = s[0];
}
