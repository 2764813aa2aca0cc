// construct: math / sine and cosine of one angle share their reduction
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_sincos(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i], u, v;
        sincosf(a, &u, &v);
        r[i] = u * b - v;
        s[i] = sinf(b) * sinf(b) + cosf(b) * v;
    }
}
