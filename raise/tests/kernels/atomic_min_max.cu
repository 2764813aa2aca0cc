// construct: atomics / least and greatest, signed, unsigned and 64 bits; a value packed with its index
// builds: sm_80 sm_120 clang
extern "C" __global__ void min_max(const int *a, int *least, int *greatest, unsigned *umin, unsigned *umax, unsigned long long *where, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicMin(least, a[i]);
        atomicMax(greatest, a[i]);
        atomicMin(&umin[i % 4], (unsigned)a[i]);
        atomicMax(umax, (unsigned)a[i]);
        unsigned long long packed = ((unsigned long long)(unsigned)(a[i] + 1000) << 32) | (unsigned)i;
        atomicMin(where, packed);
    }
}
