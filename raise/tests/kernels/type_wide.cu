// construct: types / 64-bit integers: high halves of products, division, wide and 24-bit products
// builds: sm_80 sm_120
extern "C" __global__ void type_wide(const unsigned long long *x, unsigned long long *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned long long a = x[i], b = x[n - 1 - i] | 1;
    unsigned long long high = __umul64hi(a, b);
    long long signed_high = __mul64hi((long long)a, (long long)b);
    unsigned hi32 = __umulhi((unsigned)a, (unsigned)b);
    int shi32 = __mulhi((int)a, (int)b);
    unsigned m24 = __umul24((unsigned)a, (unsigned)b);
    y[i] = high ^ (unsigned long long)signed_high ^ (a / b) ^ (a % b) ^ ((unsigned long long)hi32 << 32) ^ (unsigned)shi32 ^ m24;
}
