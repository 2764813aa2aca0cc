// Halo fills, one direction at a time: west and east, then south and north with the corners, then bottom and top.
// Each side has its condition; a field of two dimensions has one level.
#pragma once
#include "grid.cuh"

static const int widest_halo = 4;

enum Condition {
    periodic = 0,
    even = 1, // no flux through the side; free slip along it
    odd = 2,  // no slip along the side
    wall = 3, // a velocity across the side, which stands on it
};

__device__ inline void fill_low(real *c, int first, int stride, int n, int halo, int condition)
{
    if (condition == wall) c[first] = 0;
#pragma unroll
    for (int h = 1; h <= widest_halo; ++h) {
        if (h > halo) break;
        if (condition == periodic) c[first - h * stride] = c[first + (n - h) * stride];
        if (condition == even) c[first - h * stride] = c[first + (h - 1) * stride];
        if (condition == odd) c[first - h * stride] = -c[first + (h - 1) * stride];
        if (condition == wall) c[first - h * stride] = -c[first + h * stride];
    }
}

__device__ inline void fill_high(real *c, int first, int stride, int n, int halo, int condition)
{
    int end = first + n * stride;
    if (condition == wall) c[end] = 0;
#pragma unroll
    for (int h = 0; h < widest_halo; ++h) {
        if (h >= halo) break;
        if (condition == periodic) c[end + h * stride] = c[first + h * stride];
        if (condition == even) c[end + h * stride] = c[end - (h + 1) * stride];
        if (condition == odd) c[end + h * stride] = -c[end - (h + 1) * stride];
        if (condition == wall && h > 0) c[end + h * stride] = -c[end - h * stride];
    }
}

extern "C" __global__ void fill_halo_west_and_east(real *c, int nx, int ny, int levels, int halo, int west, int east)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= ny || k >= levels) return;
    int first = (k * (ny + 2 * halo) + j + halo) * (nx + 2 * halo) + halo;
    fill_low(c, first, 1, nx, halo, west);
    fill_high(c, first, 1, nx, halo, east);
}

extern "C" __global__ void fill_halo_south_and_north(real *c, int nx, int ny, int levels, int halo, int south, int north)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    int stride = nx + 2 * halo;
    if (i >= stride || k >= levels) return;
    int first = (k * (ny + 2 * halo) + halo) * stride + i;
    fill_low(c, first, stride, ny, halo, south);
    fill_high(c, first, stride, ny, halo, north);
}

extern "C" __global__ void fill_halo_bottom_and_top(real *c, int nx, int ny, int nz, int halo, int bottom, int top)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int columns = (nx + 2 * halo) * (ny + 2 * halo);
    if (i >= nx + 2 * halo || j >= ny + 2 * halo) return;
    int first = halo * columns + j * (nx + 2 * halo) + i;
    fill_low(c, first, columns, nz, halo, bottom);
    fill_high(c, first, columns, nz, halo, top);
}
