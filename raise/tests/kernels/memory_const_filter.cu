// construct: memory / filter coefficients in constant memory, with values of their own
// builds: sm_80 sm_120 clang

__constant__ float coefficients[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};

extern "C" __global__ void memory_const_filter(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < 2 || i >= n - 2) return;
    float sum = 0.0f;
    for (int k = 0; k < 5; k++) sum += coefficients[k] * x[i + k - 2];
    y[i] = sum;
}
