// construct: atomics / two counters in one word: the low half by a compare-and-swap loop, the high half by an addition of another thread
// builds: sm_80 sm_120 clang
extern "C" __global__ void cas_half_words(const int *key, const unsigned *v, unsigned *word, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned *p = &word[key[i]];
        unsigned old = *p, assumed;
        do {
            assumed = old;
            old = atomicCAS(p, assumed, (assumed & 0xffff0000u) | ((assumed + v[i]) & 0xffffu));
        } while (assumed != old);
        atomicAdd(&word[key[n - 1 - i]], 0x10000u);
    }
}
