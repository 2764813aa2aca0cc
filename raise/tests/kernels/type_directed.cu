// construct: types / sums, products, quotients and roots that round in one direction: an interval stays around the exact value
// builds: sm_80 sm_120
extern "C" __global__ void type_directed(const float *x, const float *y, float *low, float *high, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i], b = y[i];
    low[i] = __fadd_rd(__fmul_rd(a, b), __fdiv_rd(a, b)) + __fsqrt_rd(b) + __fmaf_rd(a, b, -a);
    high[i] = __fadd_ru(__fmul_ru(a, b), __fdiv_ru(a, b)) + __fsqrt_ru(b) + __fmaf_ru(a, b, -a);
}
