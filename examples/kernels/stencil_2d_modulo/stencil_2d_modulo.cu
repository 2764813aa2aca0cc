// stencil_2d_modulo: one step of 2-D diffusion on a doubly periodic domain
// shows:  indices wrapped by remainder, `(i + 1) % nx` and `(i + nx - 1) % nx`
// builds: sm_80
extern "C" __global__ void stencil_2d_modulo(const float *__restrict__ u, float *__restrict__ v, int nx, int ny, float c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny)
        return;
    int e = (i + 1) % nx, w = (i + nx - 1) % nx;
    int n = (j + 1) % ny, s = (j + ny - 1) % ny;
    float laplacian = u[j * nx + e] + u[j * nx + w] + u[n * nx + i] + u[s * nx + i] - 4.0f * u[j * nx + i];
    v[j * nx + i] = u[j * nx + i] + c * laplacian;
}
