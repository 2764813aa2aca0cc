// A plasma oscillation, particle in cell: charges on a grid by atomics, 20 sweeps for the potential, a push, in each step.
#ifndef KERNELS_ONLY
#include "program.h"
#endif

struct Params {
    int cells, particles;
    double dt, charge;
};
__constant__ Params P;

extern "C" __global__ void clear(double *rho) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < P.cells) rho[i] = 1;
}

extern "C" __global__ void deposit(const double *x, double *rho) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= P.particles) return;
    int i = (int)x[k];
    double part = x[k] - i;
    atomicAdd(&rho[i], -P.charge * (1 - part));
    atomicAdd(&rho[(i + 1) % P.cells], -P.charge * part);
}

extern "C" __global__ void sweep(const double *phi, double *next, const double *rho) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= P.cells) return;
    int left = i == 0 ? P.cells - 1 : i - 1, right = i == P.cells - 1 ? 0 : i + 1;
    next[i] = 0.5 * (phi[left] + phi[right] + rho[i]);
}

extern "C" __global__ void push(double *x, double *v, const double *phi) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= P.particles) return;
    int i = (int)x[k], right = (i + 1) % P.cells;
    v[k] += P.dt * (phi[right] - phi[i]);
    double to = x[k] + P.dt * v[k];
    if (to >= P.cells) to -= P.cells;
    if (to < 0) to += P.cells;
    x[k] = to;
}

#ifndef KERNELS_ONLY
static const int cells = 64, particles = 640;

static double place(size_t k) { return (k + 0.5) * 0.1 + 0.3 * sin(2 * 3.14159265358979323846 * k / 640.0); }

int main() {
    Params params = {cells, particles, 0.05, 0.1};
    SET_CONSTANT(P, params);
    double *x = array(particles, place), *v = array(particles);
    double *rho = array(cells), *phi = array(cells), *next = array(cells);
    dim3 of_cells((cells + 31) / 32), of_particles((particles + 127) / 128);
    for (int step = 0; step < 30; ++step) {
        LAUNCH(clear, of_cells, 32, rho);
        LAUNCH(deposit, of_particles, 128, x, rho);
        for (int k = 0; k < 20; ++k) {
            LAUNCH(sweep, of_cells, 32, phi, next, rho);
            std::swap(phi, next);
        }
        LAUNCH(push, of_particles, 128, x, v, phi);
    }
    write("x.bin", x, particles);
    write("phi.bin", phi, cells);
}
#endif
