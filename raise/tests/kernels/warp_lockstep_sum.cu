// construct: warp / sums of blocks whose last warp runs in lockstep, without barriers, as older programs have it
// builds: sm_80 sm_120 clang debug
// no cpu referee: its lanes do not run in lockstep

template <unsigned SIZE>
__device__ void warp_sum(volatile float *s, unsigned t) {
    if (SIZE >= 64) s[t] += s[t + 32];
    if (SIZE >= 32) s[t] += s[t + 16];
    if (SIZE >= 16) s[t] += s[t + 8];
    if (SIZE >= 8) s[t] += s[t + 4];
    if (SIZE >= 4) s[t] += s[t + 2];
    if (SIZE >= 2) s[t] += s[t + 1];
}

extern "C" __global__ void warp_lockstep_sum(const float *x, float *sums, unsigned n) {
    __shared__ float s[128];
    unsigned t = threadIdx.x, i = blockIdx.x * 256 + t;
    float v = 0.0f;
    while (i < n) {
        v += x[i];
        if (i + 128 < n) v += x[i + 128];
        i += 256 * gridDim.x;
    }
    s[t] = v;
    __syncthreads();
    if (t < 64) s[t] += s[t + 64];
    __syncthreads();
    if (t < 32) warp_sum<128>(s, t);
    if (t == 0) sums[blockIdx.x] = s[0];
}
