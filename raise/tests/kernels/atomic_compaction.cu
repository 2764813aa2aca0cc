// construct: atomics / stream compaction: the counter before the add is where the thread stores
// builds: sm_80 sm_120 clang
extern "C" __global__ void compaction(const float *x, float *out, int *from, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && x[i] > 0.5f) {
        int at = atomicAdd(count, 1);
        out[at] = x[i];
        from[at] = i;
    }
}
