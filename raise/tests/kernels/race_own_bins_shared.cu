// construct: races / a histogram of each thread's own in shared memory, without atomics, then summed
// builds: sm_80 sm_120 clang
extern "C" __global__ void own_bins_shared(const unsigned char *x, int *o, int n, int per_thread) {
    __shared__ int bins[8 * 32];
    int t = threadIdx.x, first = (blockIdx.x * blockDim.x + t) * per_thread;
    for (int b = 0; b < 8; b++) bins[b * 32 + t] = 0;
    for (int k = 0; k < per_thread; k++)
        if (first + k < n) bins[(x[first + k] >> 5) * 32 + t]++;
    __syncthreads();
    if (t < 8) {
        int sum = 0;
        for (int k = 0; k < 32; k++) sum += bins[t * 32 + k];
        o[blockIdx.x * 8 + t] = sum;
    }
}
