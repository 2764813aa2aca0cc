// construct: shared / three time levels of a wave that a loop rotates by pointer
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_three_levels(const float *x, float *y, int n, int steps) {
    __shared__ float s[3][32];
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    float *older = s[0], *now = s[1], *next = s[2];
    older[t] = now[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int k = 0; k < steps; k++) {
        next[t] = 1.9f * now[t] - older[t] + 0.1f * (now[(t + 1) % 32] + now[(t + 31) % 32] - 2.0f * now[t]);
        __syncthreads();
        float *o = older; older = now; now = next; next = o;
    }
    if (i < n) y[i] = now[t];
}
