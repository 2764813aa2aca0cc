// construct: shared / several phases in one array
// builds: sm_80 sm_120 clang

#define T 40
extern "C" __global__ void shared_phases(const float *x, float *y, int n) {
    __shared__ float s[T];
    int i = blockIdx.x * T + threadIdx.x, t = threadIdx.x;
    s[t] = i < n ? x[i] : 1.0f;
    __syncthreads();
    float next = s[(t + 1) % T];
    __syncthreads();
    s[t] = next * 0.5f + s[t];
    __syncthreads();
    float before = t > 0 ? s[t - 1] : 0.0f;
    __syncthreads();
    s[T - 1 - t] = before;
    __syncthreads();
    if (i < n) y[i] = s[t] - next;
}
