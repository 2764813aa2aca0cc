// stencil_3d: one step of 3-D diffusion with the 7-point Laplacian, faces left alone
// shows:  a 3-D grid of 3-D blocks
// builds: sm_80 sm_100
extern "C" __global__ void stencil_3d(const double *__restrict__ u, double *__restrict__ v, int nx, int ny, int nz, double c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z * blockDim.z + threadIdx.z;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1 && k > 0 && k < nz - 1) {
        int at = (k * ny + j) * nx + i;
        v[at] = u[at] + c * (u[at - 1] + u[at + 1] + u[at - nx] + u[at + nx] + u[at - nx * ny] + u[at + nx * ny] - 6.0 * u[at]);
    }
}
