// construct: reductions / a block sums by halves: a grid-stride sum of each thread first, 256 threads
// builds: sm_80 sm_120 clang

extern "C" __global__ void tree_halves(const float *x, float *sums, int n) {
    extern __shared__ float s[];
    int t = threadIdx.x, stride = gridDim.x * blockDim.x;
    float mine = 0.0f;
    for (int i = blockIdx.x * blockDim.x + t; i < n; i += stride) mine += x[i];
    s[t] = mine;
    __syncthreads();
    for (int h = blockDim.x / 2; h > 0; h >>= 1) {
        if (t < h) s[t] += s[t + h];
        __syncthreads();
    }
    if (t == 0) sums[blockIdx.x] = s[0];
}
