// construct: types / packed pairs of half precision
// builds: sm_80 sm_120 clang
#include <cuda_fp16.h>

extern "C" __global__ void type_half2(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __half2 a = __floats2half2_rn(x[2 * i], x[2 * i + 1]);
    __half2 b = __hfma2(a, __float2half2_rn(0.5f), __float2half2_rn(2.0f));
    __half2 c = __hmul2(b, __lowhigh2highlow(a));
    c = __hmax2(__hneg2(c), __habs2(a));
    float2 f = __half22float2(__hadd2(c, b));
    y[2 * i] = f.x;
    y[2 * i + 1] = f.y;
}
