// construct: shared / sweeps that end in the middle of a turn, before its last barrier, once the greatest change is small
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_sweeps(const float *b, float *x, int *its, int n, int maxit) {
    __shared__ float u[64], err[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    u[t] = 0.0f;
    float rhs = i < n ? b[i] : 0.0f;
    __syncthreads();
    int it;
    for (it = 0; it < maxit; it++) {
        float l = t > 0 ? u[t - 1] : 0.0f, r = t < 63 ? u[t + 1] : 0.0f, next = 0.25f * (rhs + l + r);
        err[t] = fabsf(next - u[t]);
        __syncthreads();
        u[t] = next;
        for (int h = 32; h > 0; h >>= 1) { if (t < h) err[t] = fmaxf(err[t], err[t + h]); __syncthreads(); }
        if (err[0] < 1e-3f) break;
        __syncthreads();
    }
    if (i < n) x[i] = u[t];
    if (t == 0) its[blockIdx.x] = it;
}
