// construct: memory / each thread exchanges two rows of global memory by pointer, and two of its own
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_pingpong(float *even, float *odd, float *y, int n, int m, int steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float *from = even + i * m, *to = odd + i * m;
    float u[4] = {1.0f, 2.0f, 3.0f, 4.0f + i}, v[4] = {5.0f, 6.0f + i, 7.0f, 8.0f};
    float *p = u, *q = v;
#pragma unroll 1
    for (int k = 0; k < steps; k++) {
        for (int j = 0; j < m; j++) to[j] = 0.5f * (from[j] + from[j > 0 ? j - 1 : m - 1]) + p[k & 3];
#pragma unroll 1
        for (int j = 0; j < 4; j++) q[j] = 0.5f * p[3 - j] + k;
        float *other = from;
        from = to;
        to = other;
        float *r = p;
        p = q;
        q = r;
    }
    y[i] = from[m - 1] + p[i & 3];
}
