// construct: suite / q = A p and s = A' r in one launch, by an if on the thread
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_bicg(const double *a, const double *p, const double *r, double *q, double *s, int n, int m) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < n) {
        double sum = 0.0;
        for (int j = 0; j < m; ++j) sum += a[t * m + j] * p[j];
        q[t] = sum;
    }
    if (t < m) {
        double sum = 0.0;
        for (int i = 0; i < n; ++i) sum += a[i * m + t] * r[i];
        s[t] = sum;
    }
}
