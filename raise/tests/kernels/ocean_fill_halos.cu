// construct: ocean / halos of a periodic field, corners too, by one thread a halo cell
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_fill_halos(float *c, int nx, int ny, int h) {
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    int sx = nx + 2 * h;
    if (k >= h) return;
    if (t < ny) {
        c[(t + h) * sx + k] = c[(t + h) * sx + k + nx];
        c[(t + h) * sx + k + nx + h] = c[(t + h) * sx + k + h];
    }
}
