// construct: ocean / vector-invariant momentum: vorticity, kinetic energy and their gradients over a periodic channel
// builds: sm_80 sm_120 clang

__device__ __forceinline__ double vorticity(const double *u, const double *v, int i, int j, int nx, int s) {
    int west = i == 0 ? nx - 1 : i - 1;
    return v[j * s + i] - v[j * s + west] - u[j * s + i] + u[(j - 1) * s + i];
}

extern "C" __global__ void ocean_vorticity_flux(const double *u, const double *v, double *gu, int nx, int ny, double dx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= nx || j >= ny - 1) return;
    int west = i == 0 ? nx - 1 : i - 1, east = i == nx - 1 ? 0 : i + 1;
    double south = vorticity(u, v, i, j, nx, nx), north = vorticity(u, v, i, j + 1, nx, nx);
    double flux = 0.25 * (south * (v[j * nx + i] + v[j * nx + west]) + north * (v[(j + 1) * nx + i] + v[(j + 1) * nx + west]));
    double k_east = 0.125 * (u[j * nx + i] + u[j * nx + east]) * (u[j * nx + i] + u[j * nx + east]);
    double k_west = 0.125 * (u[j * nx + i] + u[j * nx + west]) * (u[j * nx + i] + u[j * nx + west]);
    gu[j * nx + i] = (flux - k_east + k_west) / dx;
}
