// LU factorisation without pivoting, in place: one pivot column after the other, with grids that shrink as
// the host's loop proceeds. Then the triangular systems are solved, one unknown after the other.
//
//     lu [n]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define cudaErrCheck(stat) cudaErrCheck_((stat), __FILE__, __LINE__)
static void cudaErrCheck_(cudaError_t stat, const char *file, int line) {
    if (stat != cudaSuccess) {
        fprintf(stderr, "CUDA error: %s %s:%d\n", cudaGetErrorString(stat), file, line);
        exit(EXIT_FAILURE);
    }
}

static const int THREADS = 64, TILE = 16;

// The multipliers below pivot k.
__global__ void scale_column(float *a, int n, int k) {
    int i = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) a[i * n + k] /= a[k * n + k];
}

// Subtracts multiples of row k from the rows below it.
__global__ void update_trailing(float *a, int n, int k) {
    int j = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    int i = k + 1 + blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n) a[i * n + j] -= a[i * n + k] * a[k * n + j];
}

// With y_k known, removes it from the equations below (L has ones on its diagonal).
__global__ void forward_substitute(const float *a, float *y, int n, int k) {
    int i = k + 1 + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] -= a[i * n + k] * y[k];
}

__global__ void divide_by_pivot(const float *a, float *x, int n, int k) { x[k] = x[k] / a[k * n + k]; }

__global__ void backward_substitute(const float *a, float *x, int n, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < k) x[i] -= a[i * n + k] * x[k];
}

static void factorise(float *d_a, int n) {
    for (int k = 0; k < n - 1; ++k) {
        int rest = n - k - 1;
        scale_column<<<(rest + THREADS - 1) / THREADS, THREADS>>>(d_a, n, k);
        dim3 grid((rest + TILE - 1) / TILE, (rest + TILE - 1) / TILE);
        update_trailing<<<grid, dim3(TILE, TILE)>>>(d_a, n, k);
    }
    cudaErrCheck(cudaGetLastError());
}

static void solve(const float *d_a, float *d_x, int n) {
    for (int k = 0; k < n - 1; ++k) {
        forward_substitute<<<(n - k - 1 + THREADS - 1) / THREADS, THREADS>>>(d_a, d_x, n, k);
    }
    for (int k = n - 1; k >= 0; --k) {
        divide_by_pivot<<<1, 1>>>(d_a, d_x, n, k);
        if (k > 0) backward_substitute<<<(k + THREADS - 1) / THREADS, THREADS>>>(d_a, d_x, n, k);
    }
    cudaErrCheck(cudaGetLastError());
}

// Diagonally dominant, so that no pivoting is needed.
static std::vector<float> make_matrix(int n) {
    std::vector<float> a(n * n);
    for (int i = 0; i < n; ++i) {
        for (int j = 0; j < n; ++j) a[i * n + j] = ((i * 37 + j * 91) % 101 - 50) / 50.0f;
        a[i * n + i] += n;
    }
    return a;
}

// L U, in double precision.
static double product_error(const std::vector<float> &lu, const std::vector<float> &a, int n) {
    double worst = 0;
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            double sum = i <= j ? lu[i * n + j] : 0.0;
            for (int k = 0; k < (i <= j ? i : j + 1); ++k) sum += double(lu[i * n + k]) * lu[k * n + j];
            worst = fmax(worst, fabs(sum - a[i * n + j]));
        }
    return worst;
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 75;
    std::vector<float> a = make_matrix(n), lu(n * n), b(n), x(n);
    for (int i = 0; i < n; ++i) b[i] = sinf(0.3f * i) + 1.0f;

    float *d_a, *d_x;
    cudaErrCheck(cudaMalloc(&d_a, n * n * sizeof(float)));
    cudaErrCheck(cudaMalloc(&d_x, n * sizeof(float)));
    cudaErrCheck(cudaMemcpy(d_a, a.data(), n * n * sizeof(float), cudaMemcpyHostToDevice));
    cudaErrCheck(cudaMemcpy(d_x, b.data(), n * sizeof(float), cudaMemcpyHostToDevice));

    factorise(d_a, n);
    cudaErrCheck(cudaMemcpy(lu.data(), d_a, n * n * sizeof(float), cudaMemcpyDeviceToHost));
    solve(d_a, d_x, n);
    cudaErrCheck(cudaMemcpy(x.data(), d_x, n * sizeof(float), cudaMemcpyDeviceToHost));
    cudaErrCheck(cudaFree(d_a));
    cudaErrCheck(cudaFree(d_x));

    double determinant = 0; // its logarithm
    for (int i = 0; i < n; ++i) determinant += log(fabs(lu[i * n + i]));
    printf("LU of a %d x %d matrix: log |det| = %.6g, x[0] = %.5g, x[n-1] = %.5g\n", n, n, determinant, x[0],
           x[n - 1]);

    double error = product_error(lu, a, n), residual = 0;
    for (int i = 0; i < n; ++i) {
        double sum = -b[i];
        for (int j = 0; j < n; ++j) sum += double(a[i * n + j]) * x[j];
        residual = fmax(residual, fabs(sum));
    }
    if (!(error < 1e-6 * n * n) || !(residual < 1e-4)) {
        printf("failed: |LU - A| = %g, |Ax - b| = %g\n", error, residual);
        return 1;
    }
    printf("passed\n");
    return 0;
}
