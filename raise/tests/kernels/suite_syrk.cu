// construct: suite / the lower triangle of C = alpha A A' + beta C
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_syrk(const double *a, double *c, int n, int m, double alpha, double beta) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j > i) return;
    double sum = beta * c[i * n + j];
    for (int k = 0; k < m; ++k) sum += alpha * a[i * m + k] * a[j * m + k];
    c[i * n + j] = sum;
}
