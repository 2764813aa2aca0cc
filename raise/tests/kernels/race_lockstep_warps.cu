// construct: races / two warps, the lanes of each in lockstep, store to the same elements
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_lockstep_warps(const float *x, float *y, int n) {
    __shared__ volatile float s[48];
    int t = threadIdx.x, lane = t & 31, i = blockIdx.x * 64 + t;
    s[lane] = i < n ? x[i] : 0.0f;
    s[lane] += s[lane + 16];
    s[lane] += s[lane + 8];
    if (i < n) y[i] = s[lane];
}
