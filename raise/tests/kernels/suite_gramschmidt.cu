// construct: suite / one step of Gram-Schmidt: norm, normalize, project, in three launches
// builds: sm_80 sm_120 clang

extern "C" __global__ void column_norm(const double *a, double *r, int n, int m, int k) {
    if (blockIdx.x * blockDim.x + threadIdx.x != 0) return;
    double sum = 0.0;
    for (int i = 0; i < n; ++i) sum += a[i * m + k] * a[i * m + k];
    r[k * m + k] = sqrt(sum);
}

extern "C" __global__ void normalize(const double *a, const double *r, double *q, int n, int m, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) q[i * m + k] = a[i * m + k] / r[k * m + k];
}

extern "C" __global__ void project(double *a, double *r, const double *q, int n, int m, int k) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j <= k || j >= m) return;
    double sum = 0.0;
    for (int i = 0; i < n; ++i) sum += q[i * m + k] * a[i * m + j];
    r[k * m + j] = sum;
    for (int i = 0; i < n; ++i) a[i * m + j] -= q[i * m + k] * sum;
}
