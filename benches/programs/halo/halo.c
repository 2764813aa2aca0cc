// The loops of halo in C: the four kernels one after another, rows on two threads.
#include "../bench.h"

enum { H = 2 };
static REAL *c, *g;
static long nx, ny, sx;
static const REAL u = (REAL)0.2, v = (REAL)0.1, kappa = (REAL)0.05, dt = (REAL)0.5;

static void prepare(void)
{
    nx = size(0);
    ny = size(1);
    sx = nx + 2 * H;
    c = load("c", sx * (ny + 2 * H));
    g = zeros(sx * (ny + 2 * H));
}

static void fill(void)
{
    for (long j = H; j < ny + H; j++)
        for (long k = 0; k < H; k++) {
            c[j * sx + k] = c[j * sx + k + nx];
            c[j * sx + k + nx + H] = c[j * sx + k + H];
        }
    for (long k = 0; k < H; k++) {
        memcpy(c + k * sx, c + H * sx, (size_t)sx * sizeof(REAL));
        memcpy(c + (k + ny + H) * sx, c + (ny + H - 1) * sx, (size_t)sx * sizeof(REAL));
    }
}

static void tendency(long begin, long end)
{
    for (long j = begin + H; j < end + H; j++) {
        const REAL *restrict in = c + j * sx;
        REAL *restrict out = g + j * sx;
        for (long i = H; i < nx + H; i++) {
            REAL flux = u * (3 * in[i] - 4 * in[i - 1] + in[i - 2]) + v * (in[i + sx] - in[i - sx]);
            out[i] = kappa * (in[i - 1] + in[i + 1] + in[i - sx] + in[i + sx] - 4 * in[i]) - flux;
        }
    }
}

static void advance(long begin, long end)
{
    for (long j = begin + H; j < end + H; j++) {
        const REAL *restrict in = g + j * sx;
        REAL *restrict out = c + j * sx;
        for (long i = H; i < nx + H; i++)
            out[i] += dt * in[i];
    }
}

static void step(void)
{
    fill();
    on_two_threads(tendency, ny);
    on_two_threads(advance, ny);
}

static void finish(void)
{
    save("c", c, sx * (ny + 2 * H));
}
