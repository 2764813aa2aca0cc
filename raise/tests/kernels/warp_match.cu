// construct: warp / lanes that have the same number
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_match(const int *x, int *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int v = i < n ? x[i] % 5 : 99;
    unsigned same = __match_any_sync(0xffffffff, v);
    int all;
    unsigned whole = __match_all_sync(0xffffffff, threadIdx.x < 32 ? 7 : v, &all);
    if (i < n) y[i] = __popc(same) + 100 * __ffs(same) + (all ? 10000 : 0) + (whole != 0);
}
