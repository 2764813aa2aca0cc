// construct: math / every way to round
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_rounding(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i] * 7.3f, b = y[i] * 3.0f;
        r[i] = rintf(a) + roundf(b) * 2.0f + truncf(a) - floorf(b) + ceilf(a) * 0.5f;
        s[i] = (float)lroundf(a) + (float)llrintf(b) + (float)round((double)a + 0.25) + nearbyintf(b);
    }
}
