// The two kernels of biharmonic as one loop of five taps, on two threads.
#include "../bench.h"

static REAL *u, *v;
static long n;
static const REAL c = (REAL)0.05;

static void prepare(void)
{
    n = size(0);
    u = load("u", n);
    v = load("v", n);
}

static void places(long begin, long end)
{
    const REAL *restrict in = u;
    REAL *restrict out = v;
    for (long i = begin + 2; i < end + 2; i++)
        out[i] = in[i] - c * (in[i - 2] - 4 * in[i - 1] + 6 * in[i] - 4 * in[i + 1] + in[i + 2]);
}

static void step(void)
{
    on_two_threads(places, n - 4);
    swap(&u, &v);
}

static void finish(void)
{
    save("u", u, n);
}
