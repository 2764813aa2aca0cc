// construct: ocean / a substep of the external mode: transports from the surface, the surface from transports
// builds: sm_80 sm_120 clang

extern "C" __global__ void transports(const double *eta, double *u, double *v, const double *depth, int nx, int ny, double g, double dt, double dx, double f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int west = i == 0 ? nx - 1 : i - 1;
    int at = j * nx + i;
    double h = 0.5 * (depth[at] + depth[j * nx + west]);
    u[at] += dt * (-g * h * (eta[at] - eta[j * nx + west]) / dx + f * v[at]);
    if (j > 0) v[at] -= dt * g * 0.5 * (depth[at] + depth[at - nx]) * (eta[at] - eta[at - nx]) / dx;
}

extern "C" __global__ void surface(double *eta, double *mean, const double *u, const double *v, int nx, int ny, double weight, double dt, double dx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int at = j * nx + i, east = i + 1 == nx ? 0 : i + 1;
    double north = j + 1 < ny ? v[at + nx] : 0.0;
    eta[at] -= dt * (u[j * nx + east] - u[at] + north - v[at]) / dx;
    mean[at] += weight * eta[at];
}
