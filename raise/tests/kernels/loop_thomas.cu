// construct: loops / a Thomas solve with coefficients computed on the fly, down and up a column
// builds: sm_80 sm_120 clang
extern "C" __global__ void thomas(const double *kappa, const double *rhs, double *x, double *work, int nx, int nz, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= nx)
        return;
    double b = 1.0 + dt * kappa[nx + i];
    double beta = b;
    x[i] = rhs[i] / beta;
    for (int k = 1; k < nz; k++) {
        double a = -dt * kappa[k * nx + i];
        double c = k < nz - 1 ? -dt * kappa[(k + 1) * nx + i] : 0.0;
        double upper = -dt * kappa[k * nx + i];
        b = 1.0 - a - c;
        work[k * nx + i] = upper / beta;
        beta = b - a * work[k * nx + i];
        x[k * nx + i] = (rhs[k * nx + i] - a * x[(k - 1) * nx + i]) / beta;
    }
    for (int k = nz - 2; k >= 0; k--)
        x[k * nx + i] -= work[(k + 1) * nx + i] * x[(k + 1) * nx + i];
}
