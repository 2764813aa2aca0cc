// construct: types / products, quotients and remainders of 128 bits, whose corrections read the carry of a difference
// builds: sm_80 sm_120
extern "C" __global__ void type_wide_remainder(const unsigned long long *a, const unsigned long long *b, unsigned long long *rest,
                                               unsigned long long *times, unsigned long long m, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned __int128 product = (unsigned __int128)a[i] * b[i];
    rest[i] = (unsigned long long)(product % m);
    times[i] = (unsigned long long)((product / (m >> 7)) >> 3);
}
