// construct: shared / a stencil with a staged halo and its corners
// builds: sm_80 sm_120 clang

#define TX 32
#define TY 4
extern "C" __global__ void shared_stencil_box(const double *u, double *v, int nx, int ny) {
    __shared__ double s[TY + 2][TX + 2];
    int tx = threadIdx.x, ty = threadIdx.y;
    int i = blockIdx.x * TX + tx, j = blockIdx.y * TY + ty;
    if (i >= nx || j >= ny) return;
    const double *at = u + j * nx + i;
    bool west = tx == 0 && i > 0, east = tx == TX - 1 && i < nx - 1;
    bool south = ty == 0 && j > 0, north = ty == TY - 1 && j < ny - 1;
    s[ty + 1][tx + 1] = at[0];
    if (west) s[ty + 1][0] = at[-1];
    if (east) s[ty + 1][TX + 1] = at[1];
    if (south) s[0][tx + 1] = at[-nx];
    if (north) s[TY + 1][tx + 1] = at[nx];
    if (south && west) s[0][0] = at[-nx - 1];
    if (south && east) s[0][TX + 1] = at[-nx + 1];
    if (north && west) s[TY + 1][0] = at[nx - 1];
    if (north && east) s[TY + 1][TX + 1] = at[nx + 1];
    __syncthreads();
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)
        v[j * nx + i] = 0.25 * s[ty + 1][tx + 1]
                      + 0.125 * (s[ty + 1][tx] + s[ty + 1][tx + 2] + s[ty][tx + 1] + s[ty + 2][tx + 1])
                      + 0.0625 * (s[ty][tx] + s[ty][tx + 2] + s[ty + 2][tx] + s[ty + 2][tx + 2]);
}

extern "C" __global__ void plain_stencil_box(const double *u, double *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1) {
        const double *at = u + j * nx + i;
        v[j * nx + i] = 0.25 * at[0] + 0.125 * (at[-1] + at[1] + at[-nx] + at[nx])
                      + 0.0625 * (at[-nx - 1] + at[-nx + 1] + at[nx - 1] + at[nx + 1]);
    }
}
