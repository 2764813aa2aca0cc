// construct: types / saturation, and conversions of numbers that do not fit
// builds: sm_80 sm_120 clang
// no cpu referee: C++ leaves conversions of what does not fit open; the table of PTX instructions tests them
extern "C" __global__ void type_saturate(const float *x, float *y, int *k, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    y[i] = __saturatef(a) + __saturatef(-0.5f * a);
    k[i] = (int)(a * 1e9f) ^ (int)(unsigned)fabsf(a * 2e9f);
}
