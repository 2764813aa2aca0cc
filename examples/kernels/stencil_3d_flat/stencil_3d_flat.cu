// stencil_3d_flat: one step of 3-D diffusion, faces left alone, one flat thread index for the three axes
// shows:  i, j, k taken out of a flat index by / and %
// builds: sm_80
extern "C" __global__ void stencil_3d_flat(const float *u, float *v, int nx, int ny, int nz, float c)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= nx * ny * nz)
        return;
    int i = at % nx;
    int j = (at / nx) % ny;
    int k = at / (nx * ny);
    if (i == 0 || i == nx - 1 || j == 0 || j == ny - 1 || k == 0 || k == nz - 1)
        return;
    v[at] = u[at] + c * (u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - nx * ny] + u[at + nx * ny] - 6.0f * u[at]);
}
