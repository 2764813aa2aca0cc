// Tendencies of tracers: advection in flux form, diffusion along levels, restoring of the top level.
//
// Levels stay where they are while the surface moves. With `open_top` water that rises through the top takes its tracer along: what is
// uniform stays uniform, what the sea holds does not. Without it nothing passes: time_step.cuh says what becomes of the top level.
#pragma once
#include "reconstruct.cuh"

enum Tracer_scheme { centred2 = 0, weno5_flux = 1, weno7_flux = 2 };

static const real epsilon_tracer = real(1e-8);

// Cells of the sea, at most 3 or 4, on each side of the west face (stride 1) or the south face of a cell.
template <bool bathymetry, int most> __device__ inline int cells_along(const Grid &g, int here, int stride, int k)
{
    if (!bathymetry) return most;
    const real *b = g.bottom;
    real top = g.z[k + 1];
    if (b[here - 2 * stride] >= top || b[here + stride] >= top) return 1;
    if (b[here - 3 * stride] >= top || b[here + 2 * stride] >= top) return 2;
    if (most == 4 && (b[here - 4 * stride] >= top || b[here + 3 * stride] >= top)) return 3;
    return most;
}

template <bool bathymetry, int scheme>
__device__ inline real value_along(const Grid &g, const real *c, int p, int stride, real flow, int here, int k)
{
    if (scheme == centred2) return centred(c, p, stride);
    if (scheme == weno7_flux) return upwind_weno7(flow, c, p, stride, cells_along<bathymetry, 4>(g, here, stride, k), epsilon_tracer);
    if (!bathymetry) return upwind_weno5(flow, c, p, stride, epsilon_tracer);
    return upwind_weno5(flow, c, p, stride, cells_along<bathymetry, 3>(g, here, stride, k), epsilon_tracer);
}

template <bool bathymetry, int scheme>
__device__ inline real flux_x(const Grid &g, const real *u, const real *c, int i, int j, int k, real diffusivity)
{
    int p = at(g, i, j, k);
    real value = value_along<bathymetry, scheme>(g, c, p, 1, u[p], at(g, i, j), k);
    return (u[p] * value - diffusivity * (c[p] - c[p - 1]) / g.dx_c[j + g.halo]) * g.dy_c[j + g.halo] * thickness_u<bathymetry>(g, i, j, k);
}

template <bool bathymetry, int scheme>
__device__ inline real flux_y(const Grid &g, const real *v, const real *c, int i, int j, int k, real diffusivity)
{
    int p = at(g, i, j, k);
    real value = value_along<bathymetry, scheme>(g, c, p, row(g), v[p], at(g, i, j), k);
    return (v[p] * value - diffusivity * (c[p] - c[p - row(g)]) / g.dy_f[j + g.halo]) * g.dx_f[j + g.halo] * thickness_v<bathymetry>(g, i, j, k);
}

template <bool bathymetry, int scheme>
__device__ inline real flux_z(const Grid &g, const real *w, const real *c, int i, int j, int k, int open_top)
{
    int p = at(g, i, j, k);
    if (k == 0) return 0;
    if (k == g.nz) return open_top ? w[p] * c[p - level(g)] : 0;
    if (scheme == centred2) return w[p] * centred(c, p, level(g));
    real floor = bathymetry ? bottom_c(g, i, j) : 0;
    if (scheme == weno7_flux) return w[p] * upwind_weno7(w[p], c, p, level(g), cells_across<bathymetry, 4>(g, floor, k), epsilon_tracer);
    return w[p] * upwind_weno5(w[p], c, p, level(g), cells_across<bathymetry>(g, floor, k), epsilon_tracer);
}

template <bool bathymetry, int scheme>
__device__ inline void tracer_tendency(const Grid &g, const real *u, const real *v, const real *w, const real *c, const real *target,
                                       real *gc, real diffusivity, real restoring, int open_top)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    real along = flux_x<bathymetry, scheme>(g, u, c, i + 1, j, k, diffusivity) - flux_x<bathymetry, scheme>(g, u, c, i, j, k, diffusivity) +
                 flux_y<bathymetry, scheme>(g, v, c, i, j + 1, k, diffusivity) - flux_y<bathymetry, scheme>(g, v, c, i, j, k, diffusivity);
    real up = flux_z<bathymetry, scheme>(g, w, c, i, j, k + 1, open_top) - flux_z<bathymetry, scheme>(g, w, c, i, j, k, open_top);
    real dz = thickness_c<bathymetry>(g, i, j, k);
    real rate = -(along / g.area_c[j + g.halo] + up) / dz;
    if (k == g.nz - 1) rate += restoring * (target[at(g, i, j)] - c[at(g, i, j, k)]);
    gc[at(g, i, j, k)] = bathymetry && dz <= 0 ? 0 : rate;
}

#define TRACER_KERNEL(name, bathymetry, scheme) \
    extern "C" __global__ void tracer_tendency_##name(Grid g, const real *u, const real *v, const real *w, const real *c, \
                                                      const real *target, real *gc, real diffusivity, real restoring, int open_top) \
    { \
        tracer_tendency<bathymetry, scheme>(g, u, v, w, c, target, gc, diffusivity, restoring, open_top); \
    }

TRACER_KERNEL(weno5, false, weno5_flux)
TRACER_KERNEL(weno7, false, weno7_flux)
TRACER_KERNEL(centred2, false, centred2)
TRACER_KERNEL(weno5_bathymetry, true, weno5_flux)
TRACER_KERNEL(weno7_bathymetry, true, weno7_flux)
TRACER_KERNEL(centred2_bathymetry, true, centred2)
