// construct: math / both remainders of f32 in one kernel
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_two_remainders(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i] * 37.0f, b = y[i];
        r[i] = fmodf(a, b);
        s[i] = remainderf(a, b);
    }
}
