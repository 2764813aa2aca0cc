// construct: atomics / inc and dec with a limit, and their results
// builds: sm_80 sm_120 clang
extern "C" __global__ void tickets(unsigned *up, unsigned *down, unsigned *rising, unsigned *falling, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        rising[i] = atomicInc(up, 16u);
        falling[i] = atomicDec(&down[i % 3], 6u);
    }
}
