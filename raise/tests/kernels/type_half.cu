// construct: types / half precision: arithmetic, comparison, conversion both ways
// builds: sm_80 sm_120 clang
#include <cuda_fp16.h>

extern "C" __global__ void type_half(const float *x, __half *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __half a = __float2half(x[i]);
    __half b = __hmul(a, __float2half(0.75f));
    __half c = __hfma(a, b, __float2half(-1.25f));
    if (__hgt(c, b))
        c = __hsub(c, b);
    y[i] = __hadd(c, a);
}
