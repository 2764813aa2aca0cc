// A field's step by Adams-Bashforth 2, which leaves its tendency to the next one; the clock; and what is worth a picture.
#pragma once
#include "free_surface.cuh"

extern "C" __global__ void adams_bashforth(Grid g, real *c, const real *rate, real *rate_before, const int *iteration, real dt, real chi)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int p = at(g, i, j, k);
    c[p] += dt * extrapolated(rate[p], rate_before[p], iteration, chi);
    rate_before[p] = rate[p];
}

extern "C" __global__ void advance(int *iteration)
{
    if (blockIdx.x * blockDim.x + threadIdx.x == 0) iteration[0] += 1;
}

extern "C" __global__ void look_at_surface(Grid g, const real *u, const real *v, const real *zeta, const real *t, real *speed, real *spin, real *sst)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= g.nx || j >= g.ny) return;
    int c = at(g, i, j, g.nz - 1), h = at(g, i, j);
    speed[h] = sqrt(u[c] * u[c] + v[c] * v[c]);
    spin[h] = zeta[c];
    sst[h] = t[c];
}
