// construct: memory / 64-bit integers that are added to addresses, and one that is hashed
// builds: sm_80 sm_120 clang debug
extern "C" __global__ void memory_unscaled_offset(const unsigned char *text, unsigned *hash, unsigned long long n, unsigned long long start,
                                                  unsigned long long seed, unsigned char *copy)
{
    unsigned long long sum = seed;
    for (unsigned long long i = start + threadIdx.x; i < n; i += 32)
        sum = sum * 31 + text[i];
    hash[threadIdx.x] = (unsigned)(sum ^ sum >> 32);
    if (start + threadIdx.x < n)
        copy[start + threadIdx.x] = text[threadIdx.x] + 1;
}
