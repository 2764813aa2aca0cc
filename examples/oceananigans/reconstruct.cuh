// Values at a face, from the cells on both sides of it and more of those that the flow comes from.
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

// Roughness of the cubic through four cells: its squared derivatives over the upwind cell, each with its power of the spacing
// (Jiang and Shu 1996), of differences only, so that single precision is not spent on what the cells have in common.
__device__ inline real roughness(real slope, real bend, real twist)
{
    return slope * slope + real(13.0 / 12) * bend * bend + real(781.0 / 720) * twist * twist;
}

// Seven cells, the fourth one upwind of the face: seventh order (Balsara and Shu 2000), weighed by how smooth all seven are.
__device__ inline real weno7(real a, real b, real c, real d, real e, real f, real g, real epsilon)
{
    real sixth = real(1.0 / 6), twelfth = real(1.0 / 12);
    real rough_0 = roughness((-2 * a + 9 * b - 18 * c + 11 * d) * sixth, -a + 4 * b - 5 * c + 2 * d, -a + 3 * b - 3 * c + d);
    real rough_1 = roughness((b - 6 * c + 3 * d + 2 * e) * sixth, c - 2 * d + e, -b + 3 * c - 3 * d + e);
    real rough_2 = roughness((-2 * c - 3 * d + 6 * e - f) * sixth, c - 2 * d + e, -c + 3 * d - 3 * e + f);
    real rough_3 = roughness((-11 * d + 18 * e - 9 * f + 2 * g) * sixth, 2 * d - 5 * e + 4 * f - g, -d + 3 * e - 3 * f + g);
    real tau = rough_0 + 3 * (rough_1 - rough_2) - rough_3;
    real ratio_0 = tau / (rough_0 + epsilon), ratio_1 = tau / (rough_1 + epsilon);
    real ratio_2 = tau / (rough_2 + epsilon), ratio_3 = tau / (rough_3 + epsilon);
    real w_0 = real(1.0 / 35) * (1 + ratio_0 * ratio_0);
    real w_1 = real(12.0 / 35) * (1 + ratio_1 * ratio_1);
    real w_2 = real(18.0 / 35) * (1 + ratio_2 * ratio_2);
    real w_3 = real(4.0 / 35) * (1 + ratio_3 * ratio_3);
    real value_0 = (-3 * a + 13 * b - 23 * c + 25 * d) * twelfth;
    real value_1 = (b - 5 * c + 13 * d + 3 * e) * twelfth;
    real value_2 = (-c + 7 * d + 7 * e - f) * twelfth;
    real value_3 = (3 * d + 13 * e - 5 * f + g) * twelfth;
    return (w_0 * value_0 + w_1 * value_1 + w_2 * value_2 + w_3 * value_3) / (w_0 + w_1 + w_2 + w_3);
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
    real left[3] = {c[p0 - 3 * stride], c[p0 - 2 * stride], c[p0 - stride]}, right[3] = {c[p0], c[p0 + stride], c[p0 + 2 * stride]};
    real a = on ? left[0] : right[2], b = on ? left[1] : right[1], m = on ? left[2] : right[0];
    real d = on ? right[0] : left[2], e = on ? right[1] : left[1];
    return weno5(a, b, m, d, e, epsilon);
}

// With fewer cells where the sea has fewer: `cells` of them stand on each side of the face, at most 3.
__device__ inline real upwind_weno5(real flow, const real *c, int p0, int stride, int cells, real epsilon)
{
    bool on = flow > 0;
    real left[3] = {c[p0 - 3 * stride], c[p0 - 2 * stride], c[p0 - stride]}, right[3] = {c[p0], c[p0 + stride], c[p0 + 2 * stride]};
    real a = on ? left[0] : right[2], b = on ? left[1] : right[1], m = on ? left[2] : right[0];
    real d = on ? right[0] : left[2], e = on ? right[1] : left[1];
    return cells >= 3 ? weno5(a, b, m, d, e, epsilon) : cells == 2 ? weno3(b, m, d, epsilon) : m;
}

// At most 4 cells on each side.
__device__ inline real upwind_weno7(real flow, const real *c, int p0, int stride, int cells, real epsilon)
{
    bool on = flow > 0;
    real left[4] = {c[p0 - 4 * stride], c[p0 - 3 * stride], c[p0 - 2 * stride], c[p0 - stride]};
    real right[4] = {c[p0], c[p0 + stride], c[p0 + 2 * stride], c[p0 + 3 * stride]};
    real a = on ? left[0] : right[3], b = on ? left[1] : right[2], m = on ? left[2] : right[1], d = on ? left[3] : right[0];
    real e = on ? right[0] : left[3], f = on ? right[1] : left[2], g = on ? right[2] : left[1];
    return cells >= 4   ? weno7(a, b, m, d, e, f, g, epsilon)
           : cells == 3 ? weno5(b, m, d, e, f, epsilon)
           : cells == 2 ? weno3(m, d, e, epsilon)
                        : d;
}

__device__ inline real centred(const real *c, int p0, int stride) { return real(0.5) * (c[p0 - stride] + c[p0]); }

// How many cells, at most 3 or 4, stand above and below the lower face of level k over a floor.
template <bool bathymetry, int most = 3> __device__ inline int cells_across(const Grid &g, real floor, int k)
{
    int above = g.nz - k, below = k;
    int cells = above < below ? above : below;
    cells = cells < most ? cells : most;
    if (bathymetry) {
        if (most == 4 && cells == 4 && g.z[k - 3] <= floor) cells = 3;
        if (cells == 3 && g.z[k - 2] <= floor) cells = 2;
        if (cells == 2 && g.z[k - 1] <= floor) cells = 1;
    }
    return cells;
}
