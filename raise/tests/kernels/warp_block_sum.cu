// construct: warp / a block sums by warps and then by one
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_block_sum(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    __shared__ float parts[32];
    int warp = threadIdx.x / 32;
    float v = i < n ? x[i] : 0.0f;
    for (int by = 16; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
    if (lane == 0) parts[warp] = v;
    __syncthreads();
    if (warp == 0) {
        v = lane < blockDim.x / 32 ? parts[lane] : 0.0f;
        for (int by = 16; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
        if (lane == 0) y[blockIdx.x] = v;
    }
}
