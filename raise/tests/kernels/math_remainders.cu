// construct: math / fmod, remainder, hypot, cbrt
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_remainders(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i] * 11.0f, b = fabsf(y[i]) + 0.3f;
        r[i] = fmodf(a, b) + hypotf(a, b) - cbrtf(a);
        s[i] = fmodf(a, 2.5f) + rsqrtf(b) * sqrtf(b + 1.0f);
    }
}
