// construct: types / bits of floats: copysign, classification, exponents taken apart
// builds: sm_80 sm_120
extern "C" __global__ void type_copysign(const float *x, const double *d, float *y, double *e, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    int bits = __float_as_int(a);
    int exponent = (bits >> 23 & 0xff) - 127;
    float mantissa = __int_as_float((bits & 0x807fffff) | 0x3f800000);
    y[i] = copysignf(mantissa, (float)d[i]) + exponent + (isinf(a) ? 1 : 0) + (signbit(a) ? 0.5f : 0.0f);
    e[i] = copysign(d[i], -(double)a) + __hiloint2double(__double2hiint(d[i]), __double2loint(d[i]) ^ 1);
}
