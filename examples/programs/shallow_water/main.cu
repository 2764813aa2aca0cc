// A vortex on a rotating plane; leapfrog steps with three time levels that change places.
//
//     shallow_water [nx] [ny] [steps]
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "shallow_water.cuh"

void cuda_check(cudaError_t status, const char *file, int line) {
    if (status == cudaSuccess) return;
    fprintf(stderr, "%s:%d: %s\n", file, line, cudaGetErrorString(status));
    exit(2);
}

static double *device_field(const Grid &grid) {
    double *field;
    CUDA_CHECK(cudaMalloc(&field, grid.cells() * sizeof(double)));
    CUDA_CHECK(cudaMemset(field, 0, grid.cells() * sizeof(double)));
    return field;
}

static State device_state(const Grid &grid) {
    return {device_field(grid), device_field(grid), device_field(grid)};
}

static void free_state(State &state) {
    CUDA_CHECK(cudaFree(state.h));
    CUDA_CHECK(cudaFree(state.u));
    CUDA_CHECK(cudaFree(state.v));
}

static double initial_height(const Grid &grid, int i, int j) {
    const double x = (i + 0.5) / grid.nx - 0.5, y = (j + 0.5) / grid.ny - 0.5;
    return 1000 + 40 * exp(-60 * (x * x + y * y)) -
           15 * exp(-90 * ((x - 0.2) * (x - 0.2) + (y + 0.1) * (y + 0.1)));
}

// The same model on the host, without halos: neighbours are found by taking indices modulo the extents.
struct HostModel {
    Grid grid;
    Constants constants;
    std::vector<double> h, u, v, h_old, u_old, v_old;

    int at(int i, int j) const { return (j + grid.ny) % grid.ny * grid.nx + (i + grid.nx) % grid.nx; }

    void step(double dt) {
        const size_t n = h.size();
        std::vector<double> flux_x(n), flux_y(n), q(n), head(n), h_new(n), u_new(n), v_new(n);
        for (int j = 0; j < grid.ny; ++j)
            for (int i = 0; i < grid.nx; ++i) {
                const int c = at(i, j), w = at(i - 1, j), e = at(i + 1, j), s = at(i, j - 1),
                          no = at(i, j + 1);
                flux_x[c] = (h[c] + h[w]) / 2 * u[c];
                flux_y[c] = (h[c] + h[s]) / 2 * v[c];
                q[c] = ((v[c] - v[w]) / grid.dx - (u[c] - u[s]) / grid.dy + constants.coriolis) /
                       ((h[c] + h[w] + h[s] + h[at(i - 1, j - 1)]) / 4);
                head[c] =
                    constants.gravity * h[c] + (u[c] * u[c] + u[e] * u[e] + v[c] * v[c] + v[no] * v[no]) / 4;
            }
        for (int j = 0; j < grid.ny; ++j)
            for (int i = 0; i < grid.nx; ++i) {
                const int c = at(i, j), w = at(i - 1, j), e = at(i + 1, j), s = at(i, j - 1),
                          no = at(i, j + 1);
                const double across_u = (flux_y[c] + flux_y[w] + flux_y[no] + flux_y[at(i - 1, j + 1)]) / 4;
                const double across_v = (flux_x[c] + flux_x[e] + flux_x[s] + flux_x[at(i + 1, j - 1)]) / 4;
                u_new[c] = u_old[c] + dt * ((q[c] + q[no]) / 2 * across_u - (head[c] - head[w]) / grid.dx);
                v_new[c] = v_old[c] - dt * ((q[c] + q[e]) / 2 * across_v + (head[c] - head[s]) / grid.dy);
                h_new[c] =
                    h_old[c] - dt * ((flux_x[e] - flux_x[c]) / grid.dx + (flux_y[no] - flux_y[c]) / grid.dy);
            }
        for (size_t k = 0; k < n; ++k) {
            h_old[k] = h[k] + constants.filter * (h_old[k] - 2 * h[k] + h_new[k]);
            u_old[k] = u[k] + constants.filter * (u_old[k] - 2 * u[k] + u_new[k]);
            v_old[k] = v[k] + constants.filter * (v_old[k] - 2 * v[k] + v_new[k]);
        }
        h = h_new, u = u_new, v = v_new;
    }
};

