// construct: index / strided slices of a row, a thread for each
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_every_third(const float *in, float *out, int n) {
    int i = 3 * (blockIdx.x * blockDim.x + threadIdx.x) + 1;
    if (i >= n) return;
    out[i] = in[i - 1] + in[i];
    out[i - 1] = in[i - 1] - in[i];
}
