// A tracer of the ocean model, advected by WENO-5 and diffused along levels, with a step of Adams-Bashforth: by hand, on two threads of OpenMP.
// Each flux is computed once. Arrays have three halo cells on each side, as those of examples/oceananigans; nobody fills them here.
#include "../programs/bench.h"

enum { H = 3 };

static long nx, ny, nz, row, level;
static REAL *u, *v, *w, *c, *rate, *rate_before, *target, *dx_c, *dx_f, *dy_c, *dy_f, *area_c, *z;
static REAL dt, chi, diffusivity, restoring;
static long steps_done;

static inline REAL weno3(REAL b, REAL c, REAL d)
{
    const REAL epsilon = (REAL)1e-8;
    REAL back = (c - b) * (c - b), ahead = (d - c) * (d - c), tau = back - ahead;
    REAL r_back = tau / (back + epsilon), r_ahead = tau / (ahead + epsilon);
    REAL w_back = (REAL)(1.0 / 3) * (1 + r_back * r_back), w_ahead = (REAL)(2.0 / 3) * (1 + r_ahead * r_ahead);
    return (w_back * (REAL)0.5 * (3 * c - b) + w_ahead * (REAL)0.5 * (c + d)) / (w_back + w_ahead);
}

static inline REAL weno5(REAL a, REAL b, REAL c, REAL d, REAL e)
{
    const REAL epsilon = (REAL)1e-8, bent = (REAL)(13.0 / 12), quarter = (REAL)0.25, sixth = (REAL)(1.0 / 6);
    REAL x = a - 2 * b + c, y = b - 2 * c + d, q = c - 2 * d + e;
    REAL sx = a - 4 * b + 3 * c, sy = b - d, sq = 3 * c - 4 * d + e;
    REAL back = bent * x * x + quarter * sx * sx, middle = bent * y * y + quarter * sy * sy, ahead = bent * q * q + quarter * sq * sq;
    REAL tau = back - ahead;
    REAL r_back = tau / (back + epsilon), r_middle = tau / (middle + epsilon), r_ahead = tau / (ahead + epsilon);
    REAL w_back = (REAL)0.1 * (1 + r_back * r_back), w_middle = (REAL)0.6 * (1 + r_middle * r_middle), w_ahead = (REAL)0.3 * (1 + r_ahead * r_ahead);
    REAL sum = w_back * (2 * a - 7 * b + 11 * c) + w_middle * (-b + 5 * c + 2 * d) + w_ahead * (2 * c + 5 * d - e);
    return sum * sixth / (w_back + w_middle + w_ahead);
}

// The value at the face before `c`, with so many cells on each side of it.
static inline REAL upwind(REAL flow, const REAL *c, long stride, int cells)
{
    REAL left[3] = {c[-3 * stride], c[-2 * stride], c[-stride]}, right[3] = {c[0], c[stride], c[2 * stride]};
    int on = flow > 0;
    REAL a = on ? left[0] : right[2], b = on ? left[1] : right[1], m = on ? left[2] : right[0];
    REAL d = on ? right[0] : left[2], e = on ? right[1] : left[1];
    return cells >= 3 ? weno5(a, b, m, d, e) : cells == 2 ? weno3(b, m, d) : m;
}

static inline long at(long i, long j, long k)
{
    return (k + H) * level + (j + H) * row + i + H;
}

static void flux_north(REAL *flux, long j, long k)
{
    REAL dz = z[k + 1] - z[k], width = dx_f[j + H] * dz, slope = diffusivity / dy_f[j + H];
    const REAL *here = c + at(0, j, k), *flow = v + at(0, j, k);
#pragma omp simd
    for (long i = 0; i < nx; i++)
        flux[i] = (flow[i] * upwind(flow[i], here + i, row, 3) - slope * (here[i] - here[i - row])) * width;
}

static void flux_east(REAL *flux, long j, long k)
{
    REAL dz = z[k + 1] - z[k], width = dy_c[j + H] * dz, slope = diffusivity / dx_c[j + H];
    const REAL *here = c + at(0, j, k), *flow = u + at(0, j, k);
#pragma omp simd
    for (long i = 0; i <= nx; i++)
        flux[i] = (flow[i] * upwind(flow[i], here + i, 1, 3) - slope * (here[i] - here[i - 1])) * width;
}

