// diffusion: div(kappa grad c) with a diffusivity that varies, no flux through the walls
// shows:  f64, face averages, conditionals that choose a value and not an address, loads in a branch
// builds: sm_80 sm_100 lineinfo clang_sm_60
extern "C" __global__ void diffusion(const double *__restrict__ c, const double *__restrict__ kappa, double *__restrict__ c_new, int nx, int ny, double dt, double dx)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int k = j * nx + i;
    double west = i > 0 ? 0.5 * (kappa[k] + kappa[k - 1]) * (c[k] - c[k - 1]) : 0.0;
    double east = i < nx - 1 ? 0.5 * (kappa[k] + kappa[k + 1]) * (c[k + 1] - c[k]) : 0.0;
    double south = j > 0 ? 0.5 * (kappa[k] + kappa[k - nx]) * (c[k] - c[k - nx]) : 0.0;
    double north = j < ny - 1 ? 0.5 * (kappa[k] + kappa[k + nx]) * (c[k + nx] - c[k]) : 0.0;
    c_new[k] = c[k] + dt / (dx * dx) * (east - west + north - south);
}
