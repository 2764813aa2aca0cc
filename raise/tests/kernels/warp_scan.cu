// construct: warp / prefix sums of a warp
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_scan(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    int v = i < n ? x[i] : 0;
    for (int by = 1; by < 32; by *= 2) {
        int below = __shfl_up_sync(0xffffffff, v, by);
        if (lane >= by) v += below;
    }
    if (i < n) y[i] = v;
}
