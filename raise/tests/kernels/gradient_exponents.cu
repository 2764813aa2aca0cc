// construct: gradient / functions that are not recognised, which take floats apart into mantissa and exponent
// builds: sm_80 sm_120
extern "C" __global__ void gradient_exponents(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = fabs(y[i]) + 0.1;
        int exponent;
        double mantissa = frexp(a, &exponent);
        r[i] = mantissa * b + exponent + 0.1 * tgamma(b + 0.4);
        s[i] = pow(b, a) + normcdf(a) * lgamma(b + 2.0);
    }
}
