// construct: loops / and, or, xor, min, max, product of i32, u32 and i64
// builds: sm_80 sm_120 clang
extern "C" __global__ void integer_folds(const int *a, const long long *b, int *s, unsigned *u, long long *l, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int all = -1, any = 0, odd = 0, lo = 2147483647, hi = -2147483647 - 1, product = 1;
    unsigned ulo = 4294967295u, uhi = 0;
    long long llo = 9223372036854775807ll, lhi = -llo - 1, sum = 0;
    for (int k = 0; k < len; k++) {
        int x = a[k * n + i];
        all &= x;
        any |= x;
        odd ^= x;
        lo = x < lo ? x : lo;
        hi = x > hi ? x : hi;
        product *= x;
        ulo = (unsigned)x < ulo ? (unsigned)x : ulo;
        uhi = (unsigned)x > uhi ? (unsigned)x : uhi;
        long long y = b[k * n + i];
        llo = y < llo ? y : llo;
        lhi = y > lhi ? y : lhi;
        sum += y;
    }
    s[i] = all;
    s[n + i] = any;
    s[2 * n + i] = odd;
    s[3 * n + i] = lo;
    s[4 * n + i] = hi;
    s[5 * n + i] = product;
    u[i] = ulo;
    u[n + i] = uhi;
    l[i] = llo;
    l[n + i] = lhi;
    l[2 * n + i] = sum;
}
