// construct: loops / for whose bounds are data (CSR), gathers inside
// builds: sm_80 sm_120 clang
extern "C" __global__ void spmv_csr(const int *rows, const int *cols, const double *vals, const double *x, double *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double sum = 0.0;
        for (int k = rows[i]; k < rows[i + 1]; k++)
            sum += vals[k] * x[cols[k]];
        y[i] = sum;
    }
}
