// construct: math / arcus functions in f32 and f64
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_inverse_trig(const double *x, const double *y, double *r, double *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = y[i];
        double c = a / (1.0 + fabs(a));
        r[i] = asin(c) + acos(c) * atan(b) + atan2(a, b);
        s[i] = asinf((float)c) - acosf((float)c) + atanf((float)b) * atan2f((float)a, (float)b);
    }
}
