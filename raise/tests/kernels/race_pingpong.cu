// construct: races / two buffers that a loop exchanges with no barrier in between
// builds: sm_80 sm_120 clang
// refused: race

#define T 48
extern "C" __global__ void race_pingpong(const float *x, float *y, int n, int steps) {
    __shared__ float a[T + 2], b[T + 2];
    float *from = a, *to = b;
    int t = threadIdx.x, i = blockIdx.x * T + t;
    from[t + 1] = i < n ? x[i] : 0.0f;
    if (t == 0) {
        a[0] = b[0] = i > 0 ? x[i - 1] : 0.0f;
        a[T + 1] = b[T + 1] = i + T < n ? x[i + T] : 0.0f;
    }
    __syncthreads();
    for (int k = 0; k < steps; k++) {
        to[t + 1] = 0.25f * from[t] + 0.5f * from[t + 1] + 0.25f * from[t + 2];
        float *other = from;
        from = to;
        to = other;
    }
    __syncthreads();
    if (i < n) y[i] = from[t + 1];
}
