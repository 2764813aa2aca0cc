// construct: memory / one dynamic shared buffer holds doubles and floats
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_dynamic_shared_two_types(const float *x, double *y, int n) {
    extern __shared__ double buffer[];
    double *wide = buffer;
    float *narrow = (float *)(buffer + blockDim.x);
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
    narrow[t] = i < n ? x[i] : 0.0f;
    wide[t] = i < n ? 2.0 * x[i] : 0.0;
    __syncthreads();
    int other = blockDim.x - 1 - t;
    if (i < n) y[i] = wide[other] + narrow[t];
}
