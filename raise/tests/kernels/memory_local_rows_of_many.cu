// construct: memory / two rows of a local array of ten, by a loop over their addresses
// builds: sm_80 sm_120 clang

// An index that counts bytes would be one of another element here, not one outside the array.
__device__ void fill(double a, double b, double *f) {
    if (a > 5.0) { f[0] = a; f[1] = b; return; }
    if (a > 3.0) { f[0] = a * 2; f[1] = b; return; }
    f[0] = a + b; f[1] = a * b; f[2] = a - b; f[3] = 0.5 * a;
}

extern "C" __global__ void memory_local_rows_of_many(const double *x, const int *pick, double *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double w[5], f[10][4];
#pragma unroll 1
    for (int j = 0; j < 40; j++) f[j / 4][j % 4] = -100.0 - j;
#pragma unroll 1
    for (int s = 0; s < 5; s++) w[s] = x[i] * s;
#pragma unroll 1
    for (int s = 0; s < 2; s++) fill(w[s + 1], w[s + 2], f[s]);
    for (int k = 0; k < 4; k++) y[i * 4 + k] = f[1][k] - f[0][k] + f[pick[i] & 7][3];
}
