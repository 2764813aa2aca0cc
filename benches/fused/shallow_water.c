// The shallow-water model of examples/shallow_water as one loop over rows: all kernels of a step, and of STEPS steps, follow one another row by row,
// so that an array is read and written once for all of them. What neighbouring rows share is kept in a few rows that stay in the cache.
// Each of THREADS threads has a band of rows, updated in place, and computes the rows around it that STEPS steps need once more.
#include "../programs/bench.h"
#ifndef STEPS
#define STEPS 1
#endif
#ifndef THREADS
#define THREADS 2
#endif
static REAL *eta, *u, *v;
static long nx, ny;
// Not known to the compiler, as the scalars of the program are not known to XLA.
static volatile REAL given_dt = (REAL)20.0, given_dx = (REAL)5000.0;
static REAL dt, dx, dt_by_dx, dx_squared;
static const REAL gravity = (REAL)9.81, depth = (REAL)100.0, coriolis = (REAL)1e-4, viscosity = (REAL)200.0, drag = (REAL)1e-6;
#define SAFE _Pragma("clang loop vectorize(assume_safety)")
#define ROW(...) { { const long i = 0, w = nx - 1, e = 1; (void)w, (void)e; __VA_ARGS__ } \
    SAFE for (long i = 1; i < nx - 1; i++) { const long w = i - 1, e = i + 1; (void)w, (void)e; __VA_ARGS__ } \
    { const long i = nx - 1, w = nx - 2, e = 0; (void)w, (void)e; __VA_ARGS__ } }
typedef const REAL *restrict In;
typedef REAL *restrict Out;
// Rows that a step keeps: of its intermediate arrays, and the last four of its results.
typedef struct { REAL *hv[2], *hu, *vort[2], *head[2], *eta[4], *u[4], *v[4]; } Pipe;
typedef struct { Pipe pipe[STEPS]; REAL *halo; } Band;
static Band bands[2];
static pthread_barrier_t halos;

