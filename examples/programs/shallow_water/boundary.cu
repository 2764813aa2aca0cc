// Periodic halos.
#include "shallow_water.cuh"

// Threads 0 … ny - 1 copy the two columns, the nx + 2 after them the two rows with their corners.
__global__ void fill_halo_kernel(Grid grid, double *field) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    const int nx = grid.nx, ny = grid.ny;
    if (k < ny) {
        field[grid.at(-1, k)] = field[grid.at(nx - 1, k)];
        field[grid.at(nx, k)] = field[grid.at(0, k)];
    } else if (k < ny + nx + 2) {
        const int i = k - ny - 1;
        const int from = i < 0 ? nx - 1 : i >= nx ? 0 : i;
        field[grid.at(i, -1)] = field[grid.at(from, ny - 1)];
        field[grid.at(i, ny)] = field[grid.at(from, 0)];
    }
}

void fill_halo(const Grid &grid, double *field) {
    const int threads = grid.nx + grid.ny + 2;
    fill_halo_kernel<<<(threads + 127) / 128, 128>>>(grid, field);
    CUDA_CHECK(cudaGetLastError());
}
