// construct: index / a leading dimension padded to a multiple of 32, read into one that is not
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_padded(const double *in, double *out, int n, int m, int ld) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y;
    if (j < m && i < n) out[i * m + j] = 2.0 * in[(long long)i * ld + j];
}
