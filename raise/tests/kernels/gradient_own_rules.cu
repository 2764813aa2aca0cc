// construct: gradient / a cubic solved by Newton's method, and kernels that compute its derivatives
// builds: sm_80 sm_120 clang
// x*x*x + s*x = u, from x = u on. Each step is differentiable, but what it solves tells more: dx = (du - x ds) / (3 x*x + s).
extern "C" __global__ void cubic(const double *__restrict__ u, double *__restrict__ x, double s, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double root = u[i];
    for (int step = 0; step < 40; ++step)
        root -= (root * root * root + s * root - u[i]) / (3.0 * root * root + s);
    x[i] = root;
}

extern "C" __global__ void cubic_tangent(const double *__restrict__ x, const double *__restrict__ du, double *__restrict__ dx, double s, double ds, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        dx[i] = (du[i] - x[i] * ds) / (3.0 * x[i] * x[i] + s);
}

extern "C" __global__ void cubic_adjoint(const double *__restrict__ x, double *__restrict__ du, const double *__restrict__ dx, double s, double *ds, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double slope = dx[i] / (3.0 * x[i] * x[i] + s);
    du[i] += slope;
    atomicAdd(ds, -x[i] * slope);
}

// As above, with a sign that is wrong.
extern "C" __global__ void cubic_adjoint_wrong(const double *__restrict__ x, double *__restrict__ du, const double *__restrict__ dx, double s, double *ds, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double slope = dx[i] / (3.0 * x[i] * x[i] - s);
    du[i] += slope;
    atomicAdd(ds, -x[i] * slope);
}

extern "C" __global__ void mix(const double *__restrict__ x, double *__restrict__ u, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        u[i] += x[i == 0 ? n - 1 : i - 1] - 0.5 * x[i];
}
