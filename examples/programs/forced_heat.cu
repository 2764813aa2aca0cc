// Heat in a plate: a source that moves and pulsates with time, and a reset of the rim every 25 steps.
#ifndef KERNELS_ONLY
#include "program.h"
#endif

extern "C" __global__ void conduct(const double *u, double *v, int nx, int ny, double alpha, double dt, double t, double x0) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int c = j * nx + i;
    double here = u[c];
    if (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)
        here += alpha * dt * (u[c - 1] + u[c + 1] + u[c - nx] + u[c + nx] - 4 * u[c]);
    double dx = i - x0, dy = j - 0.5 * ny;
    v[c] = here + dt * exp(-0.05 * (dx * dx + dy * dy)) * (1 + sin(t));
}

extern "C" __global__ void cool_rim(double *v, int nx, int ny, double factor) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny || (i > 0 && i < nx - 1 && j > 0 && j < ny - 1)) return;
    v[j * nx + i] *= factor;
}

#ifndef KERNELS_ONLY
static const int nx = 61, ny = 45;

static double first(size_t k) { return 1 + 0.1 * sin(0.3 * (k % nx)); }

int main() {
    const double alpha = 0.8, dt = 0.1;
    double *u = array(nx * ny, first), *v = array(nx * ny);
    dim3 block(16, 8), grid((nx + 15) / 16, (ny + 7) / 8);
    for (int step = 0; step < 160; ++step) {
        double t = step * dt;
        LAUNCH(conduct, grid, block, u, v, nx, ny, alpha, dt, t, 10 + 0.25 * step);
        if (step % 25 == 0) LAUNCH(cool_rim, grid, block, v, nx, ny, 1.0 / (step + 2));
        std::swap(u, v);
    }
    write("u.bin", u, nx * ny);
}
#endif
