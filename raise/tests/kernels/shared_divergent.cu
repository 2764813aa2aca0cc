// construct: shared / a barrier that only some threads come to
// builds: sm_80 sm_120 clang
// refused: divergent

extern "C" __global__ void shared_divergent(const float *x, float *y) {
    __shared__ float s[32];
    int t = threadIdx.x;
    s[t] = x[t];
    if (x[t] > 0.0f) __syncthreads();
    y[t] = s[31 - t];
}
