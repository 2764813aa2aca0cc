// construct: suite / random numbers by a linear congruence, hits counted in a loop
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_monte_carlo(const unsigned *seeds, int *hits, int n, int draws) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned state = seeds[i];
    int count = 0;
    for (int d = 0; d < draws; ++d) {
        state = state * 1664525u + 1013904223u;
        float x = (state >> 8) * (1.0f / 16777216.0f);
        state = state * 1664525u + 1013904223u;
        float y = (state >> 8) * (1.0f / 16777216.0f);
        if (x * x + y * y < 1.0f) ++count;
    }
    hits[i] = count;
}
