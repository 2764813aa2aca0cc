// construct: index / batched matrix-vector products, the batch in blockIdx.z
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_batched(const float *a, const float *x, float *y, int n, int m) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    int batch = blockIdx.z;
    if (row >= n) return;
    const float *mine = a + (size_t)batch * n * m;
    float sum = 0.0f;
    for (int j = 0; j < m; ++j) sum += mine[row * m + j] * x[batch * m + j];
    y[batch * n + row] = sum;
}
