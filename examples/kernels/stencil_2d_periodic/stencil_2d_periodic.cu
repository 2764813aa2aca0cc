// stencil_2d_periodic: one step of 2-D diffusion on a doubly periodic domain
// shows:  indices wrapped by a conditional, `i == 0 ? nx - 1 : i - 1`
// builds: sm_80 sm_100
extern "C" __global__ void stencil_2d_periodic(const float *u, float *v, int nx, int ny, float c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < nx && j < ny) {
        int west = (i == 0) ? nx - 1 : i - 1;
        int east = (i == nx - 1) ? 0 : i + 1;
        int south = (j == 0) ? ny - 1 : j - 1;
        int north = (j == ny - 1) ? 0 : j + 1;
        float here = u[j * nx + i];
        v[j * nx + i] = here + c * (u[j * nx + west] + u[j * nx + east] + u[south * nx + i] + u[north * nx + i] - 4.0f * here);
    }
}
