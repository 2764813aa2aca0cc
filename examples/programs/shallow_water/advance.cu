// The leapfrog step and the filter that keeps its two solutions together.
#include "shallow_water.cuh"

__global__ void advance_kernel(Grid grid, double dt, State old, State next, const double *flux_x,
                               const double *flux_y, const double *vorticity, const double *head) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= grid.nx || j >= grid.ny) return;
    const int k = grid.at(i, j), row = grid.stride();

    const double flux_y_at_u = 0.25 * (flux_y[k] + flux_y[k - 1] + flux_y[k + row] + flux_y[k + row - 1]);
    const double flux_x_at_v = 0.25 * (flux_x[k] + flux_x[k + 1] + flux_x[k - row] + flux_x[k - row + 1]);
    const double vorticity_at_u = 0.5 * (vorticity[k] + vorticity[k + row]);
    const double vorticity_at_v = 0.5 * (vorticity[k] + vorticity[k + 1]);

    next.u[k] = old.u[k] + dt * (vorticity_at_u * flux_y_at_u - (head[k] - head[k - 1]) / grid.dx);
    next.v[k] = old.v[k] - dt * (vorticity_at_v * flux_x_at_v + (head[k] - head[k - row]) / grid.dy);
    next.h[k] =
        old.h[k] - dt * ((flux_x[k + 1] - flux_x[k]) / grid.dx + (flux_y[k + row] - flux_y[k]) / grid.dy);
}

__global__ void filter_kernel(size_t cells, double strength, State old, State now, State next) {
    const size_t k = size_t(blockIdx.x) * blockDim.x + threadIdx.x;
    if (k >= cells) return;
    now.h[k] += strength * (old.h[k] - 2 * now.h[k] + next.h[k]);
    now.u[k] += strength * (old.u[k] - 2 * now.u[k] + next.u[k]);
    now.v[k] += strength * (old.v[k] - 2 * now.v[k] + next.v[k]);
}

void advance(const Grid &grid, double dt, const State &old, const State &next, const double *flux_x,
             const double *flux_y, const double *vorticity, const double *head) {
    advance_kernel<<<grid_size(grid), block_size()>>>(grid, dt, old, next, flux_x, flux_y, vorticity, head);
    CUDA_CHECK(cudaGetLastError());
}

void filter(const Grid &grid, double strength, const State &old, const State &now, const State &next) {
    const unsigned blocks = unsigned((grid.cells() + 255) / 256);
    filter_kernel<<<blocks, 256>>>(grid.cells(), strength, old, now, next);
    CUDA_CHECK(cudaGetLastError());
}
