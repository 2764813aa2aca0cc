// construct: index / three different halos and strides, 7 points
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_halo_3d(const double *c, double *rate, int nx, int ny, int nz, int hx, int hy, int hz, double k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + hx;
    int j = blockIdx.y * blockDim.y + threadIdx.y + hy;
    int l = blockIdx.z + hz;
    if (i >= nx + hx || j >= ny + hy || l >= nz + hz) return;
    int sy = nx + 2 * hx, sz = sy * (ny + 2 * hy);
    long long at = i + (long long)j * sy + (long long)l * sz;
    double sum = c[at - 1] + c[at + 1] + c[at - sy] + c[at + sy] + c[at - sz] + c[at + sz];
    rate[at] = k * (sum - 6.0 * c[at]);
}
