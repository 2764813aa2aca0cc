// halo: a tracer carried by a constant wind and diffused, on an array with a halo two cells wide: around in x, closed in y
// builds: sm_80
#define H 2

// west and east columns of the interior's rows; one thread per halo cell
template <typename Real>
__device__ void fill_x(Real *c, int nx, int ny)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (k < H && j < ny) {
        Real *row = c + (j + H) * (nx + 2 * H);
        row[k] = row[k + nx];
        row[k + nx + H] = row[k + H];
    }
}

// south and north rows, as their nearest ones, corners too; one thread per halo cell
template <typename Real>
__device__ void fill_y(Real *c, int nx, int ny)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    int sx = nx + 2 * H;
    if (i < sx && k < H) {
        c[k * sx + i] = c[H * sx + i];
        c[(k + ny + H) * sx + i] = c[(ny + H - 1) * sx + i];
    }
}

// second-order upwind advection in x, central in y, and diffusion
template <typename Real>
__device__ void tendency(const Real *__restrict__ c, Real *__restrict__ g, int nx, int ny, Real u, Real v, Real kappa)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int sx = nx + 2 * H;
    if (i < nx && j < ny) {
        int k = (j + H) * sx + i + H;
        Real flux = u * (Real(3) * c[k] - Real(4) * c[k - 1] + c[k - 2]) + v * (c[k + sx] - c[k - sx]);
        Real spread = c[k - 1] + c[k + 1] + c[k - sx] + c[k + sx] - Real(4) * c[k];
        g[k] = kappa * spread - flux;
    }
}

template <typename Real>
__device__ void advance(Real *c, const Real *__restrict__ g, int nx, int ny, Real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < nx && j < ny) {
        int k = (j + H) * (nx + 2 * H) + i + H;
        c[k] += dt * g[k];
    }
}

#define KERNELS(Real, suffix) \
    extern "C" __global__ void fill_x_##suffix(Real *c, int nx, int ny) { fill_x(c, nx, ny); } \
    extern "C" __global__ void fill_y_##suffix(Real *c, int nx, int ny) { fill_y(c, nx, ny); } \
    extern "C" __global__ void tendency_##suffix(const Real *__restrict__ c, Real *__restrict__ g, int nx, int ny, Real u, Real v, Real kappa) \
    { tendency(c, g, nx, ny, u, v, kappa); } \
    extern "C" __global__ void advance_##suffix(Real *c, const Real *__restrict__ g, int nx, int ny, Real dt) { advance(c, g, nx, ny, dt); }

KERNELS(float, f32)
KERNELS(double, f64)
