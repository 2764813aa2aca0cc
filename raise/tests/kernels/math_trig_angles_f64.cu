// construct: math / sine, cosine and tangent of three arguments in f64: great circles
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_angles_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i], c = z[i];
        double half = sin(0.5 * (a - b)), across = sin(0.5 * c);
        r[i] = half * half + cos(a) * cos(b) * across * across;
        s[i] = sin(a) * cos(b) + tan(c);
    }
}
