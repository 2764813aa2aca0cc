// construct: reported / threads that leave a loop of barriers one by one and end, which no barrier waits for
// builds: sm_80 sm_120 clang
// refused: --fallback native
#define T 64
extern "C" __global__ void reported_barrier_left(const int *steps, const float *x, float *y) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = x[i];
    __syncthreads();
    for (int k = 0; k < 8; ++k) {
        if (k >= steps[i]) break;
        float other = s[(t + k) % T];
        __syncthreads();
        s[t] += other;
        __syncthreads();
    }
    y[i] = s[t];
}
