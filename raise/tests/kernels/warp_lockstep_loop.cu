// construct: warp / loops of lanes in lockstep: a tree whose lanes drop out, an exchange of neighbours, and loops that lanes leave one by one
// builds: sm_80 sm_120 clang
// no cpu referee: its lanes do not run in lockstep

extern "C" __global__ void warp_lockstep_loop(const float *x, const int *count, float *sums, float *sorted, float *spread, int n) {
    __shared__ volatile float s[64];
    int t = threadIdx.x, lane = t & 31, i = blockIdx.x * 64 + t;
    float v = i < n ? x[i] : 0.0f;
    s[t] = v;
    for (int d = 16; d > 0; d >>= 1)
        if (lane < d) s[t] += s[t + d];
    if (lane == 0) sums[i / 32] = s[t];
    s[t] = v;
    for (int turn = 0; turn < 32; turn++) {
        int other = t ^ 1;
        if (turn & 1) other = lane == 0 || lane == 31 ? t : ((t - 1) ^ 1) + 1;
        float mine = s[t], theirs = s[other];
        s[t] = (other > t) == (mine < theirs) ? mine : theirs;
    }
    if (i < n) sorted[i] = s[t];
    s[t] = v;
    int turns = i < n ? count[i] : 0;
    for (int turn = 0; turn < turns; turn++) s[t] = 0.5f * (s[t] + s[(t & 32) | ((t + 1) & 31)]);
    float last = s[t ^ 1];
    if (i < n) spread[i] = last;
}
