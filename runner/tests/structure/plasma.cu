// A line of charge in its own field: launches before the loop, sweeps within a step, launches after the loop.
// plasma.ptx: nvcc -ptx -arch=sm_80 -fmad=false plasma.cu -o plasma.ptx
struct Parameters {
    int n, sweeps;
    double dt, weight;
};
__constant__ Parameters P;

// Before the loop: x is scaled.
extern "C" __global__ void start(double *x, int n, double scale)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] = scale * x[i];
}

extern "C" __global__ void charge(const double *x, double *rho)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < P.n) rho[i] = P.weight * x[i];
}

// One sweep of Jacobi's method, from p to q.
extern "C" __global__ void sweep(const double *p, double *q, const double *rho, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double west = i > 0 ? p[i - 1] : 0.0, east = i < n - 1 ? p[i + 1] : 0.0;
    q[i] = 0.5 * (west + east + rho[i]);
}

extern "C" __global__ void push(double *x, const double *p)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < P.n) x[i] += P.dt * p[i] * p[i];
}

// A sum over as many terms as the constant structure says.
extern "C" __global__ void smooth(const double *x, double *mean)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= P.n) return;
    double sum = 0.0;
    for (int k = 0; k < P.sweeps; ++k) sum += x[(i + k) % P.n];
    mean[i] = sum;
}

// A ring of three levels: next = 2 now - before + c^2 (...).
extern "C" __global__ void leap(const double *before, const double *now, double *next, int n, double c)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double west = i > 0 ? now[i - 1] : 0.0, east = i < n - 1 ? now[i + 1] : 0.0;
    next[i] = 2.0 * now[i] - before[i] + c * (west - 2.0 * now[i] + east);
}

// After the loop: the field's energy.
extern "C" __global__ void energy(const double *p, double *e, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) e[i] += p[i] * p[i];
}

// How far two fields are apart.
extern "C" __global__ void residual(const double *p, const double *q, double *r, int n)
{
    if (blockIdx.x * blockDim.x + threadIdx.x != 0) return;
    double sum = 0.0;
    for (int i = 0; i < n; ++i) sum += (p[i] - q[i]) * (p[i] - q[i]);
    r[0] = sum;
}

// Particles in cells of a periodic line: charge to the nodes, 20 sweeps for the potential, and the field back to the particles.
struct Cells {
    int n, particles;
    double dt, width, weight;
};
__constant__ Cells C;

extern "C" __global__ void clear(double *rho)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < C.n) rho[i] = 0.0;
}

extern "C" __global__ void deposit(const double *at, double *rho)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= C.particles) return;
    double place = at[k] / C.width;
    int i = (int)place;
    double part = place - i;
    atomicAdd(&rho[i % C.n], C.weight * (1.0 - part));
    atomicAdd(&rho[(i + 1) % C.n], C.weight * part);
}

extern "C" __global__ void relax(const double *phi, double *phi_new, const double *rho)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= C.n) return;
    double west = phi[i > 0 ? i - 1 : C.n - 1], east = phi[i < C.n - 1 ? i + 1 : 0];
    double mean = C.weight * C.particles / C.n;
    phi_new[i] = 0.5 * (west + east + C.width * C.width * (rho[i] - mean));
}

extern "C" __global__ void move(double *at, double *speed, const double *phi)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= C.particles) return;
    int i = (int)(at[k] / C.width) % C.n;
    double field = (phi[i] - phi[(i + 1) % C.n]) / C.width;
    double v = speed[k] + C.dt * field, x = at[k] + C.dt * v, length = C.n * C.width;
    speed[k] = v;
    at[k] = x < 0.0 ? x + length : x >= length ? x - length : x;
}
