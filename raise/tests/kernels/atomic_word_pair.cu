// construct: atomics / the least and the greatest value, a pair of floats that is read as such and changed as a word of 64 bits
// builds: sm_80 sm_120 clang
// not yet (clang): elements of 4 bytes
union Word {
    float2 pair;
    unsigned long long bits;
};

extern "C" __global__ void word_pair(const float *x, const int *group, float2 *ends, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float2 *at = &ends[group[i]];
    Word old, next;
    old.pair = *at;
    unsigned long long seen;
    do {
        seen = old.bits;
        next.pair = make_float2(fminf(old.pair.x, x[i]), fmaxf(old.pair.y, x[i]));
        old.bits = atomicCAS((unsigned long long *)at, seen, next.bits);
    } while (old.bits != seen);
}
