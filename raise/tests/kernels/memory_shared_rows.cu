// construct: memory / rows of a shared array, by a loop over their addresses
// builds: sm_80 sm_120 clang

__device__ void fill(double a, double b, double *f) {
    if (a > 1.0) { f[0] = a; f[1] = b; return; }
    if (a > 0.0) { f[0] = a * 2; f[1] = b; return; }
    f[0] = a + b; f[1] = a * b;
}

extern "C" __global__ void memory_shared_rows(const double *x, double *y) {
    __shared__ double f[8][4];
    int t = threadIdx.x;
    f[t / 4][t % 4] = -100.0 - t;
    __syncthreads();
    if (t == 0) {
        const double *from = x + 4 * blockIdx.x;
#pragma unroll 1
        for (int s = 0; s < 2; s++) fill(from[s], from[s + 1], f[s + 1]);
    }
    __syncthreads();
    y[blockIdx.x * 32 + t] = f[t / 4][t % 4];
}
