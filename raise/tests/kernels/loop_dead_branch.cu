// construct: control / loops in branches that no thread enters
// builds: sm_80 sm_120 clang debug
// With -G, the bound of the branch is not folded.
extern "C" __global__ void loop_dead_branch(const float *d, float *state, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float v = state[i];
    for (int k = 0; k < 6 && d[i] < v; ++k) {
        v -= 0.25f;
        if (k < (int)fmin(fmax(-0.375, -1e6), 1e6)) {
            for (int j = 0, end = k & 7; j < end; ++j) v = v * 0.5f + d[j];
        }
    }
    state[i] = v;
}
