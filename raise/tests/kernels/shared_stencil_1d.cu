// construct: shared / a stencil with a staged halo has the slices of the plain one
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_stencil_1d(const float *u, float *v, int n) {
    __shared__ float s[T + 2];
    int i = blockIdx.x * T + threadIdx.x;
    int t = threadIdx.x + 1;
    if (i < n) s[t] = u[i];
    if (threadIdx.x == 0 && i > 0) s[0] = u[i - 1];
    if (threadIdx.x == T - 1 && i + 1 < n) s[T + 1] = u[i + 1];
    __syncthreads();
    if (i > 0 && i < n - 1)
        v[i] = 0.25f * s[t - 1] + 0.5f * s[t] + 0.25f * s[t + 1];
}
