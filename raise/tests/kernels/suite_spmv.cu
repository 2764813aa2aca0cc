// construct: suite / a sparse matrix in rows: loop bounds and columns are data
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_spmv(const int *first, const int *cols, const double *values, const double *x, double *y, int n) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n) return;
    double sum = 0.0;
    for (int k = first[row]; k < first[row + 1]; ++k) sum += values[k] * x[cols[k]];
    y[row] = sum;
}
