// stencil_2d: one step of 2-D diffusion with the 5-point Laplacian, edges left alone
// shows:  a 2-D grid, a guard on both axes, row-major addresses j*nx + i
// builds: sm_75 sm_80 sm_90 sm_100 sm_120 clang_sm_80
extern "C" __global__ void stencil_2d(const float *__restrict__ u, float *__restrict__ v, int nx, int ny, float c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
        int k = j * nx + i;
        v[k] = u[k] + c * (u[k - 1] + u[k + 1] + u[k - nx] + u[k + nx] - 4.0f * u[k]);
    }
}
