// construct: math / remainders of and by constants
// builds: sm_80 sm_120 clang
// Remainders of constants by numbers that vary, and the other way round: exact in every bit.
extern "C" __global__ void math_constant_dividend(const float *x, const double *y, float *single, double *wide, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float a = x[i];
    double b = y[i];
    single[i] = fmodf(1.0f, a);
    single[n + i] = remainderf(1.0f, a);
    single[2 * n + i] = fmodf(360.0f, a);
    single[3 * n + i] = remainderf(-0.75f, a);
    wide[i] = fmod(1.0, b);
    wide[n + i] = remainder(360.0, b);
}
