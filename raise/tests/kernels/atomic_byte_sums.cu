// construct: atomics / sums of bytes, each by compare-and-swaps of the word around it: the byte's place in the word is of its address
// builds: sm_80 sm_120 clang
extern "C" __global__ void byte_sums(const unsigned char *x, const int *bin, unsigned char *sums, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    size_t at = (size_t)(sums + bin[i]);
    unsigned *word = (unsigned *)((char *)sums + bin[i] - (at & 3));
    unsigned shift = 8 * (unsigned)(at & 3), old = *word, seen;
    do {
        seen = old;
        unsigned sum = (seen >> shift & 255) + x[i] & 255;
        old = atomicCAS(word, seen, seen & ~(255u << shift) | sum << shift);
    } while (old != seen);
}
