// Poisson's equation by Jacobi sweeps. The host reads the residual every `check_every` sweeps and stops when
// it is small.
//
//     jacobi_residual [n] [tolerance] [most sweeps]
#include <cuda_runtime.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define checkCuda(ans)                        \
    {                                         \
        gpuAssert((ans), __FILE__, __LINE__); \
    }
inline void gpuAssert(cudaError_t code, const char *file, int line) {
    if (code != cudaSuccess) {
        fprintf(stderr, "GPUassert: %s %s %d\n", cudaGetErrorString(code), file, line);
        exit(code);
    }
}

#define TILE 16
#define IDX(row, col) ((row) * n + (col))

__global__ void jacobi(double *__restrict__ x_new, const double *__restrict__ x, const double *__restrict__ b,
                       int n, double h2) {
    int col = blockIdx.x * TILE + threadIdx.x + 1;
    int row = blockIdx.y * TILE + threadIdx.y + 1;
    if (row < n - 1 && col < n - 1) {
        x_new[IDX(row, col)] = 0.25 * (x[IDX(row - 1, col)] + x[IDX(row + 1, col)] + x[IDX(row, col - 1)] +
                                       x[IDX(row, col + 1)] + h2 * b[IDX(row, col)]);
    }
}

// Adds the squares of the residual; each block adds its part with one atomic.
__global__ void residual(const double *__restrict__ x, const double *__restrict__ b, double *result, int n,
                         double h2) {
    __shared__ double partial[TILE * TILE];
    int col = blockIdx.x * TILE + threadIdx.x + 1;
    int row = blockIdx.y * TILE + threadIdx.y + 1;
    int tid = threadIdx.y * TILE + threadIdx.x;

    double r = 0.0;
    if (row < n - 1 && col < n - 1) {
        r = b[IDX(row, col)] + (x[IDX(row - 1, col)] + x[IDX(row + 1, col)] + x[IDX(row, col - 1)] +
                                x[IDX(row, col + 1)] - 4.0 * x[IDX(row, col)]) /
                                   h2;
    }
    partial[tid] = r * r;
    __syncthreads();
    for (int s = TILE * TILE / 2; s > 0; s >>= 1) {
        if (tid < s) partial[tid] += partial[tid + s];
        __syncthreads();
    }
    if (tid == 0) atomicAdd(result, partial[0]);
}

static double source(int row, int col, int n) {
    double x = (double)col / (n - 1), y = (double)row / (n - 1);
    return sin(3.0 * x) * exp(y) + (x > 0.5 ? 1.0 : 0.0);
}

// The same sweeps on the host, as many as the device needed.
static double *solve_on_host(const double *b, int n, double h2, int sweeps, double *norm) {
    double *x = (double *)calloc(n * n, sizeof(double)), *y = (double *)calloc(n * n, sizeof(double));
    for (int k = 0; k < sweeps; ++k) {
        for (int r = 1; r < n - 1; ++r)
            for (int c = 1; c < n - 1; ++c)
                y[IDX(r, c)] = (h2 * b[IDX(r, c)] + x[IDX(r, c - 1)] + x[IDX(r - 1, c)] + x[IDX(r, c + 1)] +
                                x[IDX(r + 1, c)]) /
                               4;
        double *t = x;
        x = y;
        y = t;
    }
    *norm = 0;
    for (int r = 1; r < n - 1; ++r)
        for (int c = 1; c < n - 1; ++c) {
            double d = b[IDX(r, c)] - (4 * x[IDX(r, c)] - x[IDX(r, c - 1)] - x[IDX(r - 1, c)] -
                                       x[IDX(r, c + 1)] - x[IDX(r + 1, c)]) /
                                          h2;
            *norm += d * d;
        }
    *norm = sqrt(*norm);
    free(y);
    return x;
}

int main(int argc, char *argv[]) {
    int n = argc > 1 ? atoi(argv[1]) : 45;
    double tolerance = argc > 2 ? atof(argv[2]) : 1e-2;
    int max_sweeps = argc > 3 ? atoi(argv[3]) : 10000;
    const int check_every = 100;
    const double h = 1.0 / (n - 1), h2 = h * h;
    const size_t bytes = (size_t)n * n * sizeof(double);

    double *h_b = (double *)malloc(bytes), *h_x = (double *)malloc(bytes);
    for (int r = 0; r < n; r++)
        for (int c = 0; c < n; c++) h_b[IDX(r, c)] = source(r, c, n);

    double *d_x, *d_x_new, *d_b, *d_residual;
    checkCuda(cudaMalloc((void **)&d_x, bytes));
    checkCuda(cudaMalloc((void **)&d_x_new, bytes));
    checkCuda(cudaMalloc((void **)&d_b, bytes));
    checkCuda(cudaMalloc((void **)&d_residual, sizeof(double)));
    checkCuda(cudaMemset(d_x, 0, bytes));
    checkCuda(cudaMemset(d_x_new, 0, bytes));
    checkCuda(cudaMemcpy(d_b, h_b, bytes, cudaMemcpyHostToDevice));

    dim3 threads(TILE, TILE);
    dim3 blocks((n - 2 + TILE - 1) / TILE, (n - 2 + TILE - 1) / TILE);
    double norm = 1e30;
    int sweeps = 0;
    while (norm > tolerance && sweeps < max_sweeps) {
        for (int k = 0; k < check_every; k++) {
            jacobi<<<blocks, threads>>>(d_x_new, d_x, d_b, n, h2);
            double *tmp = d_x;
            d_x = d_x_new;
            d_x_new = tmp;
        }
        sweeps += check_every;
        checkCuda(cudaMemset(d_residual, 0, sizeof(double)));
        residual<<<blocks, threads>>>(d_x, d_b, d_residual, n, h2);
        checkCuda(cudaMemcpy(&norm, d_residual, sizeof(double), cudaMemcpyDeviceToHost));
        norm = sqrt(norm);
    }
    checkCuda(cudaMemcpy(h_x, d_x, bytes, cudaMemcpyDeviceToHost));

    printf("%d sweeps, residual %.6g\n", sweeps, norm);
    printf("x in the middle %.10g\n", h_x[IDX(n / 2, n / 2)]);

    double host_norm, worst = 0;
    double *expected = solve_on_host(h_b, n, h2, sweeps, &host_norm);
    for (int k = 0; k < n * n; k++) worst = fmax(worst, fabs(h_x[k] - expected[k]));
    int status = 0;
    if (!(worst < 1e-10)) {
        printf("FAILED: x differs from the host's by %g\n", worst);
        status = 1;
    }
    // The residual is a small difference of large terms: rounding errors of x are divided by h2.
    if (!(fabs(norm - host_norm) <= 1e-5 * host_norm + 1e-9)) {
        printf("FAILED: residual %.17g, on the host %.17g\n", norm, host_norm);
        status = 1;
    }
    if (norm > tolerance && sweeps < max_sweeps) status = 1;
    printf(status ? "Test FAILED\n" : "Test PASSED\n");

    cudaFree(d_x);
    cudaFree(d_x_new);
    cudaFree(d_b);
    cudaFree(d_residual);
    free(h_b);
    free(h_x);
    free(expected);
    return status;
}
