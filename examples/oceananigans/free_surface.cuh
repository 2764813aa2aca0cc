// The free surface, split from the rest: short forward-backward steps of its height and of the transports of whole columns, averaged
// over time (Shchepetkin and McWilliams 2005), and columns of velocity brought to the averaged transport. Substeps look across
// periodic sides and walls by themselves, so they need no halo fills.
#pragma once
#include "seawater.cuh"

// Rates of Adams-Bashforth 2, the first step being Euler's.
__device__ inline real extrapolated(real now, real before, const int *iteration, real chi)
{
    real c = iteration[0] == 0 ? real(-0.5) : chi;
    return (real(1.5) + c) * now - (real(0.5) + c) * before;
}

struct Column_sum {
    real u, v;             // of what stands on west and on south faces, times the thickness of its level
    real depth_u, depth_v; // of the levels there
};

// Of what `of_u` and `of_v` say of the faces at a place, from the floor upwards.
template <bool bathymetry, class U, class V> __device__ inline Column_sum column_sum_of(const Grid &g, int i, int j, U of_u, V of_v)
{
    Column_sum sum = {0, 0, 0, 0};
    for (int k = 0; k < g.nz; ++k) {
        int c = at(g, i, j, k);
        real dz_u = thickness_u<bathymetry>(g, i, j, k), dz_v = thickness_v<bathymetry>(g, i, j, k);
        sum.u += dz_u * of_u(c);
        sum.v += dz_v * of_v(c);
        sum.depth_u += dz_u;
        sum.depth_v += dz_v;
    }
    return sum;
}

template <bool bathymetry> __device__ inline Column_sum column_sum(const Grid &g, int i, int j, const real *u, const real *v)
{
    return column_sum_of<bathymetry>(g, i, j, [=](int c) { return u[c]; }, [=](int c) { return v[c]; });
}

// What the tendencies of a column come to; sums start anew.
template <bool bathymetry>
__device__ inline void barotropic_begin(const Grid &g, const real *gu, const real *gu_before, const real *gv, const real *gv_before,
                                        const int *iteration, real chi, real *forcing_u, real *forcing_v, real *eta_mean,
                                        real *u_mean, real *v_mean)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    Column_sum sum = column_sum_of<bathymetry>(
        g, i, j, [=](int c) { return extrapolated(gu[c], gu_before[c], iteration, chi); },
        [=](int c) { return extrapolated(gv[c], gv_before[c], iteration, chi); });
    int h = at(g, i, j);
    forcing_u[h] = sum.u;
    forcing_v[h] = sum.v;
    eta_mean[h] = 0;
    u_mean[h] = 0;
    v_mean[h] = 0;
}

extern "C" __global__ void barotropic_begin(Grid g, const real *gu, const real *gu_before, const real *gv, const real *gv_before,
                                            const int *iteration, real chi, real *forcing_u, real *forcing_v, real *eta_mean,
                                            real *u_mean, real *v_mean)
{
    barotropic_begin<false>(g, gu, gu_before, gv, gv_before, iteration, chi, forcing_u, forcing_v, eta_mean, u_mean, v_mean);
}

extern "C" __global__ void barotropic_begin_bathymetry(Grid g, const real *gu, const real *gu_before, const real *gv, const real *gv_before,
                                                       const int *iteration, real chi, real *forcing_u, real *forcing_v, real *eta_mean,
                                                       real *u_mean, real *v_mean)
{
    barotropic_begin<true>(g, gu, gu_before, gv, gv_before, iteration, chi, forcing_u, forcing_v, eta_mean, u_mean, v_mean);
}

extern "C" __global__ void barotropic_height(Grid g, real *eta, const real *u_total, const real *v_total, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    real east = i < g.nx - 1 ? u_total[h + 1] : g.periodic_x ? u_total[at(g, 0, j)] : 0;
    real north = j < g.ny - 1 ? v_total[h + row(g)] : g.periodic_y ? v_total[at(g, i, 0)] : 0;
    real outflow = (east - u_total[h]) * g.dy_c[j + g.halo] + north * g.dx_f[j + 1 + g.halo] - v_total[h] * g.dx_f[j + g.halo];
    eta[h] -= dt * outflow / g.area_c[j + g.halo];
}

extern "C" __global__ void barotropic_transport(Grid g, const real *eta, real *u_total, real *v_total, const real *forcing_u,
                                                const real *forcing_v, real *eta_mean, real *u_mean, real *v_mean,
                                                const real *weights, int substep, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    real before = eta[h - 1], last = eta[at(g, g.nx - 1, j)], below = eta[h - row(g)], top = eta[at(g, i, g.ny - 1)];
    real west = i > 0 ? before : last, south = j > 0 ? below : top;
    real depth_u = largest(-bottom_u(g, i, j), 0), depth_v = largest(-bottom_v(g, i, j), 0);
    real u = u_total[h] + dt * (forcing_u[h] - gravity * depth_u * (eta[h] - west) / g.dx_c[j + g.halo]);
    real v = v_total[h] + dt * (forcing_v[h] - gravity * depth_v * (eta[h] - south) / g.dy_f[j + g.halo]);
    if (wall_u(g, i) || depth_u <= 0) u = 0;
    if (wall_v(g, j) || depth_v <= 0) v = 0;
    u_total[h] = u;
    v_total[h] = v;
    eta_mean[h] += weights[substep] * eta[h];
    u_mean[h] += weights[substep] * u;
    v_mean[h] += weights[substep] * v;
}

// The means are where the next step starts; velocities get their transport.
template <bool bathymetry>
__device__ inline void barotropic_end(const Grid &g, real *eta, real *u_total, real *v_total, const real *eta_mean, const real *u_mean,
                                      const real *v_mean, real *u, real *v)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    eta[h] = eta_mean[h];
    u_total[h] = u_mean[h];
    v_total[h] = v_mean[h];
    Column_sum sum = column_sum<bathymetry>(g, i, j, u, v);
    real more_u = sum.depth_u > 0 ? (u_mean[h] - sum.u) / sum.depth_u : 0, more_v = sum.depth_v > 0 ? (v_mean[h] - sum.v) / sum.depth_v : 0;
    for (int k = 0; k < g.nz; ++k) {
        int c = at(g, i, j, k);
        if (!bathymetry || thickness_u<bathymetry>(g, i, j, k) > 0) u[c] += more_u;
        if (!bathymetry || thickness_v<bathymetry>(g, i, j, k) > 0) v[c] += more_v;
    }
}

extern "C" __global__ void barotropic_end(Grid g, real *eta, real *u_total, real *v_total, const real *eta_mean, const real *u_mean,
                                          const real *v_mean, real *u, real *v)
{
    barotropic_end<false>(g, eta, u_total, v_total, eta_mean, u_mean, v_mean, u, v);
}

extern "C" __global__ void barotropic_end_bathymetry(Grid g, real *eta, real *u_total, real *v_total, const real *eta_mean,
                                                     const real *u_mean, const real *v_mean, real *u, real *v)
{
    barotropic_end<true>(g, eta, u_total, v_total, eta_mean, u_mean, v_mean, u, v);
}
