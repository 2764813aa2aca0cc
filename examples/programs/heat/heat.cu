// Heat conduction in a plate: explicit Euler steps of u_t = alpha (u_xx + u_yy), with fixed temperatures on
// the boundary.
//
//     heat [nx] [ny] [steps]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define CHECK(call)                                                                                    \
    do {                                                                                               \
        cudaError_t status = (call);                                                                   \
        if (status != cudaSuccess) {                                                                   \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, cudaGetErrorString(status)); \
            exit(2);                                                                                   \
        }                                                                                              \
    } while (0)

#define BLOCK_X 32
#define BLOCK_Y 8

__global__ void heat_step(const float *u, float *u_new, int nx, int ny, float cx, float cy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;

    int k = j * nx + i;
    if (i == 0 || j == 0 || i == nx - 1 || j == ny - 1) {
        u_new[k] = u[k];
        return;
    }
    float d2x = u[k + 1] - 2.0f * u[k] + u[k - 1];
    float d2y = u[k + nx] - 2.0f * u[k] + u[k - nx];
    u_new[k] = u[k] + cx * d2x + cy * d2y;
}

// A cold plate with a hot disc off its centre; the left edge is warm.
static void initialize(std::vector<float> &u, int nx, int ny) {
    for (int j = 0; j < ny; ++j) {
        for (int i = 0; i < nx; ++i) {
            float x = (i + 0.5f) / nx - 0.4f, y = (j + 0.5f) / ny - 0.6f;
            u[j * nx + i] = x * x + y * y < 0.04f ? 100.0f : 0.0f;
            if (i == 0) u[j * nx + i] = 25.0f;
        }
    }
}

static void heat_on_host(std::vector<float> &u, int nx, int ny, float cx, float cy, int steps) {
    std::vector<float> next = u;
    for (int n = 0; n < steps; ++n) {
        for (int j = 1; j < ny - 1; ++j)
            for (int i = 1; i < nx - 1; ++i) {
                const float *row = &u[j * nx];
                next[j * nx + i] = row[i] + cx * (row[i - 1] + row[i + 1] - 2 * row[i]) +
                                   cy * (row[i - nx] + row[i + nx] - 2 * row[i]);
            }
        u.swap(next);
    }
}

int main(int argc, char **argv) {
    int nx = argc > 1 ? atoi(argv[1]) : 109;
    int ny = argc > 2 ? atoi(argv[2]) : 83;
    int steps = argc > 3 ? atoi(argv[3]) : 200;
    if (nx < 3 || ny < 3 || steps < 0) {
        fprintf(stderr, "usage: %s [nx] [ny] [steps]\n", argv[0]);
        return 2;
    }

    const float alpha = 0.5f, dx = 1.0f, dy = 1.25f, dt = 0.4f;
    const float cx = alpha * dt / (dx * dx), cy = alpha * dt / (dy * dy);
    const size_t bytes = size_t(nx) * ny * sizeof(float);

    std::vector<float> u(size_t(nx) * ny);
    initialize(u, nx, ny);
    std::vector<float> expected = u;

    float *d_u, *d_new;
    CHECK(cudaMalloc(&d_u, bytes));
    CHECK(cudaMalloc(&d_new, bytes));
    CHECK(cudaMemcpy(d_u, u.data(), bytes, cudaMemcpyHostToDevice));

    dim3 block(BLOCK_X, BLOCK_Y);
    dim3 grid((nx + BLOCK_X - 1) / BLOCK_X, (ny + BLOCK_Y - 1) / BLOCK_Y);
    for (int n = 0; n < steps; ++n) {
        heat_step<<<grid, block>>>(d_u, d_new, nx, ny, cx, cy);
        std::swap(d_u, d_new);
    }
    CHECK(cudaGetLastError());
    CHECK(cudaDeviceSynchronize());
    CHECK(cudaMemcpy(u.data(), d_u, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaFree(d_u));
    CHECK(cudaFree(d_new));

    double sum = 0, largest_error = 0;
    heat_on_host(expected, nx, ny, cx, cy, steps);
    for (size_t k = 0; k < u.size(); ++k) {
        sum += u[k];
        largest_error = fmax(largest_error, fabs(u[k] - expected[k]));
    }
    printf("heat: %d x %d, %d steps\n", nx, ny, steps);
    printf("mean temperature %.6g, centre %.6g\n", sum / u.size(), u[(ny / 2) * nx + nx / 2]);
    // The device fuses multiplications and additions; the host rounds each.
    if (!(largest_error < 1e-3)) {
        fprintf(stderr, "heat: differs from the host by %g\n", largest_error);
        return 1;
    }
    printf("heat: ok\n");
    return 0;
}
