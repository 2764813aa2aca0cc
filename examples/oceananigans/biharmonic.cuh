// Biharmonic viscosity along levels: the vector Laplacian of the velocity (the gradient of its divergence less the curl of its vorticity),
// and the same of that, taken from the tendencies.
#pragma once
#include "momentum.cuh"

// From one cell outside on, so that the second Laplacian needs no halo fills: what lies outside mirrors what is inside.
template <bool bathymetry>
__device__ inline void laplacian(const Grid &g, const real *u, const real *v, const real *zeta, real *lu, real *lv)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x - 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y - 1;
    int k = blockIdx.z;
    if (i > g.nx || j > g.ny) return;
    int c = at(g, i, j, k), r = row(g), y = j + g.halo;
    real here = divergence(g, u, v, c, j);
    bool closed_u = wall_u(g, i) || wall_u(g, g.nx - i) || (bathymetry && bottom_u(g, i, j) >= g.z[k + 1]);
    bool closed_v = wall_v(g, j) || wall_v(g, g.ny - j) || (bathymetry && bottom_v(g, i, j) >= g.z[k + 1]);
    lu[c] = closed_u ? 0 : (here - divergence(g, u, v, c - 1, j)) / g.dx_c[y] - (zeta[c + r] - zeta[c]) / g.dy_c[y];
    lv[c] = closed_v ? 0 : (here - divergence(g, u, v, c - r, j - 1)) / g.dy_f[y] + (zeta[c + 1] - zeta[c]) / g.dx_f[y];
}

extern "C" __global__ void laplacian(Grid g, const real *u, const real *v, const real *zeta, real *lu, real *lv)
{
    laplacian<false>(g, u, v, zeta, lu, lv);
}

extern "C" __global__ void laplacian_bathymetry(Grid g, const real *u, const real *v, const real *zeta, real *lu, real *lv)
{
    laplacian<true>(g, u, v, zeta, lu, lv);
}

template <bool bathymetry>
__device__ inline void biharmonic_friction(const Grid &g, const real *lu, const real *lv, real *gu, real *gv, real viscosity)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int c = at(g, i, j, k), r = row(g), y = j + g.halo;
    real here = divergence(g, lu, lv, c, j), spin = vorticity_at<bathymetry>(g, lu, lv, i, j, k);
    real across_x = (vorticity_at<bathymetry>(g, lu, lv, i, j + 1, k) - spin) / g.dy_c[y];
    real across_y = (vorticity_at<bathymetry>(g, lu, lv, i + 1, j, k) - spin) / g.dx_f[y];
    bool closed_u = wall_u(g, i) || (bathymetry && bottom_u(g, i, j) >= g.z[k + 1]);
    bool closed_v = wall_v(g, j) || (bathymetry && bottom_v(g, i, j) >= g.z[k + 1]);
    if (!closed_u) gu[c] -= viscosity * ((here - divergence(g, lu, lv, c - 1, j)) / g.dx_c[y] - across_x);
    if (!closed_v) gv[c] -= viscosity * ((here - divergence(g, lu, lv, c - r, j - 1)) / g.dy_f[y] + across_y);
}

extern "C" __global__ void biharmonic_friction(Grid g, const real *lu, const real *lv, real *gu, real *gv, real viscosity)
{
    biharmonic_friction<false>(g, lu, lv, gu, gv, viscosity);
}

extern "C" __global__ void biharmonic_friction_bathymetry(Grid g, const real *lu, const real *lv, real *gu, real *gv, real viscosity)
{
    biharmonic_friction<true>(g, lu, lv, gu, gv, viscosity);
}
