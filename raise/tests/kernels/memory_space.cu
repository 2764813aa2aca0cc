// construct: memory / asking for the state space of an address that follows from its array
// builds: sm_80 sm_120 clang
// no cpu referee: state spaces
__device__ __noinline__ float scaled(const float *p) {
    return __isShared(p) ? 2.0f * *p : __isGlobal(p) ? 3.0f * *p : __isLocal(p) ? 5.0f * *p : 0.0f;
}

extern "C" __global__ void memory_space(const float *x, float *y, int n) {
    __shared__ float s[32];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    if (i < n) y[i] = scaled(s + 31 - t) + scaled(x + i);
}
