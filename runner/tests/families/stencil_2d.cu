// family: five points of two dimensions
// builds: sm_80 debug

#define TX 16
#define TY 8
#define FIVE(u, x, y) (u[(y) * nx + (x) - 1] + u[(y) * nx + (x) + 1] + u[((y) - 1) * nx + (x)] + u[((y) + 1) * nx + (x)] - 4.0f * u[(y) * nx + (x)])
#define INSIDE(x, y) ((x) > 0 && (x) < nx - 1 && (y) > 0 && (y) < ny - 1)
#define TILE (s[ty][tx - 1] + s[ty][tx + 1] + s[ty - 1][tx] + s[ty + 1][tx] - 4.0f * s[ty][tx])

extern "C" __global__ void plain(const float *u, float *v, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (INSIDE(x, y)) v[y * nx + x] = FIVE(u, x, y);
}

extern "C" __global__ void stride(const float *u, float *v, int nx, int ny) {
    for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < ny; y += gridDim.y * blockDim.y)
        for (int x = blockIdx.x * blockDim.x + threadIdx.x; x < nx; x += gridDim.x * blockDim.x)
            if (INSIDE(x, y)) v[y * nx + x] = FIVE(u, x, y);
}

// One dimension of threads, over all elements.
extern "C" __global__ void flat(const float *u, float *v, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx * ny) return;
    int x = i % nx, y = i / nx;
    if (INSIDE(x, y)) v[y * nx + x] = FIVE(u, x, y);
}

extern "C" __global__ void flat_stride(const float *u, float *v, int nx, int ny) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < nx * ny; i += gridDim.x * blockDim.x) {
        int x = i % nx, y = i / nx;
        if (INSIDE(x, y)) v[i] = u[i - 1] + u[i + 1] + u[i - nx] + u[i + nx] - 4.0f * u[i];
    }
}

// Threads at the edges of a block also load the halo.
extern "C" __global__ void staged(const float *u, float *v, int nx, int ny) {
    __shared__ float s[TY + 2][TX + 2];
    int tx = threadIdx.x + 1, ty = threadIdx.y + 1, x = blockIdx.x * TX + threadIdx.x, y = blockIdx.y * TY + threadIdx.y;
    s[ty][tx] = x < nx && y < ny ? u[y * nx + x] : 0.0f;
    if (tx == 1) s[ty][0] = x > 0 && y < ny ? u[y * nx + x - 1] : 0.0f;
    if (tx == TX) s[ty][TX + 1] = x + 1 < nx && y < ny ? u[y * nx + x + 1] : 0.0f;
    if (ty == 1) s[0][tx] = y > 0 && x < nx ? u[(y - 1) * nx + x] : 0.0f;
    if (ty == TY) s[TY + 1][tx] = y + 1 < ny && x < nx ? u[(y + 1) * nx + x] : 0.0f;
    __syncthreads();
    if (INSIDE(x, y)) v[y * nx + x] = TILE;
}

// The border of threads loads the halo and computes nothing.
extern "C" __global__ void halo_threads(const float *u, float *v, int nx, int ny) {
    __shared__ float s[TY][TX];
    int tx = threadIdx.x, ty = threadIdx.y, x = blockIdx.x * (TX - 2) + tx - 1, y = blockIdx.y * (TY - 2) + ty - 1;
    s[ty][tx] = x >= 0 && x < nx && y >= 0 && y < ny ? u[y * nx + x] : 0.0f;
    __syncthreads();
    if (tx > 0 && tx < TX - 1 && ty > 0 && ty < TY - 1 && INSIDE(x, y)) v[y * nx + x] = TILE;
}

// All threads load all of the tile with its halo, one dimension of them.
extern "C" __global__ void staged_loop(const float *u, float *v, int nx, int ny) {
    __shared__ float s[TY + 2][TX + 2];
    int x0 = blockIdx.x * TX - 1, y0 = blockIdx.y * TY - 1;
    for (int k = threadIdx.y * TX + threadIdx.x; k < (TX + 2) * (TY + 2); k += TX * TY) {
        int x = x0 + k % (TX + 2), y = y0 + k / (TX + 2);
        s[k / (TX + 2)][k % (TX + 2)] = x >= 0 && x < nx && y >= 0 && y < ny ? u[y * nx + x] : 0.0f;
    }
    __syncthreads();
    int tx = threadIdx.x + 1, ty = threadIdx.y + 1, x = x0 + tx, y = y0 + ty;
    if (INSIDE(x, y)) v[y * nx + x] = TILE;
}

// Four rows per thread.
extern "C" __global__ void several(const float *u, float *v, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 4; ++k) {
        int y = (blockIdx.y * blockDim.y + threadIdx.y) * 4 + k;
        if (INSIDE(x, y)) v[y * nx + x] = FIVE(u, x, y);
    }
}

// A thread goes along y; what it has read of the rows stays in registers.
extern "C" __global__ void marching(const float *u, float *v, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    if (x <= 0 || x >= nx - 1) return;
    float before = u[x], here = u[nx + x];
    for (int y = 1; y < ny - 1; ++y) {
        float after = u[(y + 1) * nx + x];
        v[y * nx + x] = u[y * nx + x - 1] + u[y * nx + x + 1] + before + after - 4.0f * here;
        before = here;
        here = after;
    }
}

struct Grid { int nx, ny; };
struct Five {
    const float *u;
    float *v;
    Grid g;
    __device__ void operator()(int x, int y) const {
        int nx = g.nx, ny = g.ny;
        if (INSIDE(x, y)) v[y * nx + x] = FIVE(u, x, y);
    }
};

template <typename F> __global__ void each(F f, Grid g) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < g.nx && y < g.ny) f(x, y);
}
template __global__ void each<Five>(Five, Grid);
