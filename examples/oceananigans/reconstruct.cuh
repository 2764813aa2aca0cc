// Values at a face between the cells m3 m2 m1 | p0 p1 p2, from the side that the flow comes from.
#pragma once
#include "grid.cuh"

// Five cells, the third one upwind of the face: weighted essentially non-oscillatory, fifth order (Jiang and Shu 1996) with the
// weights of Borges et al. (2008). `epsilon` is far below the squares of differences that matter.
__device__ inline real weno5(real a, real b, real c, real d, real e, real epsilon)
{
    real back = a - 2 * b + c, middle = b - 2 * c + d, ahead = c - 2 * d + e;
    real slope_back = a - 4 * b + 3 * c, slope_middle = b - d, slope_ahead = 3 * c - 4 * d + e;
    real rough_back = real(13.0 / 12) * back * back + real(0.25) * slope_back * slope_back;
    real rough_middle = real(13.0 / 12) * middle * middle + real(0.25) * slope_middle * slope_middle;
    real rough_ahead = real(13.0 / 12) * ahead * ahead + real(0.25) * slope_ahead * slope_ahead;
    real tau = rough_back - rough_ahead;
    real ratio_back = tau / (rough_back + epsilon), ratio_middle = tau / (rough_middle + epsilon), ratio_ahead = tau / (rough_ahead + epsilon);
    real w_back = real(0.1) * (1 + ratio_back * ratio_back);
    real w_middle = real(0.6) * (1 + ratio_middle * ratio_middle);
    real w_ahead = real(0.3) * (1 + ratio_ahead * ratio_ahead);
    real value_back = (2 * a - 7 * b + 11 * c) * real(1.0 / 6);
    real value_middle = (-b + 5 * c + 2 * d) * real(1.0 / 6);
    real value_ahead = (2 * c + 5 * d - e) * real(1.0 / 6);
    return (w_back * value_back + w_middle * value_middle + w_ahead * value_ahead) / (w_back + w_middle + w_ahead);
}

// Three cells, the second one upwind of the face.
__device__ inline real weno3(real b, real c, real d, real epsilon)
{
    real rough_back = (c - b) * (c - b), rough_ahead = (d - c) * (d - c);
    real tau = rough_back - rough_ahead;
    real ratio_back = tau / (rough_back + epsilon), ratio_ahead = tau / (rough_ahead + epsilon);
    real w_back = real(1.0 / 3) * (1 + ratio_back * ratio_back);
    real w_ahead = real(2.0 / 3) * (1 + ratio_ahead * ratio_ahead);
    return (w_back * real(0.5) * (3 * c - b) + w_ahead * real(0.5) * (c + d)) / (w_back + w_ahead);
}

__device__ inline real upwind_weno5(real flow, const real *c, int p0, int stride, real epsilon)
{
    bool on = flow > 0;
    real a = on ? c[p0 - 3 * stride] : c[p0 + 2 * stride];
    real b = on ? c[p0 - 2 * stride] : c[p0 + stride];
    real m = on ? c[p0 - stride] : c[p0];
    real d = on ? c[p0] : c[p0 - stride];
    real e = on ? c[p0 + stride] : c[p0 - 2 * stride];
    return weno5(a, b, m, d, e, epsilon);
}

// With fewer cells where the sea has fewer: `cells` of them stand on each side of the face, at most 3.
__device__ inline real upwind_weno5(real flow, const real *c, int p0, int stride, int cells, real epsilon)
{
    bool on = flow > 0;
    real a = on ? c[p0 - 3 * stride] : c[p0 + 2 * stride];
    real b = on ? c[p0 - 2 * stride] : c[p0 + stride];
    real m = on ? c[p0 - stride] : c[p0];
    real d = on ? c[p0] : c[p0 - stride];
    real e = on ? c[p0 + stride] : c[p0 - 2 * stride];
    return cells >= 3 ? weno5(a, b, m, d, e, epsilon) : cells == 2 ? weno3(b, m, d, epsilon) : m;
}

__device__ inline real centred(const real *c, int p0, int stride) { return real(0.5) * (c[p0 - stride] + c[p0]); }

// How many cells, at most 3, stand above and below the lower face of level k over a floor.
template <bool bathymetry> __device__ inline int cells_across(const Grid &g, real floor, int k)
{
    int above = g.nz - k, below = k;
    int cells = above < below ? above : below;
    cells = cells < 3 ? cells : 3;
    if (bathymetry) {
        if (cells == 3 && g.z[k - 2] <= floor) cells = 2;
        if (cells == 2 && g.z[k - 1] <= floor) cells = 1;
    }
    return cells;
}
