// construct: warp / where the positive elements of a warp go, by a ballot
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_compact(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x % 32;
    int v = i < n ? x[i] : 0;
    unsigned positive = __ballot_sync(0xffffffff, v > 0);
    int below = __popc(positive & ((1u << lane) - 1));
    int most = __popc(positive);
    if (i < n) y[i] = v > 0 ? below : most + lane;
}
