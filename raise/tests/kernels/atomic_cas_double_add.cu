// construct: atomics / sum of f64 by compare-and-swap, as before sm_60
// builds: sm_80 sm_120 clang
__device__ double add(double *address, double value) {
    unsigned long long *bits = (unsigned long long *)address;
    unsigned long long old = *bits, assumed;
    do {
        assumed = old;
        old = atomicCAS(bits, assumed, __double_as_longlong(value + __longlong_as_double(assumed)));
    } while (assumed != old);
    return __longlong_as_double(old);
}

extern "C" __global__ void cas_double_add(const double *x, const int *key, double *total, double *bins, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        add(total, x[i]);
        add(&bins[key[i]], x[i]);
    }
}
