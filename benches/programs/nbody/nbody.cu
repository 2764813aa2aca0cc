// nbody: all pairs of bodies attract each other, softened; then they move
// builds: sm_80
template <typename Real>
__device__ void attract(const Real *__restrict__ x, const Real *__restrict__ y, const Real *__restrict__ z, const Real *__restrict__ mass,
                        Real *__restrict__ ax, Real *__restrict__ ay, Real *__restrict__ az, int n, Real softening)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Real sum_x = 0, sum_y = 0, sum_z = 0;
    for (int j = 0; j < n; j++) {
        Real dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
        Real inverse = rsqrt(dx * dx + dy * dy + dz * dz + softening);
        Real pull = mass[j] * inverse * inverse * inverse;
        sum_x += pull * dx;
        sum_y += pull * dy;
        sum_z += pull * dz;
    }
    ax[i] = sum_x;
    ay[i] = sum_y;
    az[i] = sum_z;
}

template <typename Real>
__device__ void move(Real *x, Real *y, Real *z, Real *u, Real *v, Real *w, const Real *ax, const Real *ay, const Real *az, int n,
                     Real dt)
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

extern "C" __global__ void attract_f32(const float *__restrict__ x, const float *__restrict__ y, const float *__restrict__ z,
                                       const float *__restrict__ mass, float *__restrict__ ax, float *__restrict__ ay, float *__restrict__ az, int n,
                                       float softening)
{
    attract(x, y, z, mass, ax, ay, az, n, softening);
}

extern "C" __global__ void attract_f64(const double *__restrict__ x, const double *__restrict__ y, const double *__restrict__ z,
                                       const double *__restrict__ mass, double *__restrict__ ax, double *__restrict__ ay, double *__restrict__ az,
                                       int n, double softening)
{
    attract(x, y, z, mass, ax, ay, az, n, softening);
}

extern "C" __global__ void move_f32(float *x, float *y, float *z, float *u, float *v, float *w, const float *ax, const float *ay, const float *az,
                                    int n, float dt)
{
    move(x, y, z, u, v, w, ax, ay, az, n, dt);
}

extern "C" __global__ void move_f64(double *x, double *y, double *z, double *u, double *v, double *w, const double *ax, const double *ay,
                                    const double *az, int n, double dt)
{
    move(x, y, z, u, v, w, ax, ay, az, n, dt);
}
