// construct: warp / a tree of sums in each warp of a block of two dimensions, guarded by the lane
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_barrier_tree(const float *x, float *sums, int n, int rows) {
    __shared__ float s[128];
    int t = threadIdx.y * blockDim.x + threadIdx.x, lane = t & 31;
    int row = blockIdx.x * blockDim.y + threadIdx.y;
    float v = 0.0f;
    if (row < rows)
        for (int k = threadIdx.x; k < n; k += blockDim.x) v += x[row * n + k];
    s[t] = v;
    __syncwarp();
    for (int h = 8; h > 0; h /= 2) {
        if ((lane & 15) < h) s[t] += s[t + h];
        __syncwarp();
    }
    if (row < rows && threadIdx.x == 0) sums[row] = s[t];
}