static void transport_v_and_vorticity(In e0, In e1, In u0, In u1, In v1, Out hv, Out vort)
{
    ROW(hv[i] = v1[i] * (depth + (REAL)0.5 * (e0[i] + e1[i])); vort[i] = coriolis + ((v1[i] - v1[w]) - (u1[i] - u0[i])) / dx;)
}
static void transport_u(In e0, In u0, Out hu)
{
    ROW(hu[i] = u0[i] * (depth + (REAL)0.5 * (e0[w] + e0[i]));)
}
static void continuity_and_bernoulli(In e0, In hu, In hv0, In hv1, In u0, In v0, In v1, Out eta_out, Out head)
{
    ROW(REAL h = e0[i] - dt_by_dx * (hu[e] - hu[i] + hv1[i] - hv0[i]); eta_out[i] = h;
        head[i] = gravity * h + (REAL)0.25 * (u0[i] * u0[i] + u0[e] * u0[e] + v0[i] * v0[i] + v1[i] * v1[i]);)
}
static void momentum_u(In us, In u0, In un, In v0, In v1, In z0, In z1, In p, Out out)
{
    ROW(REAL vort_u = (REAL)0.5 * (z0[i] + z1[i]); REAL v_u = (REAL)0.25 * (v0[i] + v0[w] + v1[i] + v1[w]);
        REAL slope = (p[i] - p[w]) / dx; REAL laplacian = (u0[w] + u0[e] + us[i] + un[i] - 4 * u0[i]) / dx_squared;
        out[i] = u0[i] + dt * (vort_u * v_u - slope + viscosity * laplacian - drag * u0[i]);)
}
static void momentum_v(In as, In a, In vs, In v0, In v1, In z, In p, In ps, Out out)
{
    ROW(REAL vort_v = (REAL)0.5 * (z[i] + z[e]); REAL u_v = (REAL)0.25 * (a[i] + a[e] + as[i] + as[e]);
        REAL slope = (p[i] - ps[i]) / dx; REAL laplacian = (v0[w] + v0[e] + vs[i] + v1[i] - 4 * v0[i]) / dx_squared;
        out[i] = v0[i] + dt * (-vort_v * u_v - slope + viscosity * laplacian - drag * v0[i]);)
}
// Row j of what the band started from; `halo` has those that another thread overwrites.
static REAL *row_of(Band *d, REAL *field, int which, long j, long b, long e)
{
    if (j >= b && j < e) return field + j * nx;
    long slot = j < b ? j - (b - 2 * STEPS) : 2 * STEPS + j - e;
    return d->halo + (which * 3 * STEPS + slot) * nx;
}
// STEPS steps of rows `begin` to `end`. Step s works on row t - s, for which step s - 1 has just made row t - s + 1.
static void pass(long begin, long end)
{
    Band *d = &bands[THREADS == 2 && begin > 0];
    const long b = begin, e = end;
    REAL *fields[3] = {eta, u, v};
    for (int f = 0; f < 3; f++) {
        for (long j = b - 2 * STEPS; j < b; j++) memcpy(row_of(d, fields[f], f, j, b, e), fields[f] + (j + ny) % ny * nx, sizeof(REAL) * nx);
        for (long j = e; j < e + STEPS; j++) memcpy(row_of(d, fields[f], f, j, b, e), fields[f] + j % ny * nx, sizeof(REAL) * nx);
    }
    if (THREADS == 2) pthread_barrier_wait(&halos);
#define IN(which, name, j) (s == 0 ? row_of(d, fields[which], which, j, b, e) : d->pipe[s - 1].name[(j) & 3])
    for (long t = b - 2 * STEPS; t < e + STEPS - 1; t++)
        for (int s = 0; s < STEPS; s++) {
            long r = t - s, r0 = b - 2 * (STEPS - 1 - s), last = e + STEPS - 1 - s;
            if (r < r0 - 2 || r >= last) continue;
            Pipe *q = &d->pipe[s];
            REAL *e0 = IN(0, eta, r), *e1 = IN(0, eta, r + 1), *u0 = IN(1, u, r), *u1 = IN(1, u, r + 1), *v0 = IN(2, v, r), *v1 = IN(2, v, r + 1);
            transport_v_and_vorticity(e0, e1, u0, u1, v1, q->hv[(r + 1) & 1], q->vort[(r + 1) & 1]);
            if (r < r0 - 1) continue;
            REAL *us = IN(1, u, r - 1), *vs = IN(2, v, r - 1);
            int n = r & 3;
            transport_u(e0, u0, q->hu);
            continuity_and_bernoulli(e0, q->hu, q->hv[r & 1], q->hv[(r + 1) & 1], u0, v0, v1, q->eta[n], q->head[r & 1]);
            momentum_u(us, u0, u1, v0, v1, q->vort[r & 1], q->vort[(r + 1) & 1], q->head[r & 1], q->u[n]);
            if (r >= r0) {
                int direct = s == STEPS - 1 && STEPS > 1;
                momentum_v(q->u[(r - 1) & 3], q->u[n], vs, v0, v1, q->vort[r & 1], q->head[r & 1], q->head[(r - 1) & 1], direct ? v + r * nx : q->v[n]);
                if (direct) {
                    memcpy(eta + r * nx, q->eta[n], sizeof(REAL) * nx);
                    memcpy(u + r * nx, q->u[n], sizeof(REAL) * nx);
                }
            }
            if (STEPS == 1 && r - 1 >= b) {
                int m = (r - 1) & 3;
                memcpy(eta + (r - 1) * nx, q->eta[m], sizeof(REAL) * nx);
                memcpy(u + (r - 1) * nx, q->u[m], sizeof(REAL) * nx);
                memcpy(v + (r - 1) * nx, q->v[m], sizeof(REAL) * nx);
            }
        }
    if (STEPS == 1) {
        Pipe *q = &d->pipe[0];
        int m = (e - 1) & 3;
        memcpy(eta + (e - 1) * nx, q->eta[m], sizeof(REAL) * nx);
        memcpy(u + (e - 1) * nx, q->u[m], sizeof(REAL) * nx);
        memcpy(v + (e - 1) * nx, q->v[m], sizeof(REAL) * nx);
    }
}
static long done;
static void step(void)
{
    if (++done % STEPS) return;
    if (THREADS == 2) on_two_threads(pass, ny); else pass(0, ny);
}
static void prepare(void)
{
    nx = size(0), ny = size(1);
    dt = given_dt, dx = given_dx, dt_by_dx = dt / dx, dx_squared = dx * dx;
    eta = load("eta", nx * ny), u = load("u", nx * ny), v = load("v", nx * ny);
    pthread_barrier_init(&halos, NULL, 2);
    for (int n = 0; n < 2; n++) {
        for (int s = 0; s < STEPS; s++) {
            REAL **all = (REAL **)&bands[n].pipe[s];
            for (unsigned k = 0; k < sizeof(Pipe) / sizeof(REAL *); k++) all[k] = zeros(nx + 48);
        }
        bands[n].halo = zeros(9 * STEPS * nx);
    }
}
static void finish(void) { save("eta", eta, nx * ny); save("u", u, nx * ny); save("v", v, nx * ny); }
