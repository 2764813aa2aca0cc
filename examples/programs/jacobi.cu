// Poisson's equation by Jacobi sweeps, until the residual, looked at every 50 sweeps, is a thousandth of the first.
#ifndef KERNELS_ONLY
#include "program.h"
#endif

extern "C" __global__ void sweep(const double *u, double *v, const double *f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= n - 1 || j < 1 || j >= n - 1) return;
    int c = j * n + i;
    v[c] = 0.25 * (u[c - 1] + u[c + 1] + u[c - n] + u[c + n] + f[c]);
}

extern "C" __global__ void clear(double *sum) {
    if (threadIdx.x == 0) *sum = 0;
}

extern "C" __global__ void residual(const double *v, const double *f, double *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= n - 1 || j < 1 || j >= n - 1) return;
    int c = j * n + i;
    double r = f[c] + v[c - 1] + v[c + 1] + v[c - n] + v[c + n] - 4 * v[c];
    atomicAdd(sum, r * r);
}

#ifndef KERNELS_ONLY
static const int n = 37;

static double source(size_t k) { return sin(0.2 * (k % n)) * cos(0.3 * (k / n)); }

int main() {
    double *u = array(n * n), *v = array(n * n), *f = array(n * n, source), *sum = array(1);
    dim3 block(16, 16), grid((n + 15) / 16, (n + 15) / 16);
    double first = 0, now = 0;
    int k = 0;
    while (k < 5000) {
        LAUNCH(sweep, grid, block, u, v, f, n);
        if (k % 50 == 0) {
            LAUNCH(clear, 1, 32, sum);
            LAUNCH(residual, grid, block, v, f, sum, n);
            to_cpu(&now, sum, sizeof(double));
            if (k == 0) first = now;
        }
        std::swap(u, v);
        ++k;
        if (now < 1e-3 * first) break;
    }
    printf("%d sweeps\n", k);
    write("u.bin", u, n * n);
}
#endif
