// stencil_3d: one step of 3-D diffusion with the 7-point Laplacian, edges left alone
// builds: sm_80
template <typename Real>
__device__ void diffuse(const Real *__restrict__ u, Real *__restrict__ v, int nx, int ny, int nz, Real c)
{
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    int z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x > 0 && x < nx - 1 && y > 0 && y < ny - 1 && z > 0 && z < nz - 1) {
        int k = (z * ny + y) * nx + x;
        v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] + u[k - nx * ny] + u[k + nx * ny] - Real(6) * u[k]);
    }
}

extern "C" __global__ void diffuse_f32(const float *__restrict__ u, float *__restrict__ v, int nx, int ny, int nz, float c)
{
    diffuse(u, v, nx, ny, nz, c);
}

extern "C" __global__ void diffuse_f64(const double *__restrict__ u, double *__restrict__ v, int nx, int ny, int nz, double c)
{
    diffuse(u, v, nx, ny, nz, c);
}
