// construct: types / population counts, leading zeros, reversals, permutes, funnel shifts, bit fields, dot products of bytes
// builds: sm_80 sm_120
extern "C" __global__ void type_bit_tricks(const unsigned *x, unsigned *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned a = x[i], b = x[n - 1 - i];
    unsigned r = __popc(a) + 33 * __clz(b) + 57 * __ffs(a);
    r ^= __brev(a) + __byte_perm(a, b, 0x6420) + __byte_perm(a, b, a & 0x7777);
    r ^= __funnelshift_l(a, b, i) ^ __funnelshift_rc(a, b, i);
    r += (a >> 5 & 0x3f) + ((b & 0xff) << 9 | (a & 0xfff001ff));
    r ^= __dp4a(a, b, r);
    r += __sad((int)a, (int)b, 5u) + __popcll((unsigned long long)a << 32 | b);
    y[i] = r ^ ((a & b) | (~a & r));
}
