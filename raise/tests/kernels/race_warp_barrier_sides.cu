// construct: races / two halves of a warp, each with a barrier of its own, exchange values
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_warp_barrier_sides(const float *x, float *y, int n) {
    __shared__ float s[16];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    float v = i < n ? x[i] : 0.0f;
    if (t < 16) {
        s[t] = v;
        __syncwarp(0xffff);
        v += s[15 - t];
        __syncwarp(0xffff);
    } else {
        s[t - 16] = v;
        __syncwarp(0xffff0000);
        v *= s[31 - t];
    }
    if (i < n) y[i] = v;
}
