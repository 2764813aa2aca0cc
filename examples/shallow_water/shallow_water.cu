// shallow_water: the rotating shallow-water equations on a doubly periodic C-grid, six kernels a step
// builds: sm_80 sm_100 lineinfo
//
// eta, the height of the surface, is at the centre of a cell; u at its west face, v at its south face, the
// vorticity at its south-west corner. Gravity waves step forward-backward: the new height drives the new
// velocities. So does rotation: the new u turns the new v.
//
//   transport      hu, hv  = depth-weighted velocities at the faces
//   continuity     eta    -= dt div(hu, hv)                                     in place
//   vorticity      vort    = f + dv/dx - du/dy
//   bernoulli      head    = g eta + (u^2 + v^2) / 2
//   momentum_u     u_new   = u + dt ( vort v - d head/dx + nu lap u - drag u)
//   momentum_v     v_new   = v + dt (-vort u - d head/dy + nu lap v - drag v)

extern "C" __global__ void transport(const float *__restrict__ eta, const float *__restrict__ u, const float *__restrict__ v,
                                     float *__restrict__ hu, float *__restrict__ hv, int nx, int ny, float depth)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int k = j * nx + i;
    int west = j * nx + (i == 0 ? nx - 1 : i - 1);
    int south = (j == 0 ? ny - 1 : j - 1) * nx + i;
    hu[k] = u[k] * (depth + 0.5f * (eta[west] + eta[k]));
    hv[k] = v[k] * (depth + 0.5f * (eta[south] + eta[k]));
}

extern "C" __global__ void continuity(float *eta, const float *hu, const float *hv, int nx, int ny, float dt, float dx)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int k = j * nx + i;
    int east = j * nx + (i == nx - 1 ? 0 : i + 1);
    int north = (j == ny - 1 ? 0 : j + 1) * nx + i;
    eta[k] -= dt / dx * (hu[east] - hu[k] + hv[north] - hv[k]);
}

extern "C" __global__ void vorticity(const float *u, const float *v, float *vort, int nx, int ny, float dx, float coriolis)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int k = j * nx + i;
    int west = j * nx + (i + nx - 1) % nx;
    int south = (j + ny - 1) % ny * nx + i;
    vort[k] = coriolis + ((v[k] - v[west]) - (u[k] - u[south])) / dx;
}

extern "C" __global__ void bernoulli(const float *eta, const float *u, const float *v, float *head, int nx, int ny, float gravity)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int k = j * nx + i;
    int east = j * nx + (i + 1) % nx;
    int north = (j + 1) % ny * nx + i;
    float kinetic = 0.25f * (u[k] * u[k] + u[east] * u[east] + v[k] * v[k] + v[north] * v[north]);
    head[k] = gravity * eta[k] + kinetic;
}

extern "C" __global__ void momentum_u(const float *__restrict__ u, const float *__restrict__ v,
                                      const float *__restrict__ vort, const float *__restrict__ head,
                                      float *__restrict__ u_new, int nx, int ny, float dt, float dx, float viscosity, float drag)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int w = i == 0 ? nx - 1 : i - 1;
    int e = i == nx - 1 ? 0 : i + 1;
    int s = j == 0 ? ny - 1 : j - 1;
    int n = j == ny - 1 ? 0 : j + 1;
    float here = u[j * nx + i];
    float vort_u = 0.5f * (vort[j * nx + i] + vort[n * nx + i]);
    float v_u = 0.25f * (v[j * nx + i] + v[j * nx + w] + v[n * nx + i] + v[n * nx + w]);
    float slope = (head[j * nx + i] - head[j * nx + w]) / dx;
    float laplacian = (u[j * nx + w] + u[j * nx + e] + u[s * nx + i] + u[n * nx + i] - 4.0f * here) / (dx * dx);
    u_new[j * nx + i] = here + dt * (vort_u * v_u - slope + viscosity * laplacian - drag * here);
}

extern "C" __global__ void momentum_v(const float *__restrict__ u_new, const float *__restrict__ v,
                                      const float *__restrict__ vort, const float *__restrict__ head,
                                      float *__restrict__ v_new, int nx, int ny, float dt, float dx, float viscosity, float drag)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int w = i == 0 ? nx - 1 : i - 1;
    int e = i == nx - 1 ? 0 : i + 1;
    int s = j == 0 ? ny - 1 : j - 1;
    int n = j == ny - 1 ? 0 : j + 1;
    float here = v[j * nx + i];
    float vort_v = 0.5f * (vort[j * nx + i] + vort[j * nx + e]);
    float u_v = 0.25f * (u_new[j * nx + i] + u_new[j * nx + e] + u_new[s * nx + i] + u_new[s * nx + e]);
    float slope = (head[j * nx + i] - head[s * nx + i]) / dx;
    float laplacian = (v[j * nx + w] + v[j * nx + e] + v[s * nx + i] + v[n * nx + i] - 4.0f * here) / (dx * dx);
    v_new[j * nx + i] = here + dt * (-vort_v * u_v - slope + viscosity * laplacian - drag * here);
}
