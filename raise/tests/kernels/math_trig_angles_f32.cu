// construct: math / sine, cosine and tangent of three arguments in f32, some large
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_angles_f32(const float *x, const float *y, const float *z, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i], c = z[i];
        float half = sinf(0.5f * (a - b)), across = sinf(2.0e5f * c);
        r[i] = half * half + cosf(a) * cosf(b) * across * across;
        s[i] = sinf(a) * cosf(b) + tanf(c);
    }
}
