// construct: suite / a second difference of a second difference, in two kernels
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_biharmonic(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= 1 && i < n - 1)
        y[i] = x[i - 1] - 2.0f * x[i] + x[i + 1];
}
