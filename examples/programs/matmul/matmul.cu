// Powers of a matrix: tiles in shared memory, matrices as structures by value with a pointer, an offset view
// of a matrix as an argument, and the same array as both operands.
//
//     matmul [rows] [squarings]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

constexpr int TILE = 16;

typedef struct {
    int width, height, stride;
    float *elements;
} Matrix;

inline void check(cudaError_t e, int line) {
    if (e != cudaSuccess) {
        fprintf(stderr, "matmul.cu:%d: %s\n", line, cudaGetErrorString(e));
        exit(2);
    }
}
#define CHECK(e) check((e), __LINE__)

// c = alpha a b + beta c; elements outside of a matrix count as 0.
__global__ void gemm(const Matrix a, const Matrix b, Matrix c, float alpha, float beta) {
    __shared__ float a_tile[TILE][TILE], b_tile[TILE][TILE + 1];
    const int row = blockIdx.y * TILE + threadIdx.y, column = blockIdx.x * TILE + threadIdx.x;
    float sum = 0.0f;
    for (int k0 = 0; k0 < a.width; k0 += TILE) {
        const int ka = k0 + threadIdx.x, kb = k0 + threadIdx.y;
        a_tile[threadIdx.y][threadIdx.x] =
            row < a.height && ka < a.width ? a.elements[row * a.stride + ka] : 0.0f;
        b_tile[threadIdx.y][threadIdx.x] =
            kb < b.height && column < b.width ? b.elements[kb * b.stride + column] : 0.0f;
        __syncthreads();
        for (int k = 0; k < TILE; ++k) sum += a_tile[threadIdx.y][k] * b_tile[k][threadIdx.x];
        __syncthreads();
    }
    if (row < c.height && column < c.width) {
        float *to = &c.elements[row * c.stride + column];
        *to = alpha * sum + beta * *to;
    }
}

static Matrix device_matrix(int height, int width) {
    Matrix m = {width, height, width, nullptr};
    CHECK(cudaMalloc((void **)&m.elements, size_t(width) * height * sizeof(float)));
    CHECK(cudaMemset(m.elements, 0, size_t(width) * height * sizeof(float)));
    return m;
}

static Matrix part(const Matrix &m, int row, int column, int height, int width) {
    return {width, height, m.stride, m.elements + row * m.stride + column};
}

static void multiply(const Matrix &a, const Matrix &b, Matrix &c, float alpha = 1.0f, float beta = 0.0f) {
    const dim3 block(TILE, TILE), grid((c.width + TILE - 1) / TILE, (c.height + TILE - 1) / TILE);
    gemm<<<grid, block>>>(a, b, c, alpha, beta);
    CHECK(cudaGetLastError());
}

static void multiply_on_host(const std::vector<double> &a, const std::vector<double> &b,
                             std::vector<double> &c, int n) {
    std::vector<double> result(c.size());
    for (int i = 0; i < n; ++i)
        for (int k = 0; k < n; ++k)
            for (int j = 0; j < n; ++j) result[i * n + j] += a[i * n + k] * b[k * n + j];
    c = result;
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 77, squarings = argc > 2 ? atoi(argv[2]) : 2;
    // The rows' sums are one, so that powers stay of the same size.
    std::vector<float> start(n * n);
    for (int i = 0; i < n; ++i) {
        float sum = 0;
        for (int j = 0; j < n; ++j) sum += start[i * n + j] = 1 + (i * 5 + j * 3) % 11 + 20 * (i == j);
        for (int j = 0; j < n; ++j) start[i * n + j] /= sum;
    }

    Matrix power = device_matrix(n, n), square = device_matrix(n, n), corner = device_matrix(n / 2, n / 3);
    CHECK(cudaMemcpy(power.elements, start.data(), start.size() * sizeof(float), cudaMemcpyHostToDevice));
    for (int s = 0; s < squarings; ++s) {
        multiply(power, power, square);
        const Matrix t = power;
        power = square;
        square = t;
    }
    // corner = 2 * (a band of the power times a band of the start) - corner, twice.
    const Matrix left = part(power, 1, 2, n / 2, n / 4);
    CHECK(cudaMemcpy(square.elements, start.data(), start.size() * sizeof(float), cudaMemcpyHostToDevice));
    const Matrix right = part(square, 3, 5, n / 4, n / 3);
    for (int k = 0; k < 2; ++k) multiply(left, right, corner, 2.0f, -1.0f);

    std::vector<float> result(n * n), small((n / 2) * (n / 3));
    CHECK(cudaMemcpy(result.data(), power.elements, result.size() * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(small.data(), corner.elements, small.size() * sizeof(float), cudaMemcpyDeviceToHost));
    for (const Matrix &m : {power, square, corner}) CHECK(cudaFree(m.elements));

    std::vector<double> expected(start.begin(), start.end());
    for (int s = 0; s < squarings; ++s) multiply_on_host(expected, expected, expected, n);
    double trace = 0, worst = 0;
    for (int i = 0; i < n; ++i) trace += result[i * n + i];
    for (int k = 0; k < n * n; ++k) worst = fmax(worst, fabs(result[k] - expected[k]));
    // The second product takes the first away again.
    for (float value : small) worst = fmax(worst, fabs(value));
    printf("%d x %d to the power of %d: trace %.6g\n", n, n, 1 << squarings, trace);
    if (!(worst < 1e-5)) {
        printf("differs from the host by %g\n", worst);
        return 1;
    }
    return 0;
}
