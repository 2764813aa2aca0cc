// construct: math / functions with a case of the program's own for one number, f32
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_guard_points_f32(const float *x, const float *y, const float *z, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = rintf(x[i] * 8.0f) * 0.125f, b = y[i], c = z[i];
        r[i] = a == 0.625f ? 42.0f : logf(a);
        s[i] = fabsf(a - 1.375f) < 1.0e-3f ? b : expf(a) * (a == -0.875f ? c : sinf(a));
    }
}
