// nbody: all pairs of bodies attract each other, softened; then they move
// builds: sm_80
extern "C" __global__ void attract(const float *__restrict__ x, const float *__restrict__ y, const float *__restrict__ z, const float *__restrict__ mass,
                                   float *__restrict__ ax, float *__restrict__ ay, float *__restrict__ az, int n, float softening)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float sum_x = 0.0f, sum_y = 0.0f, sum_z = 0.0f;
    for (int j = 0; j < n; j++) {
        float dx = x[j] - x[i], dy = y[j] - y[i], dz = z[j] - z[i];
        float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
        float pull = mass[j] * inverse * inverse * inverse;
        sum_x += pull * dx;
        sum_y += pull * dy;
        sum_z += pull * dz;
    }
    ax[i] = sum_x;
    ay[i] = sum_y;
    az[i] = sum_z;
}

extern "C" __global__ void move(float *x, float *y, float *z, float *u, float *v, float *w, const float *ax, const float *ay, const float *az, int n,
                                float dt)
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
