// construct: gradient / bodies that attract each other, a step of all pairs; their kinetic energy over the steps
// builds: sm_80 sm_120 clang
extern "C" __global__ void attract(const double *__restrict__ x, const double *__restrict__ y, const double *__restrict__ z,
                                   const double *__restrict__ mass, double *__restrict__ ax, double *__restrict__ ay, double *__restrict__ az, int n,
                                   double softening)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double sum_x = 0.0, sum_y = 0.0, sum_z = 0.0;
    for (int j = 0; j < n; j++) {
        double dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
        double inverse = 1.0 / sqrt(dx * dx + dy * dy + dz * dz + softening);
        double pull = mass[j] * inverse * inverse * inverse;
        sum_x += pull * dx;
        sum_y += pull * dy;
        sum_z += pull * dz;
    }
    ax[i] = sum_x;
    ay[i] = sum_y;
    az[i] = sum_z;
}

extern "C" __global__ void move(double *x, double *y, double *z, double *u, double *v, double *w, const double *ax, const double *ay,
                                const double *az, int n, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    u[i] += dt * ax[i];
    v[i] += dt * ay[i];
    w[i] += dt * az[i];
    x[i] += dt * u[i];
    y[i] += dt * v[i];
    z[i] += dt * w[i];
}

extern "C" __global__ void kinetic_energy(const double *mass, const double *u, const double *v, const double *w, double *J, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    double energy = i < n ? 0.5 * mass[i] * (u[i] * u[i] + v[i] * v[i] + w[i] * w[i]) : 0.0;
    for (int offset = 16; offset > 0; offset /= 2)
        energy += __shfl_down_sync(0xffffffffu, energy, offset);
    if (threadIdx.x % 32 == 0)
        atomicAdd(J, energy);
}
