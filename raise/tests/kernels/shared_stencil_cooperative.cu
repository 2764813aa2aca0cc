// construct: shared / a stencil with a tile that all threads fill in a loop
// builds: sm_80 sm_120 clang

#define TX 16
#define TY 8
#define WX (TX + 2)
#define WY (TY + 2)
extern "C" __global__ void shared_stencil_cooperative(const float *u, float *v, int nx, int ny) {
    __shared__ float s[WX * WY];
    int left = blockIdx.x * TX - 1, low = blockIdx.y * TY - 1;
    for (int t = threadIdx.y * TX + threadIdx.x; t < WX * WY; t += TX * TY) {
        int i = left + t % WX, j = low + t / WX;
        s[t] = i >= 0 && i < nx && j >= 0 && j < ny ? u[j * nx + i] : 0.0f;
    }
    __syncthreads();
    int i = left + threadIdx.x + 1, j = low + threadIdx.y + 1;
    const float *at = s + (threadIdx.y + 1) * WX + threadIdx.x + 1;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)
        v[j * nx + i] = at[-1] + at[1] + at[-WX] + at[WX] - 4.0f * at[0];
}

extern "C" __global__ void plain_stencil_cooperative(const float *u, float *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)
        v[j * nx + i] = u[j * nx + i - 1] + u[j * nx + i + 1] + u[(j - 1) * nx + i] + u[(j + 1) * nx + i] - 4.0f * u[j * nx + i];
}
