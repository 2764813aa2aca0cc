// Tendencies of momentum in the vector-invariant form: vorticity flux, gradient of kinetic energy and pressure, vertical advection,
// viscosity, wind on the top, drag on the floor. The slope of the free surface is the business of free_surface.cuh.
#pragma once
#include "reconstruct.cuh"

enum Vorticity_scheme { enstrophy = 0, weno = 1 };

// Squares of vorticity differences are small numbers.
static const real epsilon_vorticity = real(1e-20);
static const real epsilon_velocity = real(1e-10);

template <bool bathymetry> __device__ inline real vorticity_at(const Grid &g, const real *u, const real *v, int i, int j, int k)
{
    int c = at(g, i, j, k);
    real around = (v[c] - v[c - 1]) * g.dy_f[j + g.halo] - u[c] * g.dx_c[j + g.halo] + u[c - row(g)] * g.dx_c[j - 1 + g.halo];
    // Free slip along land.
    bool sea = !bathymetry || largest(bottom_u(g, i, j), bottom_u(g, i, j - 1)) < g.z[k + 1];
    return sea ? around / g.area_f[j + g.halo] : 0;
}

// Relative vorticity at corners, wherever both velocities around it are known.
template <bool bathymetry> __device__ inline void vorticity(const Grid &g, const real *u, const real *v, real *zeta)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1 - g.halo;
    int j = blockIdx.y * blockDim.y + threadIdx.y + 1 - g.halo;
    int k = blockIdx.z;
    if (i >= g.nx + g.halo || j >= g.ny + g.halo) return;
    zeta[at(g, i, j, k)] = vorticity_at<bathymetry>(g, u, v, i, j, k);
}

extern "C" __global__ void vorticity(Grid g, const real *u, const real *v, real *zeta) { vorticity<false>(g, u, v, zeta); }

extern "C" __global__ void vorticity_bathymetry(Grid g, const real *u, const real *v, real *zeta) { vorticity<true>(g, u, v, zeta); }

__device__ inline real kinetic_energy(const Grid &g, const real *u, const real *v, int c)
{
    return real(0.25) * (u[c] * u[c] + u[c + 1] * u[c + 1] + v[c] * v[c] + v[c + row(g)] * v[c + row(g)]);
}

__device__ inline real divergence(const Grid &g, const real *u, const real *v, int c, int j)
{
    return ((u[c + 1] - u[c]) * g.dy_c[j + g.halo] + v[c + row(g)] * g.dx_f[j + 1 + g.halo] - v[c] * g.dx_f[j + g.halo]) / g.area_c[j + g.halo];
}

// w dc/dz, as the divergence of the flux less what the flow itself gains: `below` and `above` are the velocities through both faces.
template <bool bathymetry>
__device__ inline real vertical_advection(const Grid &g, const real *c, int p, real below, real above, real floor, int k)
{
    real lower = upwind_weno5(below, c, p, level(g), cells_across<bathymetry>(g, floor, k), epsilon_velocity);
    real upper = upwind_weno5(above, c, p + level(g), level(g), cells_across<bathymetry>(g, floor, k + 1), epsilon_velocity);
    return above * (upper - c[p]) - below * (lower - c[p]);
}

struct Friction {
    real viscosity; // m2 s-1, along levels
    real drag;      // of the floor, for the square of the velocity
    real tide;      // m s-1: what moves over the floor when nothing else does
};

