// Advection and decay of two tracers on a periodic domain that is cut into boxes, in the manner of
// block-structured frameworks: all arrays lie in one allocation, kernels are lambdas, and arrays reach them
// by value as pointers with strides.
//
//     arena [n] [steps]
//
// nvcc: --extended-lambda
#include "arena.h"

#include <algorithm>
#include <cmath>
#include <utility>

static const int GHOSTS = 1, TRACERS = 2;

struct Wind {
    double x, y, z;
};

static double initial(int n, int i, int j, int k, int tracer) {
    const double x = (i + 0.5) / n, y = (j + 0.5) / n, z = (k + 0.5) / n;
    return tracer == 0 ? exp(-30 * ((x - 0.5) * (x - 0.5) + (y - 0.4) * (y - 0.4) + (z - 0.5) * (z - 0.5)))
                       : 1 + 0.5 * sin(2 * M_PI * (x + 2 * y));
}

// Fills ghost cells of `to` with the valid cells of `from`, which lies at a periodic image of its place if
// `shift` is not zero.
static void copy_ghosts(const Fab &to, const Fab &from, IntVect shift) {
    const Box a = to.all(), b = from.valid();
    Box both = {{std::max(a.lo.x, b.lo.x + shift.x), std::max(a.lo.y, b.lo.y + shift.y),
                 std::max(a.lo.z, b.lo.z + shift.z)},
                {std::min(a.hi.x, b.hi.x + shift.x), std::min(a.hi.y, b.hi.y + shift.y),
                 std::min(a.hi.z, b.hi.z + shift.z)}};
    if (both.lo.x > both.hi.x || both.lo.y > both.hi.y || both.lo.z > both.hi.z) return;
    const Array4<double> into = to.array();
    const Array4<const double> out_of = from.const_array();
    const Box own = to.valid();
    ParallelFor(both, TRACERS, [=] __device__(int i, int j, int k, int n) {
        if (!own.contains(i, j, k)) into(i, j, k, n) = out_of(i - shift.x, j - shift.y, k - shift.z, n);
    });
}

static void fill_boundary(const std::vector<Fab> &fabs, int n) {
    for (const Fab &to : fabs)
        for (const Fab &from : fabs)
            for (int z : {-n, 0, n})
                for (int y : {-n, 0, n})
                    for (int x : {-n, 0, n}) copy_ghosts(to, from, {x, y, z});
}

// First-order upwind differences; the wind blows towards greater indices.
static void advance(const Fab &old_fab, const Fab &new_fab, Wind courant, double decay) {
    const Array4<const double> q = old_fab.const_array();
    const Array4<double> q_new = new_fab.array();
    ParallelFor(old_fab.valid(), TRACERS, [=] __device__(int i, int j, int k, int n) {
        const double c = q(i, j, k, n);
        double value = c - courant.x * (c - q(i - 1, j, k, n)) - courant.y * (c - q(i, j - 1, k, n)) -
                       courant.z * (c - q(i, j, k - 1, n));
        if (n == 0) value -= decay * c;
        q_new(i, j, k, n) = value;
    });
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 18, steps = argc > 2 ? atoi(argv[2]) : 20;
    const Wind courant = {0.3, 0.2, 0.1};
    const double decay = 0.002;
    if (n < 4) {
        fprintf(stderr, "usage: %s [n, at least 4] [steps]\n", argv[0]);
        return 2;
    }

    // Two boxes of different sizes.
    const int middle = n / 3 + 1;
    const std::vector<Box> boxes = {{{0, 0, 0}, {middle - 1, n - 1, n - 1}},
                                    {{middle, 0, 0}, {n - 1, n - 1, n - 1}}};

    Arena arena(size_t(n + 4) * (n + 4) * (n + 8) * TRACERS * 2 * sizeof(double) + 4096);
    std::vector<Fab> old_fabs, new_fabs;
    for (const Box &box : boxes) {
        old_fabs.emplace_back(arena, box, GHOSTS, TRACERS);
        new_fabs.emplace_back(arena, box, GHOSTS, TRACERS);
    }
    for (const Fab &fab : old_fabs) {
        const Array4<double> q = fab.array();
        ParallelFor(fab.valid(), [=] __device__(int i, int j, int k) {
            const double x = (i + 0.5) / n, y = (j + 0.5) / n, z = (k + 0.5) / n;
            q(i, j, k, 0) =
                exp(-30 * ((x - 0.5) * (x - 0.5) + (y - 0.4) * (y - 0.4) + (z - 0.5) * (z - 0.5)));
            q(i, j, k, 1) = 1 + 0.5 * sin(2 * M_PI * (x + 2 * y));
        });
    }
    for (int step = 0; step < steps; ++step) {
        fill_boundary(old_fabs, n);
        for (size_t b = 0; b < boxes.size(); ++b) advance(old_fabs[b], new_fabs[b], courant, decay);
        std::swap(old_fabs, new_fabs);
    }
    ARENA_CHECK(cudaDeviceSynchronize());

    // The whole domain on the host, without boxes.
    const auto at = [n](int i, int j, int k) { return ((k + n) % n * n + (j + n) % n) * n + (i + n) % n; };
    double sums[TRACERS] = {}, worst = 0;
    for (int tracer = 0; tracer < TRACERS; ++tracer) {
        std::vector<double> q(size_t(n) * n * n), next(q.size());
        for (int k = 0; k < n; ++k)
            for (int j = 0; j < n; ++j)
                for (int i = 0; i < n; ++i) q[at(i, j, k)] = initial(n, i, j, k, tracer);
        for (int step = 0; step < steps; ++step, q.swap(next))
            for (int k = 0; k < n; ++k)
                for (int j = 0; j < n; ++j)
                    for (int i = 0; i < n; ++i) {
                        const double here = q[at(i, j, k)],
                                     kept = 1 - courant.x - courant.y - courant.z - (tracer == 0 ? decay : 0);
                        next[at(i, j, k)] = kept * here + courant.x * q[at(i - 1, j, k)] +
                                            courant.y * q[at(i, j - 1, k)] + courant.z * q[at(i, j, k - 1)];
                    }
        for (const Fab &fab : old_fabs) {
            const std::vector<double> values = fab.to_host();
            const Array4<double> layout = fab.array();
            const Box box = fab.valid();
            for (int k = box.lo.z; k <= box.hi.z; ++k)
                for (int j = box.lo.y; j <= box.hi.y; ++j)
                    for (int i = box.lo.x; i <= box.hi.x; ++i) {
                        const double value =
                            values[(i - layout.begin.x) + (j - layout.begin.y) * layout.jstride +
                                   (k - layout.begin.z) * layout.kstride + tracer * layout.nstride];
                        sums[tracer] += value;
                        worst = fmax(worst, fabs(value - q[at(i, j, k)]));
                    }
        }
    }
    printf("arena: %d^3 cells in %zu boxes, %d steps\n", n, boxes.size(), steps);
    printf("tracers: %.10g %.10g\n", sums[0], sums[1]);
    if (!(worst < 1e-12)) {
        fprintf(stderr, "arena: differs from the host by %g\n", worst);
        return 1;
    }
    printf("arena: ok\n");
    return 0;
}
