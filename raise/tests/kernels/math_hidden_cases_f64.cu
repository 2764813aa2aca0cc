// construct: math / functions with cases of the program's own that no constant of its own names
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_hidden_cases_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = rint(x[i] * 8.0) * 0.125, b = y[i], c = z[i];
        double u = a > 0.62 && a < 0.63 ? 42.0 : log(a);
        double v = a * 3.0 - 1.875 == 0.0 || a < -9.0 ? b : exp(a);
        r[i] = u + v;
        double w = exp(a * a * 2.0 == 0.78125 ? 7.0 : a);
        s[i] = w + (a < -0.3 ? (a > -0.4 ? 9.0 : sin(a)) : sin(a)) + log(fmin(fabs(c) * 1.0e306, 1.0e305));
    }
}