template <bool bathymetry, int scheme>
__device__ inline void u_tendency(const Grid &g, const real *u, const real *v, const real *w, const real *zeta, const real *p,
                                  const real *wind, real *gu, const Friction &friction)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int c = at(g, i, j, k), r = row(g);
    real floor = bathymetry ? bottom_u(g, i, j) : 0;
    real dz = thickness<bathymetry>(g, floor, k);
    real dx = g.dx_c[j + g.halo];
    real across = real(0.25) * ((v[c - 1] + v[c]) * g.dx_f[j + g.halo] + (v[c + r - 1] + v[c + r]) * g.dx_f[j + 1 + g.halo]) / dx;
    real spin = scheme == weno ? upwind_weno5(across, zeta, c + r, r, epsilon_vorticity) : centred(zeta, c + r, r);
    real f = real(0.5) * (g.f[j + g.halo] + g.f[j + 1 + g.halo]);
    real below = real(0.5) * (w[c - 1] + w[c]), above = real(0.5) * (w[c + level(g) - 1] + w[c + level(g)]);
    real rate = (f + spin) * across;
    rate -= (kinetic_energy(g, u, v, c) - kinetic_energy(g, u, v, c - 1) + p[c] - p[c - 1]) / dx;
    rate -= vertical_advection<bathymetry>(g, u, c, below, above, floor, k) / dz;
    rate += friction.viscosity * ((divergence(g, u, v, c, j) - divergence(g, u, v, c - 1, j)) / dx - (zeta[c + r] - zeta[c]) / g.dy_c[j + g.halo]);
    if (k == g.nz - 1) rate += wind[at(g, i, j)] / dz;
    if (bathymetry ? g.z[k] <= floor : k == 0)
        rate -= friction.drag * sqrt(u[c] * u[c] + across * across + friction.tide * friction.tide) * u[c] / dz;
    bool closed = wall_u(g, i) || (bathymetry && g.z[k + 1] <= floor);
    gu[c] = closed ? 0 : rate;
}

template <bool bathymetry, int scheme>
__device__ inline void v_tendency(const Grid &g, const real *u, const real *v, const real *w, const real *zeta, const real *p,
                                  const real *wind, real *gv, const Friction &friction)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int c = at(g, i, j, k), r = row(g);
    real floor = bathymetry ? bottom_v(g, i, j) : 0;
    real dz = thickness<bathymetry>(g, floor, k);
    real dx = g.dx_f[j + g.halo], dy = g.dy_f[j + g.halo];
    real across = real(0.25) * ((u[c - r] + u[c - r + 1]) * g.dy_c[j - 1 + g.halo] + (u[c] + u[c + 1]) * g.dy_c[j + g.halo]) / dy;
    real spin = scheme == weno ? upwind_weno5(across, zeta, c + 1, 1, epsilon_vorticity) : centred(zeta, c + 1, 1);
    real south = g.area_c[j - 1 + g.halo], north = g.area_c[j + g.halo], area = dx * dy;
    real below = real(0.5) * (w[c - r] * south + w[c] * north) / area;
    real above = real(0.5) * (w[c + level(g) - r] * south + w[c + level(g)] * north) / area;
    real rate = -(g.f[j + g.halo] + spin) * across;
    rate -= (kinetic_energy(g, u, v, c) - kinetic_energy(g, u, v, c - r) + p[c] - p[c - r]) / dy;
    rate -= vertical_advection<bathymetry>(g, v, c, below, above, floor, k) / dz;
    rate += friction.viscosity * ((divergence(g, u, v, c, j) - divergence(g, u, v, c - r, j - 1)) / dy + (zeta[c + 1] - zeta[c]) / dx);
    if (k == g.nz - 1) rate += wind[at(g, i, j)] / dz;
    if (bathymetry ? g.z[k] <= floor : k == 0)
        rate -= friction.drag * sqrt(v[c] * v[c] + across * across + friction.tide * friction.tide) * v[c] / dz;
    bool closed = wall_v(g, j) || (bathymetry && g.z[k + 1] <= floor);
    gv[c] = closed ? 0 : rate;
}

#define MOMENTUM_KERNELS(name, bathymetry, scheme) \
    extern "C" __global__ void u_tendency_##name(Grid g, const real *u, const real *v, const real *w, const real *zeta, const real *p, \
                                                 const real *wind, real *gu, Friction friction) \
    { \
        u_tendency<bathymetry, scheme>(g, u, v, w, zeta, p, wind, gu, friction); \
    } \
    extern "C" __global__ void v_tendency_##name(Grid g, const real *u, const real *v, const real *w, const real *zeta, const real *p, \
                                                 const real *wind, real *gv, Friction friction) \
    { \
        v_tendency<bathymetry, scheme>(g, u, v, w, zeta, p, wind, gv, friction); \
    }

MOMENTUM_KERNELS(weno5, false, weno)
MOMENTUM_KERNELS(enstrophy, false, enstrophy)
MOMENTUM_KERNELS(weno5_bathymetry, true, weno)
MOMENTUM_KERNELS(enstrophy_bathymetry, true, enstrophy)
