// thomas: implicit vertical diffusion, (1 - dt d/dz kappa d/dz) x = rhs, a tridiagonal solve down and up each column
// builds: sm_80
template <typename Real>
__device__ void solve(const Real *__restrict__ kappa, const Real *__restrict__ rhs, Real *__restrict__ x, Real *__restrict__ work, int n, int nz,
                      Real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    Real below = dt * kappa[n + i];
    Real beta = Real(1) + below;
    Real last = rhs[i] / beta;
    x[i] = last;
    for (int k = 1; k < nz; k++) {
        Real above = below;
        below = k < nz - 1 ? dt * kappa[(k + 1) * n + i] : Real(0);
        Real w = above / beta;
        work[k * n + i] = w;
        beta = Real(1) + above + below - above * w;
        last = (rhs[k * n + i] + above * last) / beta;
        x[k * n + i] = last;
    }
    for (int k = nz - 2; k >= 0; k--) {
        last = x[k * n + i] + work[(k + 1) * n + i] * last;
        x[k * n + i] = last;
    }
}

extern "C" __global__ void solve_f32(const float *kappa, const float *rhs, float *x, float *work, int n, int nz, float dt)
{
    solve(kappa, rhs, x, work, n, nz, dt);
}

extern "C" __global__ void solve_f64(const double *kappa, const double *rhs, double *x, double *work, int n, int nz, double dt)
{
    solve(kappa, rhs, x, work, n, nz, dt);
}
