// construct: index / a grid far larger than the array
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_large_grid(const float *in, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i] * in[i];
}
