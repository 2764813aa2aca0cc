// construct: nvrtc / a stencil staged in shared memory
// builds: nvrtc

extern "C" __global__ void nvrtc_stencil_shared(const float *in, float *out, int n) {
    __shared__ float tile[34];
    int i = blockIdx.x * 32 + threadIdx.x;
    tile[threadIdx.x + 1] = i < n ? in[i] : 0.0f;
    if (threadIdx.x == 0) tile[0] = i > 0 ? in[i - 1] : 0.0f;
    if (threadIdx.x == 31) tile[33] = i + 1 < n ? in[i + 1] : 0.0f;
    __syncthreads();
    if (i < n) out[i] = tile[threadIdx.x] - 2.0f * tile[threadIdx.x + 1] + tile[threadIdx.x + 2];
}
