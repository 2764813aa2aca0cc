// construct: math / the same in f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_hidden_powers_f64(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = rint(fabs(x[i]) * 8.0) * 0.125, b = y[i];
        double u = a == 0.625 ? 1.0 : pow(a, 2.5);
        double v = a * 3.0 - 1.875 == 0.0 ? b : pow(1.7, a);
        r[i] = u + v;
        s[i] = a > 0.87 && a < 0.88 ? 42.0 : pow(a * a * 2.0 == 0.28125 ? 7.0 : a, 0.286);
    }
}
