// construct: atomics / a compare-and-swap loop of an update of its own: saturating and wrapping by a modulus
// builds: sm_80 sm_120 clang
extern "C" __global__ void cas_saturating(const unsigned *v, unsigned *sum, unsigned *mod, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        unsigned old = *sum, assumed;
        do {
            assumed = old;
            unsigned next = assumed + v[i];
            old = atomicCAS(sum, assumed, next > 500u ? 500u : next);
        } while (assumed != old);
        unsigned *m = &mod[i % 5];
        old = *m;
        do {
            assumed = old;
            old = atomicCAS(m, assumed, (assumed + v[i]) % 97u);
        } while (assumed != old);
    }
}
