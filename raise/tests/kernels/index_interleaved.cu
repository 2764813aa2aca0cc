// construct: index / two components of a flat array, one in each half of the threads
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_interleaved(const float *uv, float *speed, float *half, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < 2 * n) half[t] = 0.5f * uv[t];
    if (t < n) speed[t] = uv[2 * t] * uv[2 * t] + uv[2 * t + 1] * uv[2 * t + 1];
}
