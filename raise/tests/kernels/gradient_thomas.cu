// construct: gradient / a tridiagonal solve in each column, down and up, and a weighted inner product with the solution
// builds: sm_80 sm_120 clang
extern "C" __global__ void solve(const double *__restrict__ kappa, const double *__restrict__ rhs, double *__restrict__ x, double *__restrict__ work,
                                 int n, int nz, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double below = dt * kappa[n + i];
    double beta = 1.0 + below;
    double last = rhs[i] / beta;
    x[i] = last;
    for (int k = 1; k < nz; k++) {
        double above = below;
        below = k < nz - 1 ? dt * kappa[(k + 1) * n + i] : 0.0;
        double w = above / beta;
        work[k * n + i] = w;
        beta = 1.0 + above + below - above * w;
        last = (rhs[k * n + i] + above * last) / beta;
        x[k * n + i] = last;
    }
    for (int k = nz - 2; k >= 0; k--) {
        last = x[k * n + i] + work[(k + 1) * n + i] * last;
        x[k * n + i] = last;
    }
}

extern "C" __global__ void observe(const double *x, const double *weight, double *J, int n, int nz)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double column = 0.0;
    for (int k = 0; k < nz; k++)
        column += weight[k] * x[k * n + i] * x[k * n + i];
    atomicAdd(J, column);
}
