// construct: math / powers and remainders of a constant with cases of the program's own
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_hidden_powers_f32(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = rintf(fabsf(x[i]) * 8.0f) * 0.125f, b = y[i];
        float u = a == 0.625f ? 1.0f : powf(a, 2.5f);
        float v = a * 3.0f - 1.875f == 0.0f ? b : powf(1.7f, a);
        r[i] = u + v + powf(a * a * 2.0f == 0.28125f ? 7.0f : a, 0.286f);
        float w = a > 0.87f && a < 0.88f ? 42.0f : powf(a, -1.5f);
        s[i] = w + (a * 1.5f + 1.0f == 2.5f ? 5.0f : fmodf(a, 0.7f));
    }
}
