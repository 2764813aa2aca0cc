// construct: shared / a stencil with a staged halo of two cells
// builds: sm_80 sm_120 clang

#define TX 16
#define TY 6
extern "C" __global__ void shared_stencil_wide(const float *u, float *v, int nx, int ny) {
    __shared__ float s[TY + 4][TX + 4];
    int i = blockIdx.x * TX + threadIdx.x, j = blockIdx.y * TY + threadIdx.y;
    int tx = threadIdx.x + 2, ty = threadIdx.y + 2;
    if (i < nx && j < ny) {
        s[ty][tx] = u[j * nx + i];
        if (threadIdx.x < 2) {
            if (i >= 2) s[ty][tx - 2] = u[j * nx + i - 2];
            if (i + TX < nx) s[ty][tx + TX] = u[j * nx + i + TX];
        }
        if (threadIdx.y < 2) {
            if (j >= 2) s[ty - 2][tx] = u[(j - 2) * nx + i];
            if (j + TY < ny) s[ty + TY][tx] = u[(j + TY) * nx + i];
        }
    }
    __syncthreads();
    if (i >= 2 && i < nx - 2 && j >= 2 && j < ny - 2)
        v[j * nx + i] = 16.0f * (s[ty][tx - 1] + s[ty][tx + 1] + s[ty - 1][tx] + s[ty + 1][tx]) - 60.0f * s[ty][tx]
                      - (s[ty][tx - 2] + s[ty][tx + 2] + s[ty - 2][tx] + s[ty + 2][tx]);
}

extern "C" __global__ void plain_stencil_wide(const float *u, float *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= 2 && i < nx - 2 && j >= 2 && j < ny - 2) {
        const float *at = u + j * nx + i;
        v[j * nx + i] = 16.0f * (at[-1] + at[1] + at[-nx] + at[nx]) - 60.0f * at[0] - (at[-2] + at[2] + at[-2 * nx] + at[2 * nx]);
    }
}
