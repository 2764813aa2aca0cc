// construct: memory / rows of a local array, filled by a loop of two turns over their addresses
// builds: sm_80 sm_120 clang

// As in a Riemann solver. Clang makes a phi of the two rows' addresses, which also count the bytes of the loads after the loop.
__device__ void fill(double a, double b, double *f) {
    if (a > 5.0) {
        f[0] = a; f[1] = b; f[2] = a; f[3] = b;
        return;
    }
    if (a > 3.0) {
        f[0] = a * 2; f[1] = b; f[2] = a; f[3] = 1;
        return;
    }
    f[0] = a + b; f[1] = a * b; f[2] = a - b; f[3] = sqrt(fabs(a));
}

extern "C" __global__ void memory_local_rows(const double *x, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double w[5], f[2][4];
#pragma unroll 1
    for (int s = 0; s < 5; s++) w[s] = x[i] * s;
#pragma unroll 1
    for (int s = 0; s < 2; s++) fill(w[s + 1], w[s + 2], f[s]);
    for (int k = 0; k < 4; k++) y[i * 4 + k] = f[1][k] - f[0][k];
}
