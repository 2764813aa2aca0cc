// The loop of stencil_2d in C: rows on two threads, the two arrays in turn.
#include "../bench.h"

static REAL *u, *v;
static long nx, ny;
static const REAL c = (REAL)0.1;

static void prepare(void)
{
    nx = size(0);
    ny = size(1);
    u = load("u", nx * ny);
    v = load("v", nx * ny);
}

static void rows(long begin, long end)
{
    for (long j = begin + 1; j < end + 1; j++) {
        const REAL *restrict in = u + j * nx;
        REAL *restrict out = v + j * nx;
        for (long i = 1; i < nx - 1; i++)
            out[i] = in[i] + c * (in[i - 1] + in[i + 1] + in[i - nx] + in[i + nx] - 4 * in[i]);
    }
}

static void step(void)
{
    on_two_threads(rows, ny - 2);
    swap(&u, &v);
}

static void finish(void)
{
    save("u", u, nx * ny);
}
