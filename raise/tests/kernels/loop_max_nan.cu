// construct: loops / a maximum, and a minimum, that keep NaNs
// builds: sm_80 sm_120 clang
// no cpu referee: inline PTX
extern "C" __global__ void loop_max_nan(const float *x, float *high, float *low, int n, int m)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = 0.5f, b = 0.5f;
    for (int k = 0; k < m; k++) {
        // one in each of a few rows is a NaN
        float v = sqrtf(x[i * m + k]);
#ifdef __clang__
        a = __nvvm_fmax_nan_f(a, v);
        b = __nvvm_fmin_nan_f(b, v);
#else
        asm("max.NaN.f32 %0, %1, %2;" : "=f"(a) : "f"(a), "f"(v));
        asm("min.NaN.f32 %0, %1, %2;" : "=f"(b) : "f"(b), "f"(v));
#endif
    }
    high[i] = a;
    low[i] = b;
}
