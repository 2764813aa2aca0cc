// Buoyancy of seawater, the stratification that mixing looks at, and the hydrostatic pressure.
#pragma once
#include "grid.cuh"

static const real gravity = real(9.80665);   // m s-2
static const real density_0 = real(1020); // kg m-3

// Linear in temperature and salinity, around 10 degrees and 35 g/kg, so that single precision is spent on differences.
struct Linear {
    real expansion, contraction; // K-1, (g kg-1)-1
    __device__ real buoyancy(real t, real s, real) const { return gravity * (expansion * (t - 10) - contraction * (s - 35)); }
};

// The Boussinesq equation of state of TEOS-10 as a polynomial of 55 terms (Roquet et al. 2015), of conservative temperature,
// absolute salinity and geopotential height.
struct Teos10 {
    __device__ real buoyancy(real t, real s, real height) const
    {
        real x = sqrt((s + 32) * real(0.875 / 35.16504)), y = t * real(0.025), z = -height * real(1e-4);
        real r3 = real(0.37969820455) * y + real(-0.018507636718) * x + real(-0.023342758797);
        real r2 = (real(-1.2419983026) * y + real(-0.21311365518) * x + real(2.0564311499)) * y +
                  (real(2.5019633244) * x + real(-4.9527603989)) * x + real(2.0660924175);
        real r1 = (((real(0.55927935970) * y + real(-0.55077101279) * x + real(-2.4649669534)) * y +
                    (real(-1.8795372996) * x + real(3.5063081279)) * x + real(6.7080479603)) * y +
                   ((real(-0.65399043664) * x + real(5.0042598061)) * x + real(-4.4870114575)) * x + real(-13.336301113)) * y +
                  (((real(6.6051753097) * x + real(-30.938076334)) * x + real(50.774768218)) * x + real(-42.549998214)) * x + real(19.681925209);
        real r0 = (((((real(-0.19083568888) * y + real(0.48169980163) * x + real(0.54048723791)) * y +
                      (real(-5.3563304045) * x + real(11.311538584)) * x + real(-8.3627885467)) * y +
                     ((real(-3.1742946532) * x + real(19.717078466)) * x + real(-33.449108469)) * x + real(21.661789529)) * y +
                    (((real(-5.4723692739) * x + real(29.130021253)) * x + real(-60.362551501)) * x + real(61.548258127)) * x + real(-37.074170417)) * y +
                   ((((real(-1.9193502195) * x + real(17.681814114)) * x + real(-56.888046321)) * x + real(81.770425108)) * x + real(-65.281885265)) * x + real(26.010145068)) * y +
                  (((((real(-60.579916612) * x + real(432.27585684)) * x + real(-1284.9161071)) * x + real(2037.5295546)) * x + real(-1786.4682637)) * x + real(866.72408165)) * x + real(801.89615746);
        return -gravity * (((r3 * z + r2) * z + r1) * z + r0 - density_0) / density_0;
    }
};

// From one cell outside on, since pressure gradients and mixing on faces look there.
template <class State>
__device__ inline void buoyancy(const Grid &g, const State &state, const real *t, const real *s, real *b, real *n2)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x - 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y - 1;
    int k = blockIdx.z;
    if (i > g.nx || j > g.ny) return;
    int c = at(g, i, j, k);
    b[c] = state.buoyancy(t[c], s[c], real(0.5) * (g.z[k] + g.z[k + 1]));
    if (k == 0) return;
    // Both cells brought to the height of the face between them.
    int below = c - level(g);
    n2[c] = (state.buoyancy(t[c], s[c], g.z[k]) - state.buoyancy(t[below], s[below], g.z[k])) / spacing(g, k);
}

extern "C" __global__ void buoyancy_linear(Grid g, const real *t, const real *s, real *b, real *n2, real expansion, real contraction)
{
    Linear state = {expansion, contraction};
    buoyancy(g, state, t, s, b, n2);
}

extern "C" __global__ void buoyancy_teos10(Grid g, const real *t, const real *s, real *b, real *n2)
{
    Teos10 state;
    buoyancy(g, state, t, s, b, n2);
}

// Pressure over density, without that of the free surface, at the centres of whole cells: downwards from the surface.
extern "C" __global__ void hydrostatic_pressure(Grid g, const real *b, real *p)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x - 1;
    int j = blockIdx.y * blockDim.y + threadIdx.y - 1;
    if (i > g.nx || j > g.ny) return;
    int c = at(g, i, j, g.nz - 1);
    real sum = real(-0.5) * b[c] * (g.z[g.nz] - g.z[g.nz - 1]);
    p[c] = sum;
    for (int k = g.nz - 2; k >= 0; --k) {
        c = at(g, i, j, k);
        sum -= real(0.5) * (b[c] + b[c + level(g)]) * spacing(g, k + 1);
        p[c] = sum;
    }
}
