// construct: math / sine, cosine and tangent of f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_f64(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i];
        r[i] = sin(a * 1.0e3) + cos(b);
        s[i] = tan(a) - sin(b) * cos(a);
    }
}
