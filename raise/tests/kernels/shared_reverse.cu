// construct: shared / a block turns its elements round
// builds: sm_80 sm_120 clang

#define T 48
extern "C" __global__ void shared_reverse(const float *x, float *y) {
    __shared__ float s[T];
    int t = threadIdx.x;
    s[t] = 2.0f * x[blockIdx.x * T + t];
    __syncthreads();
    y[blockIdx.x * T + t] = s[T - 1 - t];
}
