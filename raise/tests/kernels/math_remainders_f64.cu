// construct: math / fmod and remainder of f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_remainders_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i], c = z[i];
        r[i] = fmod(a * 1.0e6, b) + 1.0e150 * fmod(a * 1.0e200, c * 1.0e-150);
        s[i] = remainder(a * 1.0e3, b) + fmod(a * 1000.0, 360.0);
    }
}
