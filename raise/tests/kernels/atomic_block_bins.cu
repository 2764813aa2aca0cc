// construct: atomics / counters of a block in shared memory, added to those of all blocks
// builds: sm_80 sm_120 clang
extern "C" __global__ void block_bins(const int *key, int *bins, int *most, int n) {
    __shared__ int own[48];
    __shared__ int largest;
    for (int b = threadIdx.x; b < 48; b += blockDim.x) own[b] = 0;
    if (threadIdx.x == 0) largest = -2147483647 - 1;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        int k = key[blockIdx.y * n + i];
        atomicAdd(&own[k & 31], 1);
        atomicMax(&largest, k);
    }
    __syncthreads();
    // The last 16 counters are zero.
    for (int b = threadIdx.x; b < 48; b += blockDim.x)
        if (own[b] > 0) atomicAdd(&bins[blockIdx.y * 48 + b], own[b]);
    if (threadIdx.x == 0) atomicMax(most, largest);
}
