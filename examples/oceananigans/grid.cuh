// The grid: an Arakawa C-grid whose metrics depend on the row, so Cartesian boxes and bands of latitude are the same to it.
//
// Every field has `halo` cells on each side of each dimension, as many as the widest scheme looks away: 4 for WENO-7, 3 for the rest.
// `at` turns the indices of a cell, 0 for the first one inside, into its place.
// u stands on the west face of its cell, v on the south face, w on the lower face, the vorticity on the south-west corner.
// Level 0 is the lowest one. `bottom` is the height of the sea floor: cells under it are land, one that it cuts is a partial cell. Below the
// lowest level there is no sea, however deep the floor is.
#pragma once

#ifndef REAL
#define REAL float
#endif
typedef REAL real;

struct Grid {
    int nx, ny, nz;
    int halo;
    int periodic_x, periodic_y;
    const real *dx_c, *dx_f;     // m, one for each row: along rows of centres, and of south faces
    const real *dy_c, *dy_f;     // m: of cells, and between their centres
    const real *area_c, *area_f; // m2: of cells, and of the squares around corners
    const real *f;               // s-1: Coriolis parameter, of rows of corners
    const real *z;               // m: heights of the faces between levels, nz + 1
    const real *bottom;          // m: height of the sea floor
};

__device__ inline int at(const Grid &g, int i, int j, int k)
{
    return ((k + g.halo) * (g.ny + 2 * g.halo) + j + g.halo) * (g.nx + 2 * g.halo) + i + g.halo;
}

__device__ inline int at(const Grid &g, int i, int j) { return (j + g.halo) * (g.nx + 2 * g.halo) + i + g.halo; }

__device__ inline int row(const Grid &g) { return g.nx + 2 * g.halo; }

__device__ inline int level(const Grid &g) { return (g.ny + 2 * g.halo) * (g.nx + 2 * g.halo); }

__device__ inline real largest(real a, real b) { return a > b ? a : b; }

__device__ inline real least(real a, real b) { return a < b ? a : b; }

// Distance of the centres on both sides of the face below level k.
__device__ inline real spacing(const Grid &g, int k) { return real(0.5) * (g.z[k + 1] - g.z[k - 1]); }

// Where the sea ends: at the floor, or at the lowest level.
__device__ inline real bottom_c(const Grid &g, int i, int j)
{
    real floor = g.bottom[at(g, i, j)];
    return floor < g.z[0] ? g.z[0] : floor;
}

__device__ inline real bottom_u(const Grid &g, int i, int j) { return largest(bottom_c(g, i - 1, j), bottom_c(g, i, j)); }

__device__ inline real bottom_v(const Grid &g, int i, int j) { return largest(bottom_c(g, i, j - 1), bottom_c(g, i, j)); }

// Thickness of level k above a floor; 0 where it is land. Without bathymetry all levels are whole.
template <bool bathymetry> __device__ inline real thickness(const Grid &g, real floor, int k)
{
    if (!bathymetry) return g.z[k + 1] - g.z[k];
    return largest(g.z[k + 1] - largest(g.z[k], floor), 0);
}

template <bool bathymetry> __device__ inline real thickness_c(const Grid &g, int i, int j, int k)
{
    return thickness<bathymetry>(g, bathymetry ? bottom_c(g, i, j) : 0, k);
}

template <bool bathymetry> __device__ inline real thickness_u(const Grid &g, int i, int j, int k)
{
    return thickness<bathymetry>(g, bathymetry ? bottom_u(g, i, j) : 0, k);
}

template <bool bathymetry> __device__ inline real thickness_v(const Grid &g, int i, int j, int k)
{
    return thickness<bathymetry>(g, bathymetry ? bottom_v(g, i, j) : 0, k);
}

// Faces on a closed side of the domain, where nothing flows.
__device__ inline bool wall_u(const Grid &g, int i) { return !g.periodic_x && i == 0; }

__device__ inline bool wall_v(const Grid &g, int j) { return !g.periodic_y && j == 0; }
