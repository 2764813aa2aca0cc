// construct: types / min and max drop NaNs; comparisons that are true for NaN
// builds: sm_80 sm_120 clang
extern "C" __global__ void type_min_max_nan(const float *x, float *y, int *k, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    float b = i % 3 == 0 ? __int_as_float(0x7fffffff) : (float)i;
    y[i] = fminf(a, b) + fmaxf(a, b);
    k[i] = (a < b) + 2 * !(a < b) + 4 * (a != b) + 8 * (isnan(a) || isnan(b)) + 16 * !(a >= b && a <= b);
}
