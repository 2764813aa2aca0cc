// construct: shared / a tiled transpose is a transpose
// builds: sm_80 sm_120 clang

#define TILE 16
extern "C" __global__ void shared_transpose(const float *in, float *out, int nx, int ny) {
    __shared__ float s[TILE][TILE + 1];
    int x = blockIdx.x * TILE + threadIdx.x, y = blockIdx.y * TILE + threadIdx.y;
    if (x < nx && y < ny) s[threadIdx.y][threadIdx.x] = in[y * nx + x];
    __syncthreads();
    int to_x = blockIdx.y * TILE + threadIdx.x, to_y = blockIdx.x * TILE + threadIdx.y;
    if (to_x < ny && to_y < nx) out[to_y * ny + to_x] = s[threadIdx.x][threadIdx.y];
}
