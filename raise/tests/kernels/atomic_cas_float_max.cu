// construct: atomics / greatest and least f32 by compare-and-swap
// builds: sm_80 sm_120 clang
extern "C" __global__ void cas_float_max(const float *x, float *most, float *least, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int *bits = (int *)most;
        int old = *bits, assumed;
        do {
            assumed = old;
            old = atomicCAS(bits, assumed, __float_as_int(fmaxf(x[i], __int_as_float(assumed))));
        } while (assumed != old);
        unsigned *low = (unsigned *)&least[i % 3];
        unsigned seen = *low, before;
        do {
            before = seen;
            seen = atomicCAS(low, before, __float_as_uint(fminf(x[i], __uint_as_float(before))));
        } while (before != seen);
    }
}
