// The greatest eigenvalue of a symmetric matrix by power iteration. All scalars stay on the device
// (CUBLAS_POINTER_MODE_DEVICE): the host launches the iterations without waiting for any of them.
//
//     blas_power_iteration [n] [iterations]
//
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(bool fine, const char *what, int line) {
    if (fine) return;
    fprintf(stderr, "blas_power_iteration.cu:%d: %s\n", line, what);
    exit(2);
}
#define CUDA(call) check((call) == cudaSuccess, #call, __LINE__)
#define BLAS(call) check((call) == CUBLAS_STATUS_SUCCESS, #call, __LINE__)

__global__ void reciprocal(const double *norm, double *inverse) { *inverse = 1.0 / *norm; }

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 93, iterations = argc > 2 ? atoi(argv[2]) : 60;
    std::vector<double> a(n * n), x(n);
    for (int j = 0; j < n; ++j) {
        for (int i = 0; i < n; ++i) a[i + j * n] = 1.0 / (1 + abs(i - j)) + (i == j) * (1 + i % 3);
        x[j] = 1 + 0.1 * (j % 5);
    }
    double *d_a, *d_x, *d_y, *d_scalars;
    CUDA(cudaMalloc(&d_a, a.size() * sizeof(double)));
    CUDA(cudaMalloc(&d_x, n * sizeof(double)));
    CUDA(cudaMalloc(&d_y, n * sizeof(double)));
    CUDA(cudaMalloc(&d_scalars, 5 * sizeof(double)));
    const double first[5] = {1.0, 0.0, 0.0, 0.0, 0.0};
    CUDA(cudaMemcpy(d_scalars, first, sizeof first, cudaMemcpyHostToDevice));
    double *one = d_scalars, *zero = d_scalars + 1, *norm = d_scalars + 2, *inverse = d_scalars + 3,
           *eigenvalue = d_scalars + 4;
    BLAS(cublasSetMatrix(n, n, sizeof(double), a.data(), n, d_a, n));
    BLAS(cublasSetVector(n, sizeof(double), x.data(), 1, d_x, 1));

    cublasHandle_t handle;
    cudaStream_t stream;
    BLAS(cublasCreate(&handle));
    CUDA(cudaStreamCreate(&stream));
    BLAS(cublasSetStream(handle, stream));
    BLAS(cublasSetPointerMode(handle, CUBLAS_POINTER_MODE_DEVICE));
    for (int k = 0; k < iterations; ++k) {
        BLAS(cublasDgemv(handle, CUBLAS_OP_N, n, n, one, d_a, n, d_x, 1, zero, d_y, 1));
        BLAS(cublasDnrm2(handle, n, d_y, 1, norm));
        reciprocal<<<1, 1, 0, stream>>>(norm, inverse);
        BLAS(cublasDscal(handle, n, inverse, d_y, 1));
        BLAS(cublasDcopy(handle, n, d_y, 1, d_x, 1));
    }
    BLAS(cublasDsymv(handle, CUBLAS_FILL_MODE_UPPER, n, one, d_a, n, d_x, 1, zero, d_y, 1));
    BLAS(cublasDdot(handle, n, d_x, 1, d_y, 1, eigenvalue));
    double found;
    CUDA(cudaMemcpyAsync(&found, eigenvalue, sizeof found, cudaMemcpyDeviceToHost, stream));
    CUDA(cudaStreamSynchronize(stream));
    std::vector<double> vector(n);
    BLAS(cublasGetVector(n, sizeof(double), d_x, 1, vector.data(), 1));
    BLAS(cublasDestroy(handle));
    CUDA(cudaStreamDestroy(stream));
    for (double *p : {d_a, d_x, d_y, d_scalars}) CUDA(cudaFree(p));

    std::vector<double> y(n);
    for (int k = 0; k < iterations; ++k) {
        double sum = 0;
        for (int i = 0; i < n; ++i) {
            y[i] = 0;
            for (int j = 0; j < n; ++j) y[i] += a[i + j * n] * x[j];
            sum += y[i] * y[i];
        }
        for (int i = 0; i < n; ++i) x[i] = y[i] / sqrt(sum);
    }
    double expected = 0, worst = 0;
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) expected += x[i] * a[i + j * n] * x[j];
        worst = fmax(worst, fabs(vector[i] - x[i]));
    }
    printf("eigenvalue %.9g\n", found);
    if (!(fabs(found - expected) < 1e-11 * expected && worst < 1e-11)) {
        printf("the host has %.15g; the vectors differ by %g\n", expected, worst);
        return 1;
    }
    return 0;
}
