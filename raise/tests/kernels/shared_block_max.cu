// construct: shared / the maximum of a block, neighbours first
// builds: sm_80 sm_120 clang

#define T 64
extern "C" __global__ void shared_block_max(const float *x, float *most, int n) {
    __shared__ float s[T];
    int i = blockIdx.x * T + threadIdx.x, t = threadIdx.x;
    s[t] = i < n ? x[i] : -3.0e38f;
    __syncthreads();
    for (int h = 1; h < T; h *= 2) {
        if (t % (2 * h) == 0) s[t] = fmaxf(s[t], s[t + h]);
        __syncthreads();
    }
    if (t == 0) most[blockIdx.x] = s[0];
}