static inline void flux_up(REAL *flux, long j, long k, int cells)
{
    const REAL *here = c + at(0, j, k), *flow = w + at(0, j, k);
#pragma omp simd
    for (long i = 0; i < nx; i++)
        flux[i] = flow[i] * upwind(flow[i], here + i, level, cells);
}

// Of the face below level k; through the top goes what is below it.
static void flux_through(REAL *flux, long j, long k)
{
    long cells = k < nz - k ? k : nz - k;
    if (k == nz) {
        const REAL *here = c + at(0, j, k - 1), *flow = w + at(0, j, k);
        for (long i = 0; i < nx; i++)
            flux[i] = flow[i] * here[i];
    } else if (cells >= 3)
        flux_up(flux, j, k, 3);
    else if (cells == 2)
        flux_up(flux, j, k, 2);
    else
        flux_up(flux, j, k, 1);
}

// Of rows `from` to `to`, level by level, so that fluxes from the south and from below are there already.
static void tendency(long from, long to, REAL *east, REAL *south, REAL *north, REAL *below, REAL *above)
{
    memset(below, 0, sizeof(REAL) * (to - from) * nx);
    for (long k = 0; k < nz; k++) {
        flux_north(south, from, k);
        for (long j = from; j < to; j++) {
            REAL *under = below + (j - from) * nx, *out = rate + at(0, j, k);
            REAL by_area = 1 / area_c[j + H], by_dz = 1 / (z[k + 1] - z[k]);
            flux_east(east, j, k);
            flux_north(north, j + 1, k);
            flux_through(above, j, k + 1);
#pragma omp simd
            for (long i = 0; i < nx; i++) {
                out[i] = -((east[i + 1] - east[i] + north[i] - south[i]) * by_area + above[i] - under[i]) * by_dz;
                under[i] = above[i];
            }
            if (k == nz - 1)
                for (long i = 0; i < nx; i++)
                    out[i] += restoring * (target[(j + H) * row + i + H] - c[at(i, j, k)]);
            REAL *kept = south;
            south = north;
            north = kept;
        }
    }
}

static void step(void)
{
    REAL more = steps_done++ == 0 ? (REAL)-0.5 : chi, now = ((REAL)1.5 + more) * dt, before = ((REAL)0.5 + more) * dt;
#pragma omp parallel num_threads(2)
    {
        REAL *room = (REAL *)malloc(sizeof(REAL) * (4 * (nx + 1) + (ny + 1) * nx));
        REAL *rows = room + (ny + 1) * nx;
#pragma omp for schedule(static)
        for (long half = 0; half < 2; half++)
            tendency(half * (ny / 2), half ? ny : ny / 2, rows, rows + nx + 1, rows + 2 * (nx + 1), room, rows + 3 * (nx + 1));
#pragma omp for schedule(static)
        for (long k = 0; k < nz; k++)
            for (long j = 0; j < ny; j++) {
                long p = at(0, j, k);
#pragma omp simd
                for (long i = 0; i < nx; i++) {
                    c[p + i] += now * rate[p + i] - before * rate_before[p + i];
                    rate_before[p + i] = rate[p + i];
                }
            }
        free(room);
    }
}

static void prepare(void)
{
    nx = size(0), ny = size(1), nz = size(2);
    row = nx + 2 * H, level = row * (ny + 2 * H);
    long all = level * (nz + 2 * H);
    u = load("u", all), v = load("v", all), w = load("w", all), c = load("T", all), rate_before = load("GT_before", all);
    rate = zeros(all);
    target = load("T_target", level);
    dx_c = load("dx_c", ny + 2 * H), dx_f = load("dx_f", ny + 2 * H), dy_c = load("dy_c", ny + 2 * H), dy_f = load("dy_f", ny + 2 * H);
    area_c = load("area_c", ny + 2 * H), z = load("z_faces", nz + 1);
    REAL *numbers = load("numbers", 4);
    dt = numbers[0], chi = numbers[1], diffusivity = numbers[2], restoring = numbers[3];
}

static void finish(void)
{
    save("GT_before", rate_before, level * (nz + 2 * H));
}
