// Conjugate gradients with a diagonal preconditioner: vectors by cuBLAS, the sparse matrix by a kernel.
//
//     blas_conjugate_gradient [side of the grid] [tolerance]
//
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CUDA(call)                                                                              \
    do {                                                                                        \
        cudaError_t e = (call);                                                                 \
        if (e != cudaSuccess) {                                                                 \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(e));          \
            exit(2);                                                                            \
        }                                                                                       \
    } while (0)
#define BLAS(call)                                                                              \
    do {                                                                                        \
        cublasStatus_t e = (call);                                                              \
        if (e != CUBLAS_STATUS_SUCCESS) {                                                       \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cublasGetStatusString(e));       \
            exit(2);                                                                            \
        }                                                                                       \
    } while (0)

// Rows of equal length, padded with zeros (ELLPACK): entry e of row r is at e * rows + r.
__global__ void ell_multiply(int rows, int width, const int *column, const double *value, const double *x, double *y) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    double sum = 0.0;
    for (int e = 0; e < width; ++e) sum += value[e * rows + row] * x[column[e * rows + row]];
    y[row] = sum;
}

__global__ void scale_by(int n, const double *factor, const double *x, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = factor[i] * x[i];
}

int main(int argc, char **argv) {
    const int side = argc > 1 ? atoi(argv[1]) : 37;
    const double tolerance = argc > 2 ? atof(argv[2]) : 1e-10;
    const int n = side * side, width = 5;
    std::vector<int> column(n * width);
    std::vector<double> value(n * width), inverse(n), b(n), x(n);
    for (int row = 0; row < n; ++row) {
        const int i = row % side, j = row / side;
        const int neighbours[4] = {i > 0 ? row - 1 : -1, i < side - 1 ? row + 1 : -1, j > 0 ? row - side : -1,
                                   j < side - 1 ? row + side : -1};
        double diagonal = 0.1 + (row % 7) * 0.3;
        for (int e = 0; e < 4; ++e) {
            const int other = neighbours[e];
            const double strength = other < 0 ? 0.0 : 1.0 + ((row + other) % 5);
            column[e * n + row] = other < 0 ? row : other;
            value[e * n + row] = -strength;
            diagonal += strength;
        }
        column[4 * n + row] = row;
        value[4 * n + row] = diagonal;
        inverse[row] = 1 / diagonal;
        b[row] = cos(0.03 * row) + (row % 4 == 0);
    }

    int *d_column;
    double *d_value, *d_inverse, *d_x, *d_r, *d_z, *d_p, *d_q;
    CUDA(cudaMalloc(&d_column, column.size() * sizeof(int)));
    CUDA(cudaMalloc(&d_value, value.size() * sizeof(double)));
    for (double **p : {&d_inverse, &d_x, &d_r, &d_z, &d_p, &d_q}) CUDA(cudaMalloc(p, n * sizeof(double)));
    CUDA(cudaMemcpy(d_column, column.data(), column.size() * sizeof(int), cudaMemcpyHostToDevice));
    CUDA(cudaMemcpy(d_value, value.data(), value.size() * sizeof(double), cudaMemcpyHostToDevice));
    BLAS(cublasSetVector(n, sizeof(double), inverse.data(), 1, d_inverse, 1));
    BLAS(cublasSetVector(n, sizeof(double), b.data(), 1, d_r, 1));
    CUDA(cudaMemset(d_x, 0, n * sizeof(double)));

    cublasHandle_t handle;
    BLAS(cublasCreate(&handle));
    const int threads = 128, blocks = (n + threads - 1) / threads;
    double norm_b, norm_r, rho, minus_alpha, pq;
    BLAS(cublasDnrm2(handle, n, d_r, 1, &norm_b));
    scale_by<<<blocks, threads>>>(n, d_inverse, d_r, d_p);
    BLAS(cublasDdot(handle, n, d_r, 1, d_p, 1, &rho));
    int iterations = 0;
    do {
        ell_multiply<<<blocks, threads>>>(n, width, d_column, d_value, d_p, d_q);
        BLAS(cublasDdot(handle, n, d_p, 1, d_q, 1, &pq));
        const double alpha = rho / pq;
        minus_alpha = -alpha;
        BLAS(cublasDaxpy(handle, n, &alpha, d_p, 1, d_x, 1));
        BLAS(cublasDaxpy(handle, n, &minus_alpha, d_q, 1, d_r, 1));
        scale_by<<<blocks, threads>>>(n, d_inverse, d_r, d_z);
        const double old = rho, one = 1.0;
        BLAS(cublasDdot(handle, n, d_r, 1, d_z, 1, &rho));
        const double beta = rho / old;
        BLAS(cublasDscal(handle, n, &beta, d_p, 1));
        BLAS(cublasDaxpy(handle, n, &one, d_z, 1, d_p, 1));
        BLAS(cublasDnrm2(handle, n, d_r, 1, &norm_r));
        ++iterations;
    } while (norm_r > tolerance * norm_b && iterations < 10 * n);
    int largest;
    BLAS(cublasIdamax(handle, n, d_x, 1, &largest));
    BLAS(cublasGetVector(n, sizeof(double), d_x, 1, x.data(), 1));
    BLAS(cublasDestroy(handle));
    CUDA(cudaFree(d_column));
    for (double *p : {d_value, d_inverse, d_x, d_r, d_z, d_p, d_q}) CUDA(cudaFree(p));

    // The number of iterations depends on rounding in the dot products: it goes to stderr.
    fprintf(stderr, "%d iterations\n", iterations);
    double residual = 0, norm = 0, sum = 0;
    int expected = 0;
    for (int row = 0; row < n; ++row) {
        double ax = 0;
        for (int e = 0; e < width; ++e) ax += value[e * n + row] * x[column[e * n + row]];
        residual += (b[row] - ax) * (b[row] - ax);
        norm += b[row] * b[row];
        sum += x[row];
        if (fabs(x[row]) > fabs(x[expected])) expected = row;
    }
    printf("%d unknowns: sum of x %.6g, the largest is x[%d]\n", n, sum, largest - 1);
    if (!(sqrt(residual / norm) < 10 * tolerance) || largest != expected + 1) {
        printf("residual %g, largest at %d\n", sqrt(residual / norm), expected);
        return 1;
    }
    printf("converged\n");
    return 0;
}
