// Coasts of what a run starts from; a field's step by Adams-Bashforth 2, which leaves its tendency to the next one, or from where the step began, as each stage of a split
// Runge-Kutta step does; tracers in a top level that moves with the surface; the clock; and what is worth a picture.
#pragma once
#include "free_surface.cuh"

// Nothing flows in land, nor through its coasts, whatever a run starts from.
extern "C" __global__ void close_land(Grid g, real *u, real *v, real *u_total, real *v_total)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int c = at(g, i, j, k);
    if (thickness_u<true>(g, i, j, k) <= 0) {
        u[c] = 0;
        if (k == g.nz - 1) u_total[at(g, i, j)] = 0;
    }
    if (thickness_v<true>(g, i, j, k) <= 0) {
        v[c] = 0;
        if (k == g.nz - 1) v_total[at(g, i, j)] = 0;
    }
}

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

extern "C" __global__ void keep_field(Grid g, const real *c, real *start)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    start[at(g, i, j, k)] = c[at(g, i, j, k)];
}

// A stage: it goes on from where the step began (Wicker and Skamarock 2002), over a third, half and all of the step.
extern "C" __global__ void step_from(Grid g, real *c, const real *start, const real *rate, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int p = at(g, i, j, k);
    c[p] = start[p] + dt * rate[p];
}

// What `before` becomes by `change`. Nothing passes the surface: the water of the top level, which reaches up to it, keeps what it holds,
// so that content is conserved; and if it swells by what flows in from the sides and below, what is uniform stays uniform.
template <bool bathymetry>
__device__ inline real stepped(const Grid &g, real before, real change, const real *eta_start, const real *eta, int i, int j, int k)
{
    if (k < g.nz - 1) return before + change;
    int h = at(g, i, j);
    real dz = thickness_c<bathymetry>(g, i, j, k);
    if (bathymetry && dz <= 0) return before;
    return ((dz + eta_start[h]) * before + dz * change) / (dz + eta[h]);
}

template <bool bathymetry>
__device__ inline void tracer_from(const Grid &g, real *c, const real *start, const real *rate, const real *eta_start, const real *eta, real dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int p = at(g, i, j, k);
    c[p] = stepped<bathymetry>(g, start[p], dt * rate[p], eta_start, eta, i, j, k);
}

template <bool bathymetry>
__device__ inline void tracer_adams_bashforth(const Grid &g, real *c, const real *rate, real *rate_before, const real *eta_start,
                                              const real *eta, const int *iteration, real dt, real chi)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i >= g.nx || j >= g.ny) return;
    int p = at(g, i, j, k);
    c[p] = stepped<bathymetry>(g, c[p], dt * extrapolated(rate[p], rate_before[p], iteration, chi), eta_start, eta, i, j, k);
    rate_before[p] = rate[p];
}

#define TRACER_STEP_KERNELS(name, bathymetry) \
    extern "C" __global__ void tracer_from##name(Grid g, real *c, const real *start, const real *rate, const real *eta_start, \
                                                 const real *eta, real dt) \
    { \
        tracer_from<bathymetry>(g, c, start, rate, eta_start, eta, dt); \
    } \
    extern "C" __global__ void tracer_adams_bashforth##name(Grid g, real *c, const real *rate, real *rate_before, const real *eta_start, \
                                                            const real *eta, const int *iteration, real dt, real chi) \
    { \
        tracer_adams_bashforth<bathymetry>(g, c, rate, rate_before, eta_start, eta, iteration, dt, chi); \
    }

TRACER_STEP_KERNELS(, false)
TRACER_STEP_KERNELS(_bathymetry, true)

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
