// The split free surface within a stage of Runge-Kutta. Each stage takes its substeps from where the step began. Besides the means over
// the substeps it takes the transport that carries the height at the beginning to its mean (Shchepetkin and McWilliams 2005): tracers go
// with that, so that their water is that of the surface.
#pragma once
#include "free_surface.cuh"

extern "C" __global__ void keep_surface(Grid g, const real *eta, const real *u_total, const real *v_total, real *eta_start, real *u_start,
                                        real *v_start)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    eta_start[h] = eta[h];
    u_start[h] = u_total[h];
    v_start[h] = v_total[h];
}

template <bool bathymetry>
__device__ inline void stage_begin(const Grid &g, const real *gu, const real *gv, const real *eta_start, const real *u_start,
                                   const real *v_start, real *eta, real *u_total, real *v_total, real *forcing_u, real *forcing_v,
                                   real *eta_mean, real *u_mean, real *v_mean, real *u_sum, real *v_sum, real *u_through, real *v_through)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    Column_sum sum = column_sum<bathymetry>(g, i, j, gu, gv);
    int h = at(g, i, j);
    forcing_u[h] = sum.u;
    forcing_v[h] = sum.v;
    eta[h] = eta_start[h];
    u_total[h] = u_start[h];
    v_total[h] = v_start[h];
    eta_mean[h] = 0;
    u_mean[h] = 0;
    v_mean[h] = 0;
    u_sum[h] = 0;
    v_sum[h] = 0;
    u_through[h] = 0;
    v_through[h] = 0;
}

// Before a substep changes the transports: `u_sum` is what has gone through so far, and its mean over the substeps what led to the mean height.
extern "C" __global__ void add_transports(Grid g, const real *u_total, const real *v_total, real *u_sum, real *v_sum, real *u_through,
                                          real *v_through, const real *weights, int substep, int substeps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    u_sum[h] += u_total[h];
    v_sum[h] += v_total[h];
    u_through[h] += weights[substep] / substeps * u_sum[h];
    v_through[h] += weights[substep] / substeps * v_sum[h];
}

// Velocities whose columns carry the transports `u_through` and `v_through`, at all faces of the cells inside.
template <bool bathymetry>
__device__ inline void transport_velocities(const Grid &g, const real *u, const real *v, const real *u_through, const real *v_through,
                                            real *u_carried, real *v_carried)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > g.nx || j > g.ny) return;
    Column_sum sum = column_sum<bathymetry>(g, i, j, u, v);
    // The last face is the first one where the grid is periodic, else a wall, and its halo cell holds 0.
    real total_u = u_through[at(g, g.periodic_x && i == g.nx ? 0 : i, j)];
    real total_v = v_through[at(g, i, g.periodic_y && j == g.ny ? 0 : j)];
    real more_u = sum.depth_u > 0 ? (total_u - sum.u) / sum.depth_u : 0, more_v = sum.depth_v > 0 ? (total_v - sum.v) / sum.depth_v : 0;
    for (int k = 0; k < g.nz; ++k) {
        int c = at(g, i, j, k);
        u_carried[c] = !bathymetry || thickness_u<bathymetry>(g, i, j, k) > 0 ? u[c] + more_u : 0;
        v_carried[c] = !bathymetry || thickness_v<bathymetry>(g, i, j, k) > 0 ? v[c] + more_v : 0;
    }
}

#define STAGE_KERNELS(name, bathymetry) \
    extern "C" __global__ void stage_begin##name(Grid g, const real *gu, const real *gv, const real *eta_start, const real *u_start, \
                                                 const real *v_start, real *eta, real *u_total, real *v_total, real *forcing_u, \
                                                 real *forcing_v, real *eta_mean, real *u_mean, real *v_mean, real *u_sum, \
                                                 real *v_sum, real *u_through, real *v_through) \
    { \
        stage_begin<bathymetry>(g, gu, gv, eta_start, u_start, v_start, eta, u_total, v_total, forcing_u, forcing_v, eta_mean, u_mean, \
                                v_mean, u_sum, v_sum, u_through, v_through); \
    } \
    extern "C" __global__ void transport_velocities##name(Grid g, const real *u, const real *v, const real *u_through, \
                                                          const real *v_through, real *u_carried, real *v_carried) \
    { \
        transport_velocities<bathymetry>(g, u, v, u_through, v_through, u_carried, v_carried); \
    }

STAGE_KERNELS(, false)
STAGE_KERNELS(_bathymetry, true)
