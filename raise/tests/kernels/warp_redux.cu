// construct: warp / reductions of integers in a warp
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_redux(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] : 0;
    int sum = __reduce_add_sync(0xffffffff, v), least = __reduce_min_sync(0xffffffff, v);
    unsigned most = __reduce_max_sync(0xffffffff, (unsigned)v), bits = __reduce_xor_sync(0xffffffff, (unsigned)v);
    if (i < n) y[i] = sum + 3 * least + (int)(most % 1000) + (int)bits;
}
