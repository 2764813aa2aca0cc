// family: seven points of three dimensions
// builds: sm_80 debug

#define TX 8
#define TY 4
#define TZ 4
#define AT(x, y, z) (((z) * ny + (y)) * nx + (x))
#define SEVEN(x, y, z) (u[AT(x - 1, y, z)] + u[AT(x + 1, y, z)] + u[AT(x, y - 1, z)] + u[AT(x, y + 1, z)] + u[AT(x, y, z - 1)] + u[AT(x, y, z + 1)] - 6.0 * u[AT(x, y, z)])
#define INSIDE(x, y, z) ((x) > 0 && (x) < nx - 1 && (y) > 0 && (y) < ny - 1 && (z) > 0 && (z) < nz - 1)

extern "C" __global__ void plain(const double *u, double *v, int nx, int ny, int nz) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    if (INSIDE(x, y, z)) v[AT(x, y, z)] = SEVEN(x, y, z);
}

extern "C" __global__ void stride(const double *u, double *v, int nx, int ny, int nz) {
    for (int z = blockIdx.z * blockDim.z + threadIdx.z; z < nz; z += gridDim.z * blockDim.z)
        for (int y = blockIdx.y * blockDim.y + threadIdx.y; y < ny; y += gridDim.y * blockDim.y)
            for (int x = blockIdx.x * blockDim.x + threadIdx.x; x < nx; x += gridDim.x * blockDim.x)
                if (INSIDE(x, y, z)) v[AT(x, y, z)] = SEVEN(x, y, z);
}

extern "C" __global__ void flat(const double *u, double *v, int nx, int ny, int nz) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx * ny * nz) return;
    int x = i % nx, y = i / nx % ny, z = i / (nx * ny);
    if (INSIDE(x, y, z)) v[AT(x, y, z)] = SEVEN(x, y, z);
}

// A tile with its halo; threads at the faces load what is beyond them.
extern "C" __global__ void staged(const double *u, double *v, int nx, int ny, int nz) {
    __shared__ double s[TZ + 2][TY + 2][TX + 2];
    int a = threadIdx.x + 1, b = threadIdx.y + 1, c = threadIdx.z + 1;
    int x = blockIdx.x * TX + threadIdx.x, y = blockIdx.y * TY + threadIdx.y, z = blockIdx.z * TZ + threadIdx.z;
    if (x < nx && y < ny && z < nz) {
        s[c][b][a] = u[AT(x, y, z)];
        if (a == 1 && x > 0) s[c][b][0] = u[AT(x - 1, y, z)];
        if (a == TX && x < nx - 1) s[c][b][TX + 1] = u[AT(x + 1, y, z)];
        if (b == 1 && y > 0) s[c][0][a] = u[AT(x, y - 1, z)];
        if (b == TY && y < ny - 1) s[c][TY + 1][a] = u[AT(x, y + 1, z)];
        if (c == 1 && z > 0) s[0][b][a] = u[AT(x, y, z - 1)];
        if (c == TZ && z < nz - 1) s[TZ + 1][b][a] = u[AT(x, y, z + 1)];
    }
    __syncthreads();
    if (INSIDE(x, y, z))
        v[AT(x, y, z)] = s[c][b][a - 1] + s[c][b][a + 1] + s[c][b - 1][a] + s[c][b + 1][a] + s[c - 1][b][a] + s[c + 1][b][a] - 6.0 * s[c][b][a];
}

// Threads go along z, with the plane in shared memory and what is above and below in registers.
extern "C" __global__ void marching(const double *u, double *v, int nx, int ny, int nz) {
    __shared__ double s[TY + 2][TX + 2];
    int a = threadIdx.x + 1, b = threadIdx.y + 1, x = blockIdx.x * TX + threadIdx.x, y = blockIdx.y * TY + threadIdx.y;
    bool in = x < nx && y < ny, inside = x > 0 && x < nx - 1 && y > 0 && y < ny - 1;
    double below = in ? u[AT(x, y, 0)] : 0.0, here = in ? u[AT(x, y, 1)] : 0.0;
    for (int z = 1; z < nz - 1; ++z) {
        double above = in ? u[AT(x, y, z + 1)] : 0.0;
        s[b][a] = here;
        if (in) {
            if (a == 1 && x > 0) s[b][0] = u[AT(x - 1, y, z)];
            if (a == TX && x < nx - 1) s[b][TX + 1] = u[AT(x + 1, y, z)];
            if (b == 1 && y > 0) s[0][a] = u[AT(x, y - 1, z)];
            if (b == TY && y < ny - 1) s[TY + 1][a] = u[AT(x, y + 1, z)];
        }
        __syncthreads();
        if (inside) v[AT(x, y, z)] = s[b][a - 1] + s[b][a + 1] + s[b - 1][a] + s[b + 1][a] + below + above - 6.0 * here;
        __syncthreads();
        below = here;
        here = above;
    }
}

// Threads go along z, and read all from the array.
extern "C" __global__ void several(const double *u, double *v, int nx, int ny, int nz) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x <= 0 || x >= nx - 1 || y <= 0 || y >= ny - 1) return;
    for (int z = 1; z < nz - 1; ++z) v[AT(x, y, z)] = SEVEN(x, y, z);
}

struct Grid { int nx, ny, nz; };
struct Seven {
    const double *u;
    double *v;
    Grid g;
    __device__ void operator()(int x, int y, int z) const {
        int nx = g.nx, ny = g.ny, nz = g.nz;
        if (INSIDE(x, y, z)) v[AT(x, y, z)] = SEVEN(x, y, z);
    }
};

template <typename F> __global__ void each(F f, Grid g) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y, z = blockIdx.z * blockDim.z + threadIdx.z;
    if (x < g.nx && y < g.ny && z < g.nz) f(x, y, z);
}
template __global__ void each<Seven>(Seven, Grid);
