// construct: index / i % nx and i / nx of a 1-D launch
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_rows_cols(const double *in, double *out, int nx, int ny) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= nx * ny) return;
    int i = t % nx, j = t / nx;
    out[j * nx + i] = in[j * nx + i] * (double)(j + 1) + (double)i;
}
