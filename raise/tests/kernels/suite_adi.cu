// construct: suite / an alternating-direction sweep: a tridiagonal solve along each row, kept in memory
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_adi(const double *u, double *p, double *q, double *v, int n, double a, double b) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1;
    if (i >= n - 1) return;
    p[i * n] = 0.0;
    q[i * n] = v[i * n] = 1.0;
    for (int j = 1; j < n - 1; ++j) {
        double pivot = a * p[i * n + j - 1] + b;
        p[i * n + j] = -a / pivot;
        q[i * n + j] = (u[j * n + i - 1] + u[j * n + i + 1] - a * q[i * n + j - 1]) / pivot;
    }
    v[i * n + n - 1] = 1.0;
    for (int j = n - 2; j >= 1; --j) v[i * n + j] = p[i * n + j] * v[i * n + j + 1] + q[i * n + j];
}
