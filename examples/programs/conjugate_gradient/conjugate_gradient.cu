// Conjugate gradients for a sparse matrix in CSR form. The host reads two dot products in each iteration and
// passes alpha and beta to kernels.
//
//     conjugate_gradient [side of the grid] [tolerance]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CUDACHECK(cmd)                                                                 \
    do {                                                                               \
        cudaError_t e = cmd;                                                           \
        if (e != cudaSuccess) {                                                        \
            printf("Failed: %s:%d '%s'\n", __FILE__, __LINE__, cudaGetErrorString(e)); \
            exit(EXIT_FAILURE);                                                        \
        }                                                                              \
    } while (0)

struct CsrMatrix {
    int rows;
    std::vector<int> row_start, column;
    std::vector<double> value;
};

// Four threads share a row.
__global__ void spmv(int rows, const int *__restrict__ row_start, const int *__restrict__ column,
                     const double *__restrict__ value, const double *__restrict__ x, double *__restrict__ y) {
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 4, part = threadIdx.x % 4;
    double sum = 0.0;
    if (row < rows)
        for (int k = row_start[row] + part; k < row_start[row + 1]; k += 4) sum += value[k] * x[column[k]];
    sum += __shfl_down_sync(0xffffffffu, sum, 2, 4);
    sum += __shfl_down_sync(0xffffffffu, sum, 1, 4);
    if (row < rows && part == 0) y[row] = sum;
}

__global__ void dot(int n, const double *a, const double *b, double *result) {
    __shared__ double cache[128];
    double sum = 0.0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += a[i] * b[i];
    cache[threadIdx.x] = sum;
    __syncthreads();
    for (int i = 64; i > 0; i /= 2) {
        if (threadIdx.x < unsigned(i)) cache[threadIdx.x] += cache[threadIdx.x + i];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(result, cache[0]);
}

__global__ void axpy(int n, double a, const double *x, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}

__global__ void xpay(int n, const double *x, double a, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = x[i] + a * y[i];
}

// A diffusion operator with jumps on a square grid, and some couplings across it.
static CsrMatrix make_matrix(int side) {
    CsrMatrix m = {side * side, {0}, {}, {}};
    const auto strength = [](int a, int b) {
        return 1.0 + (a * 7 + b * 7) % 5 + 100.0 * ((a % 9 == 0) && (b % 9 == 0));
    };
    for (int row = 0; row < m.rows; ++row) {
        const int x = row % side, y = row / side;
        std::vector<int> neighbours;
        if (y > 0) neighbours.push_back(row - side);
        if (x > 0) neighbours.push_back(row - 1);
        if (x < side - 1) neighbours.push_back(row + 1);
        if (y < side - 1) neighbours.push_back(row + side);
        const int mirror = m.rows - 1 - row;
        if (row % 11 == 0 && mirror % 11 == 0 && abs(mirror - row) > side) neighbours.push_back(mirror);
        double diagonal = 0.5;
        for (int other : neighbours) diagonal += strength(row, other);
        m.column.push_back(row);
        m.value.push_back(diagonal);
        for (int other : neighbours) {
            m.column.push_back(other);
            m.value.push_back(-strength(row, other));
        }
        m.row_start.push_back(int(m.column.size()));
    }
    return m;
}

template <class T>
static T *to_device(const std::vector<T> &values) {
    T *p;
    CUDACHECK(cudaMalloc(&p, values.size() * sizeof(T)));
    CUDACHECK(cudaMemcpy(p, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}

static double dot_product(int n, const double *a, const double *b, double *d_result) {
    double result = 0.0;
    CUDACHECK(cudaMemset(d_result, 0, sizeof(double)));
    dot<<<16, 128>>>(n, a, b, d_result);
    CUDACHECK(cudaMemcpy(&result, d_result, sizeof(double), cudaMemcpyDeviceToHost));
    return result;
}

int main(int argc, char **argv) {
    const int side = argc > 1 ? atoi(argv[1]) : 31;
    const double tolerance = argc > 2 ? atof(argv[2]) : 1e-9;
    const CsrMatrix m = make_matrix(side);
    const int n = m.rows;
    std::vector<double> b(n), x(n);
    for (int i = 0; i < n; ++i) b[i] = sin(0.05 * i) + (i % 3);

    int *d_row_start = to_device(m.row_start), *d_column = to_device(m.column);
    double *d_value = to_device(m.value), *d_x = to_device(x), *d_r = to_device(b), *d_p = to_device(b),
           *d_ap = to_device(x);
    double *d_result = to_device(std::vector<double>(1));

    const int threads = 128, blocks = (n + threads - 1) / threads,
              spmv_blocks = (4 * n + threads - 1) / threads;
    double rr = dot_product(n, d_r, d_r, d_result);
    const double limit = tolerance * tolerance * rr;
    int iterations = 0;
    while (rr > limit && iterations < 10 * n) {
        spmv<<<spmv_blocks, threads>>>(n, d_row_start, d_column, d_value, d_p, d_ap);
        const double alpha = rr / dot_product(n, d_p, d_ap, d_result);
        axpy<<<blocks, threads>>>(n, alpha, d_p, d_x);
        axpy<<<blocks, threads>>>(n, -alpha, d_ap, d_r);
        const double rr_new = dot_product(n, d_r, d_r, d_result);
        xpay<<<blocks, threads>>>(n, d_r, rr_new / rr, d_p);
        rr = rr_new;
        ++iterations;
    }
    CUDACHECK(cudaGetLastError());
    CUDACHECK(cudaMemcpy(x.data(), d_x, n * sizeof(double), cudaMemcpyDeviceToHost));
    for (void *p : {(void *)d_row_start, (void *)d_column, (void *)d_value, (void *)d_x, (void *)d_r,
                    (void *)d_p, (void *)d_ap, (void *)d_result})
        CUDACHECK(cudaFree(p));

    // The number of iterations depends on rounding in the dot products: it goes to stderr.
    fprintf(stderr, "%d iterations\n", iterations);
    double sum = 0, residual = 0, norm = 0;
    for (int row = 0; row < n; ++row) {
        double ax = 0;
        for (int k = m.row_start[row]; k < m.row_start[row + 1]; ++k) ax += m.value[k] * x[m.column[k]];
        residual += (b[row] - ax) * (b[row] - ax);
        norm += b[row] * b[row];
        sum += x[row];
    }
    printf("%d unknowns, %zu entries: sum of x %.6g, x[0] %.6g\n", n, m.value.size(), sum, x[0]);
    if (!(sqrt(residual / norm) < 10 * tolerance)) {
        printf("the residual is %g of the right-hand side's norm\n", sqrt(residual / norm));
        return 1;
    }
    printf("converged\n");
    return 0;
}
