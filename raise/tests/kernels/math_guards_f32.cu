// construct: math / functions under guards that the compiler merges with their own tests, f32
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_guards_f32(const float *x, const float *y, const float *z, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i], c = z[i];
        float sum = a > 0.2f ? logf(a) : b;
        sum += a > 0.0f ? powf(a, b) : 0.0f;
        sum += c > 0.0f ? c * logf(c) : 0.0f;
        sum += b < -0.4f ? expf(b) : 1.0f;
        r[i] = sum;
        if (c > 1.0e-20f) {
            s[i] = powf(c, 0.286f) + b / c;
        } else {
            s[i] = c <= -1.0e-3f ? sqrtf(-c) : 1.0f;
        }
    }
}
