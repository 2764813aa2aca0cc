// construct: math / functions with a case of the program's own for one number, f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_guard_points_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = rint(x[i] * 8.0) * 0.125, b = y[i], c = z[i];
        r[i] = a == 0.625 ? 42.0 : log(a);
        s[i] = fabs(a - 1.375) < 1.0e-3 ? b : exp(a) * (a == -0.875 ? c : sin(a));
    }
}
