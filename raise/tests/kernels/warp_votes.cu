// construct: warp / votes of those that are there
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_votes(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned here = __activemask();
    int v = x[i];
    int any = __any_sync(here, v > 14), all = __all_sync(here, v > -8), count = __popc(here);
    y[i] = any + 2 * all + 4 * count;
}
