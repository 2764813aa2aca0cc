// construct: index / a symmetric matrix, both halves of which each pair of threads stores
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_symmetric(const float *x, float *d, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n) return;
    float r = (x[i] - x[j]) * (x[i] - x[j]);
    d[i * n + j] = r;
    d[j * n + i] = r;
}
