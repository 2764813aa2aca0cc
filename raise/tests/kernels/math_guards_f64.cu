// construct: math / functions under guards that the compiler merges with their own tests, f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_guards_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i], c = z[i];
        double sum = a > 0.2 ? log(a) : b;
        sum += a > 0.0 ? pow(a, b) : 0.0;
        sum += c > 0.0 ? c * log(c) : 0.0;
        sum += b < -0.4 ? exp(b) : 1.0;
        r[i] = sum;
        if (c > 1.0e-20) {
            s[i] = pow(c, 0.286) + b / c;
        } else {
            s[i] = c <= -1.0e-3 ? sqrt(-c) : 1.0;
        }
    }
}
