// construct: types / half and bfloat16 by value: as parameters, in pairs, in a structure that the thread indexes
// builds: sm_80 sm_120 clang
#include <cuda_fp16.h>
#include <cuda_bf16.h>
struct Weights {
    __half scale;
    __nv_bfloat16 shift;
    float bias;
    __half at[4];
};
extern "C" __global__ void half_arguments(const __half *x, const __nv_bfloat16 *y, __half *u, __nv_bfloat16 *v, __half2 *w, float *z, __half a, __nv_bfloat16 b, __half2 pair, Weights weights, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    u[i] = __hfma(x[i], weights.scale, weights.at[i % 4]);
    v[i] = i % 3 == 0 ? b : __hadd(y[i], b);
    w[i] = __hfma2(w[i], pair, __half2half2(a));
    z[i] = __half2float(x[i]) * weights.bias + __bfloat162float(weights.shift);
}
