// A blocked Cholesky factorisation and the solution of a linear system: diagonal blocks by a kernel, the rest by trsm, syrk and gemm of
// cuBLAS on parts of one matrix.
//
//     blas_cholesky [n] [block]
//
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

template <class Status>
void check(Status status, const char *call, int line) {
    if (int(status) == 0) return;
    fprintf(stderr, "blas_cholesky.cu:%d: %s: status %d\n", line, call, int(status));
    exit(2);
}
#define CHECK(call) check((call), #call, __LINE__)

// One block of threads factors a diagonal block in place; a thread for each row.
__global__ void factor_block(int size, double *a, int lda) {
    const int row = threadIdx.x;
    for (int k = 0; k < size; ++k) {
        if (row == k) a[k + k * lda] = sqrt(a[k + k * lda]);
        __syncthreads();
        if (row > k && row < size) a[row + k * lda] /= a[k + k * lda];
        __syncthreads();
        if (row > k && row < size)
            for (int j = k + 1; j <= row; ++j) a[row + j * lda] -= a[row + k * lda] * a[j + k * lda];
        __syncthreads();
    }
}

class Handle {
  public:
    Handle() { CHECK(cublasCreate(&handle)); }
    ~Handle() { cublasDestroy(handle); }
    operator cublasHandle_t() const { return handle; }

  private:
    cublasHandle_t handle;
};

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 101, block = argc > 2 ? atoi(argv[2]) : 24, sides = 3;
    const int lda = n + 3;
    std::vector<double> a(size_t(lda) * n), b(n * sides), solution(n * sides);
    for (int j = 0; j < n; ++j)
        for (int i = 0; i < n; ++i) a[i + size_t(j) * lda] = exp(-0.1 * abs(i - j)) + (i == j) * 0.5;
    for (int k = 0; k < n * sides; ++k) b[k] = sin(0.1 * k) + k % 2;

    double *d_a, *d_b;
    CHECK(cudaMalloc(&d_a, a.size() * sizeof(double)));
    CHECK(cudaMalloc(&d_b, b.size() * sizeof(double)));
    CHECK(cublasSetMatrix(n, n, sizeof(double), a.data(), lda, d_a, lda));
    CHECK(cublasSetMatrix(n, sides, sizeof(double), b.data(), n, d_b, n));
    const double one = 1.0, minus_one = -1.0;
    {
        Handle blas;
        for (int k = 0; k < n; k += block) {
            const int size = std::min(block, n - k), rest = n - k - size;
            double *diagonal = d_a + k + size_t(k) * lda, *below = diagonal + size, *corner = below + size_t(size) * lda;
            factor_block<<<1, block>>>(size, diagonal, lda);
            CHECK(cudaGetLastError());
            if (rest == 0) break;
            CHECK(cublasDtrsm(blas, CUBLAS_SIDE_RIGHT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_T, CUBLAS_DIAG_NON_UNIT, rest, size, &one, diagonal, lda,
                              below, lda));
            CHECK(cublasDsyrk(blas, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, rest, size, &minus_one, below, lda, &one, corner, lda));
        }
        // L y = b, then L' x = y.
        CHECK(cublasDtrsm(blas, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_N, CUBLAS_DIAG_NON_UNIT, n, sides, &one, d_a, lda, d_b, n));
        CHECK(cublasDtrsm(blas, CUBLAS_SIDE_LEFT, CUBLAS_FILL_MODE_LOWER, CUBLAS_OP_T, CUBLAS_DIAG_NON_UNIT, n, sides, &one, d_a, lda, d_b, n));
    }
    CHECK(cublasGetMatrix(n, sides, sizeof(double), d_b, n, solution.data(), n));
    CHECK(cudaFree(d_a));
    CHECK(cudaFree(d_b));

    double worst = 0, sum = 0;
    for (int side = 0; side < sides; ++side)
        for (int i = 0; i < n; ++i) {
            double ax = 0;
            for (int j = 0; j < n; ++j) ax += a[i + size_t(j) * lda] * solution[j + side * n];
            worst = std::max(worst, fabs(ax - b[i + side * n]));
            sum += solution[i + side * n];
        }
    printf("%d unknowns, %d right-hand sides: sum of x %.8g\n", n, sides, sum);
    if (!(worst < 1e-11)) {
        printf("residual %g\n", worst);
        return 1;
    }
    return 0;
}
