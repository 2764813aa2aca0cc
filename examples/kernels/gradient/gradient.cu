// gradient: centred differences of a field, one-sided at the edges
// shows:  two outputs, a different formula at each end of each axis
// builds: sm_80
extern "C" __global__ void gradient(const float *__restrict__ f, float *__restrict__ fx, float *__restrict__ fy, int nx, int ny, float dx, float dy)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < nx && j < ny) {
        int k = j * nx + i;
        if (i == 0)
            fx[k] = (f[k + 1] - f[k]) / dx;
        else if (i == nx - 1)
            fx[k] = (f[k] - f[k - 1]) / dx;
        else
            fx[k] = (f[k + 1] - f[k - 1]) / (2.0f * dx);
        if (j == 0)
            fy[k] = (f[k + nx] - f[k]) / dy;
        else if (j == ny - 1)
            fy[k] = (f[k] - f[k - nx]) / dy;
        else
            fy[k] = (f[k + nx] - f[k - nx]) / (2.0f * dy);
    }
}
