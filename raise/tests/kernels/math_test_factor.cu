// construct: math / products with a test, of infinities, NaNs and numbers of either sign
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_test_factor(const float *x, const double *w, float *relu, float *slope, double *sum, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    // a quotient by 0 is infinite, and of 0 by 0 a NaN
    float v = x[i] / (float)((i + 3) % 5);
    relu[i] = v * (v > 0);
    slope[i] = x[i] * ((v > -1) + .1f * (v <= -1));
    double total = 0;
    for (int k = 0; k < m; k++)
        total += w[i * m + k] * (k > i);
    sum[i] = total;
}
