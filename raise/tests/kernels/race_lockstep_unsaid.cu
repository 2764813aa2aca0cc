// construct: races / a sum by lanes in lockstep that nobody vouches for
// builds: sm_80 sm_120 clang
// refused: --assume-warp-synchronous

extern "C" __global__ void race_lockstep_unsaid(const float *x, float *sums, int n) {
    __shared__ volatile float s[48];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    s[t] = i < n ? x[i] : 0.0f;
    s[t] += s[t + 16];
    s[t] += s[t + 8];
    s[t] += s[t + 4];
    s[t] += s[t + 2];
    s[t] += s[t + 1];
    if (t == 0) sums[blockIdx.x] = s[0];
}
