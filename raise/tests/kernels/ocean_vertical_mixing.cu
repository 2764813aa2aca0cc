// construct: ocean / implicit diffusion of a column: Thomas' algorithm down and up, a work array beside
// builds: sm_80 sm_120 clang

extern "C" __global__ void ocean_vertical_mixing(double *c, const double *kappa, double *work, int nx, int ny, int nz, double dt, double dz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int level = nx * ny, at = j * nx + i;
    double scale = dt / (dz * dz);
    double above = kappa[level + at] * scale;
    double beta = 1.0 + above;
    c[at] = c[at] / beta;
    for (int k = 1; k < nz; ++k) {
        double lower = k == nz - 1 ? 0.0 : kappa[(k + 1) * level + at] * scale;
        work[k * level + at] = -above / beta;
        beta = 1.0 + above + lower + above * work[k * level + at];
        c[k * level + at] = (c[k * level + at] + above * c[(k - 1) * level + at]) / beta;
        above = lower;
    }
    for (int k = nz - 2; k >= 0; --k)
        c[k * level + at] -= work[(k + 1) * level + at] * c[(k + 1) * level + at];
}
