// stencil_4096: one step of 2-D diffusion with the 5-point Laplacian, edges left alone; the benchmark
// builds: sm_80
extern "C" __global__ void diffuse(const float *__restrict__ u, float *__restrict__ v, int nx, int ny, float c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
        int k = j * nx + i;
        v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] - 4.0f * u[k]);
    }
}
