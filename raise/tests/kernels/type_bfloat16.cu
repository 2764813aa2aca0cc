// construct: types / bfloat16: arithmetic and conversion both ways
// builds: sm_80 sm_120 clang
#include <cuda_bf16.h>

extern "C" __global__ void type_bfloat16(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    __nv_bfloat16 a = __float2bfloat16(x[i]);
    __nv_bfloat16 b = __hfma(a, a, __float2bfloat16(0.5f));
    __nv_bfloat162 p = __floats2bfloat162_rn(x[i], x[n - 1 - i]);
    p = __hfma2(p, p, __float2bfloat162_rn(1.0f));
    y[i] = __bfloat162float(__hmax(b, __high2bfloat16(p))) + __low2float(p);
}
