// construct: index / dimensions permuted from x-y-z to z-x-y
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_permuted(const float *in, float *out, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z * blockDim.z + threadIdx.z;
    if (i < nx && j < ny && k < nz)
        out[(j * nx + i) * nz + k] = in[(k * ny + j) * nx + i] + 1.0f;
}
