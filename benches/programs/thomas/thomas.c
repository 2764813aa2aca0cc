// The solve of thomas in C: strips of columns that fit into the cache, on two threads; the inner loops are vectors.
#include "../bench.h"

#define STRIP 512
#define MOST_LEVELS 64

static REAL *kappa, *rhs, *x;
static long n, nz;
static const REAL dt = (REAL)0.5;

static void prepare(void)
{
    n = size(0);
    nz = size(1);
    if (nz > MOST_LEVELS)
        stop("too many levels");
    kappa = load("kappa", n * nz);
    rhs = load("rhs", n * nz);
    x = zeros(n * nz);
}

static void strip(long first, long width)
{
    REAL below[STRIP], beta[STRIP], last[STRIP], work[MOST_LEVELS][STRIP];
    for (long i = 0; i < width; i++) {
        below[i] = dt * kappa[n + first + i];
        beta[i] = 1 + below[i];
        last[i] = rhs[first + i] / beta[i];
        x[first + i] = last[i];
    }
    for (long k = 1; k < nz; k++) {
        const REAL *restrict b = rhs + k * n + first;
        const REAL *restrict next = kappa + (k < nz - 1 ? k + 1 : k) * n + first;
        REAL coupling = k < nz - 1 ? dt : 0;
        REAL *restrict out = x + k * n + first;
        for (long i = 0; i < width; i++) {
            REAL above = below[i];
            below[i] = coupling * next[i];
            work[k][i] = above / beta[i];
            beta[i] = 1 + above + below[i] - above * work[k][i];
            last[i] = (b[i] + above * last[i]) / beta[i];
            out[i] = last[i];
        }
    }
    for (long k = nz - 2; k >= 0; k--) {
        REAL *restrict out = x + k * n + first;
        for (long i = 0; i < width; i++) {
            last[i] = out[i] + work[k + 1][i] * last[i];
            out[i] = last[i];
        }
    }
}

static void columns(long begin, long end)
{
    for (long first = begin; first < end; first += STRIP)
        strip(first, end - first < STRIP ? end - first : STRIP);
}

static void step(void)
{
    on_two_threads(columns, n);
    swap(&rhs, &x);
}

static void finish(void)
{
    save("rhs", rhs, n * nz);
}
