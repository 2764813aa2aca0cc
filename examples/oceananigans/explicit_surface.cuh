// The explicit free surface: its slope is a part of the tendencies of momentum, and it rises with the water at the top. Steps must be
// short enough for the waves of the whole column.
#pragma once
#include "free_surface.cuh"

template <bool bathymetry> __device__ inline void surface_slope(const Grid &g, const real *eta, real *gu, real *gv)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j), c = at(g, i, j, k);
    real before = eta[h - 1], last = eta[at(g, g.nx - 1, j)], below = eta[h - row(g)], top = eta[at(g, i, g.ny - 1)];
    real west = i > 0 ? before : last, south = j > 0 ? below : top;
    bool closed_u = wall_u(g, i) || (bathymetry && bottom_u(g, i, j) >= g.z[k + 1]);
    bool closed_v = wall_v(g, j) || (bathymetry && bottom_v(g, i, j) >= g.z[k + 1]);
    if (!closed_u) gu[c] -= gravity * (eta[h] - west) / g.dx_c[j + g.halo];
    if (!closed_v) gv[c] -= gravity * (eta[h] - south) / g.dy_f[j + g.halo];
}

extern "C" __global__ void surface_slope(Grid g, const real *eta, real *gu, real *gv) { surface_slope<false>(g, eta, gu, gv); }

extern "C" __global__ void surface_slope_bathymetry(Grid g, const real *eta, real *gu, real *gv) { surface_slope<true>(g, eta, gu, gv); }

extern "C" __global__ void surface_adams_bashforth(Grid g, const real *w, real *eta, real *eta_start, real *rise_before, const int *iteration,
                                                   real dt, real chi)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    real rise = w[at(g, i, j, g.nz)];
    eta_start[h] = eta[h];
    eta[h] += dt * extrapolated(rise, rise_before[h], iteration, chi);
    rise_before[h] = rise;
}

extern "C" __global__ void surface_from(Grid g, const real *w, real *eta, const real *eta_start, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    eta[h] = eta_start[h] + dt * w[at(g, i, j, g.nz)];
}

template <bool bathymetry> __device__ inline void column_transports(const Grid &g, const real *u, const real *v, real *u_total, real *v_total)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    Column_sum sum = column_sum<bathymetry>(g, i, j, u, v);
    u_total[at(g, i, j)] = sum.u;
    v_total[at(g, i, j)] = sum.v;
}

extern "C" __global__ void column_transports(Grid g, const real *u, const real *v, real *u_total, real *v_total)
{
    column_transports<false>(g, u, v, u_total, v_total);
}

extern "C" __global__ void column_transports_bathymetry(Grid g, const real *u, const real *v, real *u_total, real *v_total)
{
    column_transports<true>(g, u, v, u_total, v_total);
}
