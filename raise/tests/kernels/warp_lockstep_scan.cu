// construct: warp / prefix sums of a block by warps in lockstep, lanes of which a condition leaves out
// builds: sm_80 sm_120 clang debug
// no cpu referee: its lanes do not run in lockstep

__device__ int warp_scan(volatile int *s, unsigned t) {
    const unsigned lane = t & 31;
    if (lane >= 1) s[t] = s[t - 1] + s[t];
    if (lane >= 2) s[t] = s[t - 2] + s[t];
    if (lane >= 4) s[t] = s[t - 4] + s[t];
    if (lane >= 8) s[t] = s[t - 8] + s[t];
    if (lane >= 16) s[t] = s[t - 16] + s[t];
    return s[t];
}

extern "C" __global__ void warp_lockstep_scan(const int *x, int *sums, int n) {
    __shared__ int s[128];
    unsigned t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? x[i] : 0;
    int v = warp_scan(s, t);
    __syncthreads();
    if ((t & 31) == 31) s[t >> 5] = v;
    __syncthreads();
    if (t < 32) warp_scan(s, t);
    __syncthreads();
    if (t >= 32) v += s[(t >> 5) - 1];
    if (i < n) sums[i] = v;
}
