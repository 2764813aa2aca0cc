// construct: warp / blocks of one warp, whose lanes exchange values in shared memory between barriers of the warp
// builds: sm_80 sm_120 clang

extern "C" __global__ void warp_barrier_one(const float *x, float *y, float *least, int n) {
    __shared__ float s[24];
    __shared__ float smallest;
    int t = threadIdx.x, i = blockIdx.x * 24 + t;
    float v = i < n ? x[i] : 1.0f;
    s[t] = v;
    __syncwarp();
    if (t == 0) {
        float m = s[0];
        for (int k = 1; k < 24; k++) m = fminf(m, s[k]);
        smallest = m;
        s[0] = 2.0f * s[23];
    }
    __syncwarp();
    float other = s[23 - t];
    __syncwarp();
    // Steps in which each lane takes what its neighbour had.
    for (int k = 0; k < 5; k++) {
        s[t] = other;
        __syncwarp();
        other = 0.5f * other + s[(t + 1) % 24] - smallest;
        __syncwarp();
    }
    if (i < n) y[i] = other;
    if (t == 0) least[blockIdx.x] = smallest;
}
