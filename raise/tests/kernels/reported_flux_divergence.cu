// construct: reported / the divergence of upwind fluxes, each computed twice, with halos and a land mask
// builds: sm_80 sm_120 clang

__device__ __forceinline__ double upwind(double speed, double west, double east) {
    return speed > 0.0 ? speed * west : speed * east;
}

extern "C" __global__ void reported_flux_divergence(const double *u, const double *v, const double *c, const unsigned char *wet, double *rate, int nx, int ny, double dx, double dy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int s = nx + 2;
    int at = (j + 1) * s + i + 1;
    double west = wet[at - 1] && wet[at] ? upwind(u[at], c[at - 1], c[at]) : 0.0;
    double east = wet[at] && wet[at + 1] ? upwind(u[at + 1], c[at], c[at + 1]) : 0.0;
    double south = wet[at - s] && wet[at] ? upwind(v[at], c[at - s], c[at]) : 0.0;
    double north = wet[at] && wet[at + s] ? upwind(v[at + s], c[at], c[at + s]) : 0.0;
    rate[at] = (west - east) / dx + (south - north) / dy;
}
