// construct: races / batches, whose number is data of the block: two elements between barriers meet in one block
// builds: sm_80 sm_120 clang
// refused: same element
extern "C" __global__ void race_batches(const int *count, const int *at, float *y) {
    __shared__ float sums[32];
    int n = count[blockIdx.x];
    sums[threadIdx.x] = 0.0f;
    __syncthreads();
    for (int b = 0; b < n; b++) {
        sums[(at[blockIdx.x * 16 + b] + threadIdx.x) % 32] += 1.0f;
        if (b != 1) __syncthreads();
        sums[(at[blockIdx.x * 16 + b + 1] + threadIdx.x) % 32] += 2.0f;
        __syncthreads();
    }
    y[blockIdx.x * 32 + threadIdx.x] = sums[threadIdx.x];
}
