// The vertical velocity from continuity, upwards from the floor.
#pragma once
#include "grid.cuh"

template <bool bathymetry> __device__ inline void vertical_velocity(const Grid &g, const real *u, const real *v, real *w)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x - 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y - 1;
    if (i > g.nx || j > g.ny) return;
    real sum = 0;
    w[at(g, i, j, 0)] = 0;
    for (int k = 0; k < g.nz; ++k) {
        int c = at(g, i, j, k);
        real east = u[c + 1] * g.dy_c[j + g.halo] * thickness_u<bathymetry>(g, i + 1, j, k);
        real west = u[c] * g.dy_c[j + g.halo] * thickness_u<bathymetry>(g, i, j, k);
        real north = v[c + row(g)] * g.dx_f[j + 1 + g.halo] * thickness_v<bathymetry>(g, i, j + 1, k);
        real south = v[c] * g.dx_f[j + g.halo] * thickness_v<bathymetry>(g, i, j, k);
        sum -= (east - west + north - south) / g.area_c[j + g.halo];
        w[c + level(g)] = sum;
    }
}

extern "C" __global__ void vertical_velocity(Grid g, const real *u, const real *v, real *w) { vertical_velocity<false>(g, u, v, w); }

extern "C" __global__ void vertical_velocity_bathymetry(Grid g, const real *u, const real *v, real *w) { vertical_velocity<true>(g, u, v, w); }
