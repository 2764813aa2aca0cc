// construct: math / hyperbolic functions and their inverses, f32 and f64 in one kernel
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_hyperbolic(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i];
        r[i] = sinh(a) + cosh(b) * tanh(a) + asinh(b) - atanh(0.2 * tanh(b));
        s[i] = sinhf((float)a) * tanhf((float)b) + coshf((float)a) + asinhf((float)b) + acosh(1.0 + b * b);
    }
}
