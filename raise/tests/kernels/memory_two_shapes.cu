// construct: memory / two kernels that see one array in different shapes
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_two_shapes_rows(float *u, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < nx && j < ny) u[j * nx + i] += 0.5f * j;
}

extern "C" __global__ void memory_two_shapes_flat(float *u, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) u[i] = 2.0f * u[i] + i;
}
