// construct: index / sums and differences of pairs: even and odd threads take different branches
// builds: sm_80 sm_120 clang
extern "C" __global__ void even_odd(const double *x, double *y, double *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    if (i % 2 == 0) {
        y[i] = x[i] + x[i + 1];
    } else {
        y[i] = x[i - 1] - x[i];
        count[i / 2] = i;
    }
}
