// construct: races / none: a tree whose every level has its own modulus, written out
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_tree_steps(const float *x, float *sums, int n) {
    __shared__ float s[24];
    int i = blockIdx.x * 24 + threadIdx.x, t = threadIdx.x;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    if (t % 2 == 0) s[t] += s[t + 1];
    __syncthreads();
    if (t % 4 == 0) s[t] += s[t + 2];
    __syncthreads();
    if (t % 8 == 0) s[t] += s[t + 4];
    __syncthreads();
    if (t == 0) sums[blockIdx.x] = s[0] + s[8] + s[16];
}
