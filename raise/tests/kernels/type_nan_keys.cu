// construct: types / bits of computed NaNs, as the keys of a sort
// builds: sm_80 sm_120 clang
// no cpu referee: the bits of a NaN that is computed are the processor's own
extern "C" __global__ void type_nan_keys(const float *x, const float *y, unsigned *key, unsigned *largest, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned bits = __float_as_uint(x[i] / y[i]);
    key[i] = bits ^ ((int)bits < 0 ? 0xffffffffu : 0x80000000u);
    float root = y[i] > 0.5f ? sqrtf(x[i]) : x[i] * y[i];
    atomicMax(&largest[i % 3], __float_as_uint(root) & 0x7fffffffu);
}
