// construct: types / NaN, infinities and what does not fit, to integers of each width
// builds: sm_80 sm_120 clang
// no cpu referee: C++ leaves conversions of what does not fit open; the table of PTX instructions tests them

extern "C" __global__ void type_nan_to_int(const double *over, const double *under, int *ints, long long *longs, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = over[i] / under[i];
    float f = (float)x;
    ints[4 * i] = (int)x;
    ints[4 * i + 1] = (int)__double2uint_rn(x);
    ints[4 * i + 2] = (int)f;
    ints[4 * i + 3] = (int)__float2uint_ru(f);
    longs[4 * i] = (long long)x;
    longs[4 * i + 1] = (long long)__double2ull_rd(x);
    longs[4 * i + 2] = llrintf(f);
    longs[4 * i + 3] = (long long)(unsigned long long)f;
}
