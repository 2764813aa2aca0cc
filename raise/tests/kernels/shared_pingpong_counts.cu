// construct: shared / two buffers that a loop exchanges, as often as data says for each block
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_pingpong_counts(const float *x, const int *count, float *y, int n) {
    __shared__ float a[T], b[T];
    float *from = a, *to = b;
    int t = threadIdx.x, i = blockIdx.x * T + t;
    from[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int k = 0; k < count[blockIdx.x]; k++) {
        to[t] = 0.5f * (from[t] + from[(t + k) & (T - 1)]);
        __syncthreads();
        float *other = from;
        from = to;
        to = other;
    }
    if (i < n) y[i] = from[t];
}
