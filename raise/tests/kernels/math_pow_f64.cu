// construct: math / the same in f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_pow_f64(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = fabs(x[i]) + 0.01, b = y[i];
        r[i] = pow(a, b) + pow(a, 0.286) - pow(x[i], 2.0);
        s[i] = pow(1.7, b) * pow(a, -1.5);
    }
}
