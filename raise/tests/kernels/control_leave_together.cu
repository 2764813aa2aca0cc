// construct: control / a loop of barriers that a block leaves when none of its threads has more to do, written out by the compiler
// builds: sm_80 sm_120 clang
#define T 64
extern "C" __global__ void control_leave_together(const int *steps, const float *x, float *y) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = x[i];
    for (int k = 0; k < 8; ++k) {
        if (!__syncthreads_or(k < steps[i])) break;
        float other = s[T - 1 - t];
        __syncthreads();
        if (k < steps[i]) s[t] += other;
    }
    y[i] = s[t];
}
