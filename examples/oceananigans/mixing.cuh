// Vertical mixing: diffusivities from the Richardson number and convective adjustment, and their implicit step in each column.
#pragma once
#include "grid.cuh"

struct Mixing {
    real shear;                 // m2 s-1, where the Richardson number is 0
    real convection;            // m2 s-1, where light water lies under heavy water
    real viscosity, diffusivity; // m2 s-1, everywhere
};

// On the lower faces of cells, from one cell outside on (Pacanowski and Philander 1981).
extern "C" __global__ void diffusivities(Grid g, const real *u, const real *v, const real *n2, real *nu, real *kappa, Mixing mixing)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x - 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y - 1;
    int k = blockIdx.z + 1;
    if (i > g.nx || j > g.ny || k >= g.nz) return;
    int c = at(g, i, j, k), below = c - level(g), r = row(g);
    real du = real(0.5) * (u[c] + u[c + 1] - u[below] - u[below + 1]);
    real dv = real(0.5) * (v[c] + v[c + r] - v[below] - v[below + r]);
    real shear = (du * du + dv * dv) / (spacing(g, k) * spacing(g, k));
    real richardson = largest(n2[c], 0) / (shear + real(1e-10));
    real damping = 1 / (1 + 5 * richardson);
    real mixed = mixing.shear * damping * damping;
    bool unstable = n2[c] < 0;
    nu[c] = mixing.viscosity + (unstable ? mixing.convection : mixed);
    kappa[c] = mixing.diffusivity + (unstable ? mixing.convection : mixed * damping);
}

// (1 - dt d/dz k d/dz) c = what c was, by Thomas' algorithm, upwards and back down. k stands on the lower faces of the cells of c:
// the mean of `here` and its neighbour `side` cells before, so 0 for a tracer. `ratio` holds the eliminated upper diagonal. With a moving top
// the surface is the upper end of the top level, `rise` above its place.
template <bool bathymetry, bool moving>
__device__ inline void diffuse_column(const Grid &g, real *c, const real *k_face, real *ratio, int first, int side, real floor, real rise, real dt)
{
    real below = 0, previous_ratio = 0, previous = 0;
    for (int k = 0; k < g.nz; ++k) {
        int p = first + k * level(g), up = p + level(g);
        real dz = thickness<bathymetry>(g, floor, k);
        bool sea = !bathymetry || dz > 0;
        if (moving && k == g.nz - 1) dz += rise;
        real above = k == g.nz - 1 || !sea ? 0 : dt * real(0.5) * (k_face[up] + k_face[up - side]) / spacing(g, k + 1);
        real diagonal = (sea ? dz : 1) + below + above - below * previous_ratio;
        real value = ((sea ? dz : 1) * c[p] + below * previous) / diagonal;
        previous_ratio = above / diagonal;
        ratio[p] = previous_ratio;
        c[p] = value;
        previous = value;
        below = above;
    }
    for (int k = g.nz - 2; k >= 0; --k) {
        int p = first + k * level(g);
        previous = c[p] + ratio[p] * previous;
        c[p] = previous;
    }
}

template <bool bathymetry, int place>
__device__ inline void diffuse_vertically(const Grid &g, real *c, const real *k_face, real *ratio, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int side = place == 0 ? 0 : place == 1 ? 1 : row(g);
    real floor = !bathymetry ? 0 : place == 0 ? bottom_c(g, i, j) : place == 1 ? bottom_u(g, i, j) : bottom_v(g, i, j);
    diffuse_column<bathymetry, false>(g, c, k_face, ratio, at(g, i, j, 0), side, floor, 0, dt);
}

template <bool bathymetry>
__device__ inline void diffuse_below_surface(const Grid &g, real *c, const real *k_face, real *ratio, const real *eta, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int h = at(g, i, j);
    diffuse_column<bathymetry, true>(g, c, k_face, ratio, at(g, i, j, 0), 0, bathymetry ? bottom_c(g, i, j) : 0, eta[h], dt);
}

#define DIFFUSION_KERNEL(name, bathymetry, place) \
    extern "C" __global__ void diffuse_##name(Grid g, real *c, const real *k_face, real *ratio, real dt) \
    { \
        diffuse_vertically<bathymetry, place>(g, c, k_face, ratio, dt); \
    }

DIFFUSION_KERNEL(tracer, false, 0)
DIFFUSION_KERNEL(u, false, 1)
DIFFUSION_KERNEL(v, false, 2)
DIFFUSION_KERNEL(tracer_bathymetry, true, 0)
DIFFUSION_KERNEL(u_bathymetry, true, 1)
DIFFUSION_KERNEL(v_bathymetry, true, 2)

extern "C" __global__ void diffuse_below_surface(Grid g, real *c, const real *k_face, real *ratio, const real *eta, real dt)
{
    diffuse_below_surface<false>(g, c, k_face, ratio, eta, dt);
}

extern "C" __global__ void diffuse_below_surface_bathymetry(Grid g, real *c, const real *k_face, real *ratio, const real *eta, real dt)
{
    diffuse_below_surface<true>(g, c, k_face, ratio, eta, dt);
}
