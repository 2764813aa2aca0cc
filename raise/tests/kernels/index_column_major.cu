// construct: index / a column-major product, as BLAS lays matrices out
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_column_major(const double *a, const double *b, double *c, int n, int m, int p, int lda, int ldb, int ldc, double alpha, double beta) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= m) return;
    double sum = 0.0;
    for (int l = 0; l < p; ++l) sum += a[i + l * lda] * b[l + j * ldb];
    c[i + j * ldc] = alpha * sum + beta * c[i + j * ldc];
}
