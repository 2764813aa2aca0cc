// construct: suite / y = alpha A x + beta B x, two sums in one loop
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_gesummv(const float *a, const float *b, const float *x, float *t, float *y, int n, float alpha, float beta) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float first = 0.0f, second = 0.0f;
    for (int j = 0; j < n; ++j) {
        first += a[i * n + j] * x[j];
        second += b[i * n + j] * x[j];
    }
    t[i] = first;
    y[i] = alpha * first + beta * second;
}
