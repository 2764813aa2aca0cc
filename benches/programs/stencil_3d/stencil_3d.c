// The loop of stencil_3d in C: planes on two threads, the two arrays in turn.
#include "../bench.h"

static REAL *u, *v;
static long nx, ny, nz;
static const REAL c = (REAL)0.1;

static void prepare(void)
{
    nx = size(0);
    ny = size(1);
    nz = size(2);
    u = load("u", nx * ny * nz);
    v = load("v", nx * ny * nz);
}

static void planes(long begin, long end)
{
    long plane = nx * ny;
    for (long z = begin + 1; z < end + 1; z++)
        for (long y = 1; y < ny - 1; y++) {
            const REAL *restrict in = u + z * plane + y * nx;
            REAL *restrict out = v + z * plane + y * nx;
            for (long x = 1; x < nx - 1; x++)
                out[x] = in[x] + c * (in[x - 1] + in[x + 1] + in[x - nx] + in[x + nx] + in[x - plane] + in[x + plane] - 6 * in[x]);
        }
}

static void step(void)
{
    on_two_threads(planes, nz - 2);
    swap(&u, &v);
}

static void finish(void)
{
    save("u", u, nx * ny * nz);
}
