// construct: math / the same in f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_elementary_f64(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i];
        double p = exp(a) + 2.0 * exp(-b);
        double q = log(fabs(a) + 0.5) - log2(b * b + 0.1) * log10(fabs(b) + 2.0);
        r[i] = p * q + expm1(0.1 * a) + log1p(a * a);
        s[i] = exp2(a) - exp10(0.2 * b) * a;
    }
}
