// construct: warp / segments of eight lanes, and a lane that is data
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_segments(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : 1;
    int first = __shfl_sync(0xffffffff, v, 0, 8);
    int other = __shfl_sync(0xffffffff, v, (v + 64) % 32, 16);
    int up = __shfl_up_sync(0xffffffff, v, 3, 8), down = __shfl_down_sync(0xffffffff, v, 5, 8);
    int cross = __shfl_xor_sync(0xffffffff, v, 6);
    if (i < n) y[i] = first + 10 * other + 100 * up + 1000 * down + 10000 * cross;
}