int main(int argc, char **argv) {
    Grid grid = {60, 44, 1e4, 1.2e4};
    int steps = 100;
    if (argc > 1) grid.nx = atoi(argv[1]);
    if (argc > 2) grid.ny = atoi(argv[2]);
    if (argc > 3) steps = atoi(argv[3]);
    const Constants constants = {9.81, 1e-4, 0.01};
    const double dt = 30;

    std::vector<double> height(grid.cells()), speed(grid.cells());
    for (int j = 0; j < grid.ny; ++j)
        for (int i = 0; i < grid.nx; ++i) height[grid.at(i, j)] = initial_height(grid, i, j);

    State old = device_state(grid), now = device_state(grid), next = device_state(grid);
    const size_t bytes = grid.cells() * sizeof(double);
    CUDA_CHECK(cudaMemcpy(now.h, height.data(), bytes, cudaMemcpyHostToDevice));
    CUDA_CHECK(cudaMemcpy(old.h, now.h, bytes, cudaMemcpyDeviceToDevice));
    double *flux_x = device_field(grid), *flux_y = device_field(grid);
    double *vorticity = device_field(grid), *head = device_field(grid);

    for (int n = 0; n < steps; ++n) {
        for (double *field : {now.h, now.u, now.v}) fill_halo(grid, field);
        mass_fluxes(grid, now, flux_x, flux_y);
        potential_vorticity(grid, constants, now, vorticity);
        bernoulli(grid, constants, now, head);
        for (double *field : {flux_x, flux_y, vorticity, head}) fill_halo(grid, field);
        // The first step goes from level 0 to level 1.
        advance(grid, n == 0 ? dt : 2 * dt, old, next, flux_x, flux_y, vorticity, head);
        filter(grid, constants.filter, old, now, next);
        const State free_level = old;
        old = now, now = next, next = free_level;
    }
    CUDA_CHECK(cudaDeviceSynchronize());
    CUDA_CHECK(cudaMemcpy(height.data(), now.h, bytes, cudaMemcpyDeviceToHost));
    CUDA_CHECK(cudaMemcpy(speed.data(), now.u, bytes, cudaMemcpyDeviceToHost));
    for (State *state : {&old, &now, &next}) free_state(*state);
    for (double *field : {flux_x, flux_y, vorticity, head}) CUDA_CHECK(cudaFree(field));

    HostModel host = {grid, constants, {}, {}, {}, {}, {}, {}};
    for (int j = 0; j < grid.ny; ++j)
        for (int i = 0; i < grid.nx; ++i) host.h.push_back(initial_height(grid, i, j));
    host.u.assign(host.h.size(), 0), host.v = host.u, host.u_old = host.u, host.v_old = host.u,
                                     host.h_old = host.h;
    for (int n = 0; n < steps; ++n) host.step(n == 0 ? dt : 2 * dt);

    double volume = 0, fastest = 0, error_h = 0, error_u = 0;
    for (int j = 0; j < grid.ny; ++j)
        for (int i = 0; i < grid.nx; ++i) {
            const int k = grid.at(i, j), l = host.at(i, j);
            volume += height[k] * grid.dx * grid.dy;
            fastest = fmax(fastest, fabs(speed[k]));
            error_h = fmax(error_h, fabs(height[k] - host.h[l]));
            error_u = fmax(error_u, fabs(speed[k] - host.u[l]));
        }
    printf("shallow_water: %d x %d, %d steps\n", grid.nx, grid.ny, steps);
    printf("volume %.12g, height in the middle %.9g, greatest u %.9g\n", volume,
           height[grid.at(grid.nx / 2, grid.ny / 2)], fastest);
    if (!(error_h < 1e-7 && error_u < 1e-8)) {
        fprintf(stderr, "shallow_water: differs from the host by %g in h, %g in u\n", error_h, error_u);
        return 1;
    }
    printf("shallow_water: ok\n");
    return 0;
}
