// construct: suite / two products with a matrix and its transpose: y = A' (A x)
// builds: sm_80 sm_120 clang

extern "C" __global__ void times(const float *a, const float *x, float *t, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx) return;
    float sum = 0.0f;
    for (int j = 0; j < ny; ++j) sum += a[i * ny + j] * x[j];
    t[i] = sum;
}

extern "C" __global__ void transposed_times(const float *a, const float *t, float *y, int nx, int ny) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= ny) return;
    float sum = 0.0f;
    for (int i = 0; i < nx; ++i) sum += a[i * ny + j] * t[i];
    y[j] = sum;
}
