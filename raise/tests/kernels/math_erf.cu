// construct: math / error functions
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_erf(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i];
        r[i] = erf(a) + erfc(b) * 0.5;
        s[i] = erff((float)a) - erfcf((float)b);
    }
}
