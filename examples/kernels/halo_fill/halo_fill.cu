// halo_fill: diffusion on an array with a halo one cell wide, filled periodically before each step
// shows:  edge copies within one array, several kernels and launches, an interior at offset (1, 1)
// builds: sm_80 sm_100

// west and east columns, interior rows only; one thread per row
extern "C" __global__ void fill_west_east(float *c, int nx, int ny)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int stride = nx + 2;
    if (j < ny) {
        float *row = c + (j + 1) * stride;
        row[0] = row[nx];
        row[nx + 1] = row[1];
    }
}

// south and north rows, corners too; one thread per column
extern "C" __global__ void fill_south_north(float *c, int nx, int ny)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int stride = nx + 2;
    if (i < stride) {
        c[i] = c[ny * stride + i];
        c[(ny + 1) * stride + i] = c[stride + i];
    }
}

extern "C" __global__ void diffuse(const float *__restrict__ c, float *__restrict__ c_new, int nx, int ny, float r)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int stride = nx + 2;
    if (i < nx && j < ny) {
        int k = (j + 1) * stride + i + 1;
        c_new[k] = c[k] + r * (c[k - 1] + c[k + 1] + c[k - stride] + c[k + stride] - 4.0f * c[k]);
    }
}
