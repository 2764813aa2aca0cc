// construct: reported / a reduction, a stencil and a broadcast over dimensions of size one
// builds: sm_80 sm_120 clang

extern "C" __global__ void reported_size_one(const float *in, float *sums, float *out, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y;
    if (i >= nx) return;
    float sum = 0.0f;
    for (int j = 0; j < ny; ++j) sum += in[(k * ny + j) * nx + i];
    sums[k * nx + i] = sum;
    for (int j = 0; j < ny; ++j) {
        int south = j == 0 ? ny - 1 : j - 1, north = j == ny - 1 ? 0 : j + 1;
        out[(k * ny + j) * nx + i] = in[(k * ny + north) * nx + i] - in[(k * ny + south) * nx + i] + sum;
    }
}
