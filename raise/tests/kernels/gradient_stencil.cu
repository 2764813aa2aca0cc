// construct: gradient / Burgers' equation in two dimensions, periodic, and the misfit to data summed over the steps
// builds: sm_80 sm_120 clang
extern "C" __global__ void burgers(const double *__restrict__ u, double *__restrict__ v, int nx, int ny, double dt, double dx, double nu)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    double here = u[j * nx + i];
    double west = u[j * nx + (i == 0 ? nx - 1 : i - 1)], east = u[j * nx + (i == nx - 1 ? 0 : i + 1)];
    double south = u[(j == 0 ? ny - 1 : j - 1) * nx + i], north = u[(j == ny - 1 ? 0 : j + 1) * nx + i];
    double advected = (east * east - west * west + north * north - south * south) / (4.0 * dx);
    double diffused = nu * (east + west + north + south - 4.0 * here) / (dx * dx);
    v[j * nx + i] = here + dt * (diffused - advected);
}

extern "C" __global__ void misfit(const double *v, const double *data, double *J, int count)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < count)
        atomicAdd(J, 0.5 * (v[k] - data[k]) * (v[k] - data[k]));
}
