// construct: atomics / the greatest value and its place, a pair in 64 bits that a loop of compare-and-swaps changes
// builds: sm_80 sm_120 clang
extern "C" __global__ void pair_best(const float *x, const int *group, unsigned long long *best, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned long long *at = &best[group[i]], old = *at, seen;
    do {
        seen = old;
        float value = __uint_as_float((unsigned)seen);
        if (value > x[i] || (value == x[i] && (int)(seen >> 32) <= i)) break;
        old = atomicCAS(at, seen, (unsigned long long)i << 32 | __float_as_uint(x[i]));
    } while (seen != old);
}
