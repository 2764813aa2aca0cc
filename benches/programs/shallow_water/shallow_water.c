// The six kernels of examples/shallow_water as loops in C: one after another, rows on two threads, the inner loops vectors.
#include "../bench.h"

static REAL *eta, *u, *v, *u_new, *v_new, *hu, *hv, *vort, *head;
static long nx, ny;
static const REAL dt = (REAL)20.0, dx = (REAL)5000.0, gravity = (REAL)9.81, depth = (REAL)100.0, coriolis = (REAL)1e-4, viscosity = (REAL)200.0,
                  drag = (REAL)1e-6;

static void prepare(void)
{
    nx = size(0);
    ny = size(1);
    eta = load("eta", nx * ny);
    u = load("u", nx * ny);
    v = load("v", nx * ny);
    u_new = zeros(nx * ny);
    v_new = zeros(nx * ny);
    hu = zeros(nx * ny);
    hv = zeros(nx * ny);
    vort = zeros(nx * ny);
    head = zeros(nx * ny);
}

// The body for each i of row j, with w and e its neighbours; only the first and the last have theirs at the other end.
#define ROW(...)                                                                                                       \
    {                                                                                                                  \
        {                                                                                                              \
            const long i = 0, w = nx - 1, e = nx > 1;                                                                  \
            (void)w, (void)e;                                                                                          \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
        for (long i = 1; i < nx - 1; i++) {                                                                            \
            const long w = i - 1, e = i + 1;                                                                           \
            (void)w, (void)e;                                                                                          \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
        if (nx > 1) {                                                                                                  \
            const long i = nx - 1, w = nx - 2, e = 0;                                                                  \
            (void)w, (void)e;                                                                                          \
            __VA_ARGS__                                                                                                \
        }                                                                                                              \
    }
#define SOUTH(a) ((a) + (j == 0 ? ny - 1 : j - 1) * nx)
#define NORTH(a) ((a) + (j == ny - 1 ? 0 : j + 1) * nx)

static void transport(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict h = eta + j * nx, *restrict h_s = SOUTH(eta), *restrict a = u + j * nx, *restrict b = v + j * nx;
        REAL *restrict x = hu + j * nx, *restrict y = hv + j * nx;
        ROW(x[i] = a[i] * (depth + (REAL)0.5 * (h[w] + h[i])); y[i] = b[i] * (depth + (REAL)0.5 * (h_s[i] + h[i]));)
    }
}

static void continuity(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict x = hu + j * nx, *restrict y = hv + j * nx, *restrict y_n = NORTH(hv);
        REAL *restrict h = eta + j * nx;
        ROW(h[i] -= dt / dx * (x[e] - x[i] + y_n[i] - y[i]);)
    }
}

static void vorticity(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict a = u + j * nx, *restrict a_s = SOUTH(u), *restrict b = v + j * nx;
        REAL *restrict out = vort + j * nx;
        ROW(out[i] = coriolis + ((b[i] - b[w]) - (a[i] - a_s[i])) / dx;)
    }
}

static void bernoulli(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict h = eta + j * nx, *restrict a = u + j * nx, *restrict b = v + j * nx, *restrict b_n = NORTH(v);
        REAL *restrict out = head + j * nx;
        ROW(out[i] = gravity * h[i] + (REAL)0.25 * (a[i] * a[i] + a[e] * a[e] + b[i] * b[i] + b_n[i] * b_n[i]);)
    }
}

static void momentum_u(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict a = u + j * nx, *restrict a_s = SOUTH(u), *restrict a_n = NORTH(u), *restrict b = v + j * nx, *restrict b_n = NORTH(v),
                   *restrict z = vort + j * nx, *restrict z_n = NORTH(vort), *restrict p = head + j * nx;
        REAL *restrict out = u_new + j * nx;
        ROW(REAL vort_u = (REAL)0.5 * (z[i] + z_n[i]); REAL v_u = (REAL)0.25 * (b[i] + b[w] + b_n[i] + b_n[w]);
            REAL slope = (p[i] - p[w]) / dx; REAL laplacian = (a[w] + a[e] + a_s[i] + a_n[i] - 4 * a[i]) / (dx * dx);
            out[i] = a[i] + dt * (vort_u * v_u - slope + viscosity * laplacian - drag * a[i]);)
    }
}

static void momentum_v(long begin, long end)
{
    for (long j = begin; j < end; j++) {
        const REAL *restrict a = u_new + j * nx, *restrict a_s = SOUTH(u_new), *restrict b = v + j * nx, *restrict b_s = SOUTH(v),
                   *restrict b_n = NORTH(v), *restrict z = vort + j * nx, *restrict p = head + j * nx, *restrict p_s = SOUTH(head);
        REAL *restrict out = v_new + j * nx;
        ROW(REAL vort_v = (REAL)0.5 * (z[i] + z[e]); REAL u_v = (REAL)0.25 * (a[i] + a[e] + a_s[i] + a_s[e]);
            REAL slope = (p[i] - p_s[i]) / dx; REAL laplacian = (b[w] + b[e] + b_s[i] + b_n[i] - 4 * b[i]) / (dx * dx);
            out[i] = b[i] + dt * (-vort_v * u_v - slope + viscosity * laplacian - drag * b[i]);)
    }
}

static void step(void)
{
    Part *const kernels[] = {transport, continuity, vorticity, bernoulli, momentum_u, momentum_v};
    for (int k = 0; k < 6; k++)
        on_two_threads(kernels[k], ny);
    swap(&u, &u_new);
    swap(&v, &v_new);
}

static void finish(void)
{
    save("eta", eta, nx * ny);
    save("u", u, nx * ny);
    save("v", v, nx * ny);
}
