// construct: shared / a stencil of overlapping staged tiles, clamped at the walls
// builds: sm_80 sm_120 clang

#define TX 14
#define TY 6
extern "C" __global__ void shared_stencil_clamped(const float *u, float *v, int nx, int ny) {
    __shared__ float s[TY + 2][TX + 2];
    int tx = threadIdx.x, ty = threadIdx.y;
    int i = blockIdx.x * TX + tx - 1, j = blockIdx.y * TY + ty - 1;
    s[ty][tx] = u[min(max(j, 0), ny - 1) * nx + min(max(i, 0), nx - 1)];
    __syncthreads();
    if (tx >= 1 && tx <= TX && ty >= 1 && ty <= TY && i < nx && j < ny)
        v[j * nx + i] = s[ty][tx - 1] + s[ty][tx + 1] + s[ty - 1][tx] + s[ty + 1][tx] - 4.0f * s[ty][tx];
}

extern "C" __global__ void plain_stencil_clamped(const float *u, float *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int w = max(i - 1, 0), e = min(i + 1, nx - 1), s = max(j - 1, 0), n = min(j + 1, ny - 1);
    v[j * nx + i] = u[j * nx + w] + u[j * nx + e] + u[s * nx + i] + u[n * nx + i] - 4.0f * u[j * nx + i];
}
