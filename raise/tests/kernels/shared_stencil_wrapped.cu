// construct: shared / a stencil with a staged halo that is wrapped around
// builds: sm_80 sm_120 clang

#define TX 16
#define TY 8
extern "C" __global__ void shared_stencil_wrapped(const double *u, double *v, int nx, int ny) {
    __shared__ double s[TY + 2][TX + 2];
    int i = blockIdx.x * TX + threadIdx.x, j = blockIdx.y * TY + threadIdx.y;
    int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    s[ty][tx] = u[j * nx + i];
    if (threadIdx.x == 0) s[ty][0] = u[j * nx + (i == 0 ? nx - 1 : i - 1)];
    if (threadIdx.x == TX - 1) s[ty][TX + 1] = u[j * nx + (i == nx - 1 ? 0 : i + 1)];
    if (threadIdx.y == 0) s[0][tx] = u[(j == 0 ? ny - 1 : j - 1) * nx + i];
    if (threadIdx.y == TY - 1) s[TY + 1][tx] = u[(j == ny - 1 ? 0 : j + 1) * nx + i];
    __syncthreads();
    v[j * nx + i] = s[ty][tx - 1] + s[ty][tx + 1] + s[ty - 1][tx] + s[ty + 1][tx] - 4.0 * s[ty][tx];
}

extern "C" __global__ void plain_stencil_wrapped(const double *u, double *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int w = i == 0 ? nx - 1 : i - 1, e = i == nx - 1 ? 0 : i + 1, s = j == 0 ? ny - 1 : j - 1, n = j == ny - 1 ? 0 : j + 1;
    v[j * nx + i] = u[j * nx + w] + u[j * nx + e] + u[s * nx + i] + u[n * nx + i] - 4.0 * u[j * nx + i];
}
