// construct: types / sums that LLVM gives in closed form, in 33 and 65 bits, and 128-bit products
// builds: sm_80 sm_120 clang debug

extern "C" __global__ void type_closed_sum(const unsigned *count, const unsigned long long *x, unsigned *squares,
                                           unsigned long long *sums, unsigned long long *halves, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned s = 0;
    for (unsigned k = 0; k < count[i] % 1000; k++) s += k * k;
    squares[i] = s;
    unsigned long long t = 0;
    for (unsigned long long k = 0; k < count[i] % 777; k++) t += k;
    sums[i] = t;
    unsigned __int128 p = (unsigned __int128)x[i] * x[(i + 1) % n] + ((unsigned __int128)x[i] << 61);
    __int128 q = (__int128)p - x[n - 1 - i];
    halves[2 * i] = (unsigned long long)(q >> 3);
    halves[2 * i + 1] = (unsigned long long)(p >> 64) ^ (q < 0 ? 1 : 2) ^ (p > (unsigned __int128)q ? 4 : 8);
}
