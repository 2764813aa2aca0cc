// construct: math / the intrinsics of -use_fast_math
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_fast(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = fabsf(y[i]) + 0.1f;
        r[i] = __expf(a) + __logf(b) * __powf(b, 1.3f) + __fdividef(a, b);
        s[i] = __sinf(a) + __cosf(a) - __log2f(b) + __exp10f(0.1f * a);
    }
}
