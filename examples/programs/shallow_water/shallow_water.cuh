// The shallow-water equations on a staggered, doubly periodic grid (Sadourny's energy-conserving form).
//
// Arrays are flat, with one column and one row of halo on each side: cell (i, j) has the index (j + 1) * (nx
// + 2) + i + 1. h is at the cells' centres, u at their left faces, v at their lower faces, vorticity at their
// lower left corners.
#pragma once
#include <cuda_runtime.h>

struct Grid {
    int nx, ny;
    double dx, dy;

    __host__ __device__ int stride() const { return nx + 2; }
    __host__ __device__ int at(int i, int j) const { return (j + 1) * stride() + i + 1; }
    size_t cells() const { return size_t(nx + 2) * (ny + 2); }
};

struct Constants {
    double gravity, coriolis, filter;
};

// One time level on the device.
struct State {
    double *h, *u, *v;
};

// boundary.cu
void fill_halo(const Grid &grid, double *field);

// diagnose.cu
void mass_fluxes(const Grid &grid, const State &now, double *flux_x, double *flux_y);
void potential_vorticity(const Grid &grid, const Constants &constants, const State &now, double *vorticity);
void bernoulli(const Grid &grid, const Constants &constants, const State &now, double *head);

// advance.cu
void advance(const Grid &grid, double dt, const State &old, const State &next, const double *flux_x,
             const double *flux_y, const double *vorticity, const double *head);
void filter(const Grid &grid, double strength, const State &old, const State &now, const State &next);

// Threads for each cell.
inline dim3 block_size() { return dim3(16, 16); }
inline dim3 grid_size(const Grid &grid) { return dim3((grid.nx + 15) / 16, (grid.ny + 15) / 16); }

#define CUDA_CHECK(call) cuda_check((call), __FILE__, __LINE__)
void cuda_check(cudaError_t status, const char *file, int line);
