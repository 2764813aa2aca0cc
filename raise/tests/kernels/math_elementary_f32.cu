// construct: math / exp, log, exp2, log2, log10, expm1, log1p of f32, mixed in one expression
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_elementary_f32(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i];
        float p = expf(a) + 2.0f * expf(-b);
        float q = logf(fabsf(a) + 0.5f) - log2f(b * b + 0.1f) * log10f(fabsf(b) + 2.0f);
        r[i] = p * q + expm1f(0.1f * a) + log1pf(a * a);
        s[i] = exp2f(a) - exp10f(0.2f * b) * a;
    }
}
