// construct: suite / x += A y, summed in memory
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_mvt(const double *a, double *x, const double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int j = 0; j < n; ++j) x[i] += a[i * n + j] * y[j];
}
