// construct: races / rows of a sparse matrix in an order of their own, y[row[i]]; cells that collect their particles
// builds: sm_80 sm_120 clang
extern "C" __global__ void own_rows(const int *row, const int *start, const int *column, const double *a,
                                    const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double sum = 0.0;
    for (int k = start[i]; k < start[i + 1]; k++) sum += a[k] * x[column[k]];
    y[row[i]] = sum;
}

extern "C" __global__ void deposit(const int *cell, const int *start, const double *q, double *rho, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    for (int k = start[i]; k < start[i + 1]; k++) rho[cell[k]] += q[k];
}
