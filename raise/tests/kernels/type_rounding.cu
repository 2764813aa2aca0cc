// construct: types / conversions that round down, up, toward zero and to nearest
// builds: sm_80 sm_120
extern "C" __global__ void type_rounding(const float *x, const double *d, float *y, int *k, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    k[i] = __float2int_rd(a) + 10 * __float2int_ru(a) + 100 * __float2int_rn(a) + 1000 * __float2int_rz(a);
    float low = __double2float_rd(d[i]), high = __double2float_ru(d[i]);
    float mid = __int2float_rz(k[i] * 48271) + __uint2float_ru(0x7fffff81u + i);
    y[i] = (high - low) * 1e6f + mid + truncf(a) + rintf(a);
}
