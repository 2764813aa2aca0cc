// construct: races / a tree with half of the modulus it takes: what one thread adds another changes
// builds: sm_80 sm_120 clang
// refused: of block 0
extern "C" __global__ void race_tree_modulus(const float *x, float *sums, int n) {
    __shared__ float s[64];
    int i = blockIdx.x * 32 + threadIdx.x, t = threadIdx.x;
    s[t] = i < n ? x[i] : 0.0f;
    s[t + 32] = 0.0f;
    __syncthreads();
    for (int h = 1; h < 32; h *= 2) {
        if (t % h == 0) s[t] += s[t + h];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = s[0];
}
