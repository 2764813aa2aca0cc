// construct: races / a barrier of half a warp between a store and a load of the other half
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_warp_barrier_half(const float *x, float *y, int n) {
    __shared__ float s[16];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    float v = i < n ? x[i] : 0.0f;
    if (t < 16) {
        s[t] = v;
        __syncwarp(0xffff);
        v = s[15 - t];
    }
    v += s[t & 15];
    if (i < n) y[i] = v;
}
