// construct: index / x is the slowest dimension: z-y-x order with the threads along z
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_zyx(const float *u, float *w, int nx, int ny, int nz) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int i = blockIdx.z;
    if (k >= nz || j >= ny) return;
    int east = i + 1 < nx ? i + 1 : i;
    w[k + nz * (j + ny * i)] = 0.5f * (u[k + nz * (j + ny * i)] + u[k + nz * (j + ny * east)]);
}
