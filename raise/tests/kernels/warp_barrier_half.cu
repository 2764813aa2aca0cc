// construct: warp / half a warp that exchanges values between barriers of its own
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_barrier_half(const float *x, float *y, int n) {
    __shared__ float s[32];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    if (t < 16) {
        float v = s[t] + s[t + 16];
        s[t] = v;
        __syncwarp(0xffff);
        v += s[(t + 8) & 15];
        __syncwarp(0xffff);
        s[t] = v;
        __syncwarp(0xffff);
        v += s[t ^ 1];
        y[blockIdx.x * 16 + t] = v;
    }
}
