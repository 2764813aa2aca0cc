// construct: math / sines of large arguments: the slow path of the reduction
// builds: sm_80 sm_120 clang
extern "C" __global__ void math_trig_large(const float *x, const float *y, float *r, float *s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float a = x[i], b = y[i];
        r[i] = sinf(a * 1.0e6f) + cosf(b * 3.0e5f);
        s[i] = tanf(a) * cosf(b);
    }
}
