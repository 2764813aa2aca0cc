// construct: warp / a warp sums by halves
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_sum_down(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    float v = i < n ? x[i] : 0.0f;
    for (int by = 16; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by);
    if (lane == 0) y[i / 32] = v;
}
