// construct: math / remainder of f32
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_ieee_remainder(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i];
        r[i] = remainderf(a * 1.0e3f, b);
        s[i] = remainderf(a * 100.0f, 6.25f) + fmodf(b, a);
    }
}
