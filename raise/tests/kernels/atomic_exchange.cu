// construct: atomics / exchanges and swaps: at an element of one's own, of all, and at data
// builds: sm_80 sm_120 clang
extern "C" __global__ void exchange(const int *key, int *own, int *slot, int *bins, int *seen, int *last, int *won, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        own[i] += atomicExch(&seen[i], i);
        last[i] = atomicExch(slot, i);
        won[i] = atomicCAS(&bins[key[i]], -1, i);
    }
}
