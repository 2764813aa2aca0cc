// stencil_2d: one step of 2-D diffusion with the 5-point Laplacian, edges left alone
// builds: sm_80
template <typename Real>
__device__ void diffuse(const Real *__restrict__ u, Real *__restrict__ v, int nx, int ny, Real c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
        int k = j * nx + i;
        v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] - Real(4) * u[k]);
    }
}

extern "C" __global__ void diffuse_f32(const float *__restrict__ u, float *__restrict__ v, int nx, int ny, float c)
{
    diffuse(u, v, nx, ny, c);
}

extern "C" __global__ void diffuse_f64(const double *__restrict__ u, double *__restrict__ v, int nx, int ny, double c)
{
    diffuse(u, v, nx, ny, c);
}
