// construct: shared / two elements per thread are staged, and read as pairs at a distance
// builds: sm_80 sm_120 clang
extern "C" __global__ void distant_pairs(const float *x, float *y, int n) {
    __shared__ float s[128];
    int t = threadIdx.x, first = blockIdx.x * 128;
    for (int e = t; e < 128; e += 64)
        if (first + e < n) s[e] = x[first + e];
    __syncthreads();
    int i = t / 16 * 32 + t % 16, j = i + 16;
    if (first + j >= n) return;
    y[first + i] = s[i] + s[j];
    y[first + j] = s[i] - s[j];
}
