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
// absolute salinity and geopotential height; in single precision to 2e-6 kg m-3, since its root of salinity is taken from where it is at 35 g/kg, and
// its density from 1020 kg m-3 (as published, terms of 2000 kg m-3 cancel).
struct Teos10 {
    __device__ real buoyancy(real t, real s, real height) const
    {
        real scale = real(0.875 / 35.16504), y = t * real(0.025), z = -height * real(1e-4);
        real x = (s - 35) * scale / (sqrt((s + 32) * scale) + real(1.291177263746939));
        real r3 = real(0.37969820455);
        r3 = r3 * y + (real(-0.018507636718) * x - real(0.04723939853297));
        real r2 = real(-1.2419983026);
        r2 = r2 * y + (real(-0.21311365518) * x + real(1.781263643738));
        r2 = r2 * y + ((real(2.5019633244) * x + real(1.508195919488)) * x - real(0.1576792521636));
        real r1 = real(0.5592793597);
        r1 = r1 * y + (real(-0.55077101279) * x - real(3.176109962645));
        r1 = r1 * y + ((real(-1.8795372996) * x - real(1.347323527316)) * x + real(8.101863874827));
        r1 = r1 * y + (((real(-0.65399043664) * x + real(2.471007058608)) * x + real(5.164883158651)) * x - real(12.19479422234));
        r1 = r1 * y + ((((real(6.6051753097) * x + real(3.175732397788)) * x - real(2.994392700138)) * x - real(9.293289513219)) * x + real(1.152596422292));
        real r0 = real(-0.19083568888);
        r0 = r0 * y + (real(0.48169980163) * x + real(1.162447069726));
        r0 = r0 * y + ((real(-5.3563304045) * x - real(2.520405486813)) * x - real(2.68733295787));
        r0 = r0 * y + (((real(-3.1742946532) * x + real(7.421347212064)) * x + real(1.591409740402)) * x + real(4.511269682676));
        r0 = r0 * y + ((((real(-5.4723692739) * x + real(0.8668261118529)) * x - real(2.265680548624)) * x + real(4.243442411903)) * x - real(10.74238705219));
        r0 = r0 * y + (((((real(-1.9193502195) * x + real(5.29070729107)) * x + real(2.43514833733)) * x - real(3.034396576789)) * x - real(13.06971298261)) * x - real(2.157163705019));
        r0 = r0 * y + ((((((real(-60.579916612) * x - real(37.04060897458)) * x - real(9.119192412014)) * x - real(0.1022679906083)) * x + real(32.6209762918)) * x + real(83.30456107788)) * x + real(7.974433052394));
        return -gravity * (((r3 * z + r2) * z + r1) * z + r0) / density_0;
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
