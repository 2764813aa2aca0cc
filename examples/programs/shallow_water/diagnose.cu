// Quantities of one time level that the tendencies need.
#include "shallow_water.cuh"

__global__ void mass_fluxes_kernel(Grid grid, const double *h, const double *u, const double *v,
                                   double *flux_x, double *flux_y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= grid.nx || j >= grid.ny) return;
    const int k = grid.at(i, j);
    flux_x[k] = 0.5 * (h[k] + h[k - 1]) * u[k];
    flux_y[k] = 0.5 * (h[k] + h[k - grid.stride()]) * v[k];
}

__global__ void potential_vorticity_kernel(Grid grid, double coriolis, const double *h, const double *u,
                                           const double *v, double *vorticity) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= grid.nx || j >= grid.ny) return;
    const int k = grid.at(i, j), row = grid.stride();
    const double curl = (v[k] - v[k - 1]) / grid.dx - (u[k] - u[k - row]) / grid.dy;
    const double depth = 0.25 * (h[k] + h[k - 1] + h[k - row] + h[k - row - 1]);
    vorticity[k] = (curl + coriolis) / depth;
}

__global__ void bernoulli_kernel(Grid grid, double gravity, const double *h, const double *u, const double *v,
                                 double *head) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= grid.nx || j >= grid.ny) return;
    const int k = grid.at(i, j), row = grid.stride();
    const double kinetic = u[k] * u[k] + u[k + 1] * u[k + 1] + v[k] * v[k] + v[k + row] * v[k + row];
    head[k] = gravity * h[k] + 0.25 * kinetic;
}

void mass_fluxes(const Grid &grid, const State &now, double *flux_x, double *flux_y) {
    mass_fluxes_kernel<<<grid_size(grid), block_size()>>>(grid, now.h, now.u, now.v, flux_x, flux_y);
    CUDA_CHECK(cudaGetLastError());
}

void potential_vorticity(const Grid &grid, const Constants &constants, const State &now, double *vorticity) {
    potential_vorticity_kernel<<<grid_size(grid), block_size()>>>(grid, constants.coriolis, now.h, now.u,
                                                                  now.v, vorticity);
    CUDA_CHECK(cudaGetLastError());
}

void bernoulli(const Grid &grid, const Constants &constants, const State &now, double *head) {
    bernoulli_kernel<<<grid_size(grid), block_size()>>>(grid, constants.gravity, now.h, now.u, now.v, head);
    CUDA_CHECK(cudaGetLastError());
}
