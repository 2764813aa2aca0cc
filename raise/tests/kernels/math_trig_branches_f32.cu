// construct: math / sines in loops and branches in f32, some of large arguments
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_branches_f32(const float *x, const float *y, const float *z, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i], c = z[i];
        float sum = 0.0f;
        for (int k = 0; k < 5; k++) sum += sinf(a * k) * cosf(b + k);
        r[i] = sum;
        if (a > 0.1f) {
            s[i] = sinf(b * 3.0e5f) + cosf(c);
        } else {
            float u, v;
            sincosf(c, &u, &v);
            s[i] = cosf(b) * tanf(a) + u * v;
        }
    }
}
