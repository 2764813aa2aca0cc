// construct: warp / all lanes of a warp have the sum, by butterflies
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_sum_xor(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    float v = i < n ? x[i] : 0.0f;
    for (int by = 16; by > 0; by /= 2) v += __shfl_xor_sync(0xffffffff, v, by);
    if (i < n) y[i] = x[i] / v;
}
