// construct: races / lanes in lockstep that exchange values between the sides of a branch: which runs first is not known
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_lockstep_sides(const float *x, float *y, int n) {
    __shared__ volatile float s[32];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    s[t] = i < n ? x[i] : 0.0f;
    float v;
    if (t < 16) {
        s[t] = 2.0f * s[t + 16];
        v = s[15 - t];
    } else {
        v = s[31 - t];
        s[t] = v + 1.0f;
    }
    if (i < n) y[i] = v + s[t ^ 1];
}
