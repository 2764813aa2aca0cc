// construct: reductions / a butterfly over a block: every thread divides by the greatest of all
// builds: sm_80 sm_120 clang

extern "C" __global__ void tree_butterfly(const float *x, float *y, int n) {
    __shared__ float parts[4];
    int i = blockIdx.x * 128 + threadIdx.x;
    float mine = i < n ? x[i] : 0.0f, v = fabsf(mine);
    for (int by = 1; by < 32; by *= 2) v = fmaxf(v, __shfl_xor_sync(0xffffffff, v, by));
    if (threadIdx.x % 32 == 0) parts[threadIdx.x / 32] = v;
    __syncthreads();
    v = fmaxf(fmaxf(parts[0], parts[1]), fmaxf(parts[2], parts[3]));
    if (i < n) y[i] = mine / v;
}
