// The kernels of examples/shallow_water as a plain port from GPU to CPU runs them: the same source, each a function that is
// called once per thread, with blockIdx and threadIdx around it; blocks on two threads of the CPU.
#include "../bench.h"

struct Dim {
    int x, y, z;
};
static thread_local Dim blockIdx, threadIdx;
static const Dim blockDim = {32, 8, 1};
#define __global__ __attribute__((noinline))
#define float REAL
#include "../../../examples/shallow_water/shallow_water.cu"
#undef float

static REAL *eta, *u, *v, *u_new, *v_new, *hu, *hv, *vort, *head;
static int nx, ny;
static const REAL dt = (REAL)20.0, dx = (REAL)5000.0, gravity = (REAL)9.81, depth = (REAL)100.0, coriolis_0 = (REAL)1e-4, viscosity = (REAL)200.0,
                  drag = (REAL)1e-6;

static void prepare(void)
{
    nx = (int)size(0);
    ny = (int)size(1);
    long cells = (long)nx * ny;
    eta = load("eta", cells);
    u = load("u", cells);
    v = load("v", cells);
    u_new = zeros(cells);
    v_new = zeros(cells);
    hu = zeros(cells);
    hv = zeros(cells);
    vort = zeros(cells);
    head = zeros(cells);
}

template <typename Thread> static void blocks(long begin, long end, Thread thread)
{
    for (blockIdx.y = (int)begin; blockIdx.y < end; blockIdx.y++)
        for (blockIdx.x = 0; blockIdx.x < (nx + blockDim.x - 1) / blockDim.x; blockIdx.x++)
            for (threadIdx.y = 0; threadIdx.y < blockDim.y; threadIdx.y++)
                for (threadIdx.x = 0; threadIdx.x < blockDim.x; threadIdx.x++)
                    thread();
}

#define LAUNCH(...) on_two_threads([](long begin, long end) { blocks(begin, end, [] { __VA_ARGS__; }); }, (ny + blockDim.y - 1) / blockDim.y)

static void step(void)
{
    LAUNCH(transport(eta, u, v, hu, hv, nx, ny, depth));
    LAUNCH(continuity(eta, hu, hv, nx, ny, dt, dx));
    LAUNCH(vorticity(u, v, vort, nx, ny, dx, coriolis_0));
    LAUNCH(bernoulli(eta, u, v, head, nx, ny, gravity));
    LAUNCH(momentum_u(u, v, vort, head, u_new, nx, ny, dt, dx, viscosity, drag));
    LAUNCH(momentum_v(u_new, v, vort, head, v_new, nx, ny, dt, dx, viscosity, drag));
    swap(&u, &u_new);
    swap(&v, &v_new);
}

static void finish(void)
{
    long cells = (long)nx * ny;
    save("eta", eta, cells);
    save("u", u, cells);
    save("v", v, cells);
}
