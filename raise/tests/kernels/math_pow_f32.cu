// construct: math / powers with variable and constant exponents and bases
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_pow_f32(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = fabsf(x[i]) + 0.01f, b = y[i];
        r[i] = powf(a, b) + powf(a, 0.286f) - powf(x[i], 2.0f);
        s[i] = powf(1.7f, b) * powf(a, -1.5f);
    }
}
