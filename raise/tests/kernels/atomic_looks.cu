// construct: atomics / a comparison that saves an atomic or a compare-and-swap loop: greatest and least integers, floats and doubles
// builds: sm_80 sm_120 clang debug
__device__ void float_max(float *p, float v) {
    int *bits = (int *)p, old = *bits, assumed;
    if (v > __int_as_float(old))
        do {
            assumed = old;
            old = atomicCAS(bits, assumed, __float_as_int(fmaxf(v, __int_as_float(assumed))));
        } while (assumed != old);
}

__device__ void double_min(double *p, double v) {
    unsigned long long *bits = (unsigned long long *)p, old = *bits, assumed;
    if (*p <= v)
        return;
    do {
        assumed = old;
        if (__longlong_as_double(assumed) <= v)
            break;
        old = atomicCAS(bits, assumed, __double_as_longlong(v));
    } while (assumed != old);
}

extern "C" __global__ void atomic_looks(const int *key, const int *v, int *most, unsigned *least, float *high, double *low, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int k = key[i];
        if (v[i] > most[k])
            atomicMax(&most[k], v[i]);
        unsigned seen = least[k], w = v[i] & 15;
        while (w < seen) {
            unsigned found = atomicCAS(&least[k], seen, w);
            if (found == seen)
                break;
            seen = found;
        }
        float_max(&high[k], 0.5f * v[i]);
        double_min(&low[k], 0.25 * v[i]);
        int old = count[k], assumed;
        do {
            assumed = old;
            if (assumed >= 12)
                break;
            old = atomicCAS(&count[k], assumed, assumed + 1);
        } while (assumed != old);
    }
}
