// construct: math / sines in loops and branches in f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_branches_f64(const double *x, const double *y, const double *z, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i], c = z[i];
        double sum = 0.0;
        for (int k = 0; k < 5; k++) sum += sin(a * k) * cos(b + k);
        r[i] = sum;
        if (a > 0.1) {
            s[i] = sin(b) + cos(c);
        } else {
            double u, v;
            sincos(c, &u, &v);
            s[i] = cos(b) * tan(a) + u * v;
        }
    }
}
