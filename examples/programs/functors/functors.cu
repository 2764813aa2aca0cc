// Burgers' equation with functors and lambdas over views: the host reads the maximum speed in each step and
// chooses the time step. The functor that adds the forcing carries a table of modes and is passed through
// constant memory.
//
//     functors [rows] [columns] [steps]
//
// nvcc: --extended-lambda
#include <cmath>
#include <utility>

#include "views.h"

struct Parameters {
    double viscosity, dx, dy;
};

// One explicit step of u_t + u u_x + v u_y = viscosity * laplacian(u), for both components.
struct BurgersStep {
    View2D<double> u, v, u_next, v_next;
    Parameters p;
    double dt;

    __device__ double change(const View2D<double> &q, int j, int i) const {
        const double a = u(j, i), b = v(j, i);
        const double q_x = a > 0 ? (q(j, i) - q(j, i - 1)) / p.dx : (q(j, i + 1) - q(j, i)) / p.dx;
        const double q_y = b > 0 ? (q(j, i) - q(j - 1, i)) / p.dy : (q(j + 1, i) - q(j, i)) / p.dy;
        const double laplacian = (q(j, i - 1) - 2 * q(j, i) + q(j, i + 1)) / (p.dx * p.dx) +
                                 (q(j - 1, i) - 2 * q(j, i) + q(j + 1, i)) / (p.dy * p.dy);
        return p.viscosity * laplacian - a * q_x - b * q_y;
    }

    __device__ void operator()(int j, int i) const {
        u_next(j, i) = u(j, i) + dt * change(u, j, i);
        v_next(j, i) = v(j, i) + dt * change(v, j, i);
    }
};

struct Mode {
    double amplitude, kx, ky, phase;
};
static const int modes = 40;

// Adds the modes' sum: 40 modes are 1280 bytes.
struct AddForcing {
    View2D<double> u, v;
    Parameters p;
    double dt;
    Mode table[modes];

    __device__ void operator()(int j, int i) const {
        double sum = 0;
        for (int m = 0; m < modes; ++m)
            sum += table[m].amplitude * cos(table[m].kx * i * p.dx + table[m].ky * j * p.dy + table[m].phase);
        u(j, i) += dt * sum;
        v(j, i) -= 0.5 * dt * sum;
    }
};

struct Speed {
    View2D<double> u, v;
    __device__ double operator()(int j, int i) const { return fabs(u(j, i)) + fabs(v(j, i)); }
};

static double time_step(double speed, const Parameters &p) {
    const double h = fmin(p.dx, p.dy);
    return 0.4 / (speed / h + 4 * p.viscosity / (h * h));
}

// The same steps on the host. Returns the time reached.
static double on_host(int rows, int columns, int steps, const Parameters &p, const AddForcing &forcing,
                      std::vector<double> &u, std::vector<double> &v) {
    double time = 0;
    const auto at = [columns](int j, int i) { return j * columns + i; };
    for (int n = 0; n < steps; ++n) {
        double speed = 0;
        for (size_t k = 0; k < u.size(); ++k) speed = fmax(speed, fabs(u[k]) + fabs(v[k]));
        const double dt = time_step(speed, p);
        const std::vector<double> u_old = u, v_old = v;
        for (int j = 1; j < rows - 1; ++j)
            for (int i = 1; i < columns - 1; ++i) {
                const int c = at(j, i), w = at(j, i - 1), e = at(j, i + 1), s = at(j - 1, i),
                          no = at(j + 1, i);
                double f = 0;
                for (const Mode &m : forcing.table)
                    f += m.amplitude * cos(m.kx * i * p.dx + m.ky * j * p.dy + m.phase);
                for (int component = 0; component < 2; ++component) {
                    const std::vector<double> &q = component == 0 ? u_old : v_old;
                    const double x = u_old[c] > 0 ? q[c] - q[w] : q[e] - q[c],
                                 y = v_old[c] > 0 ? q[c] - q[s] : q[no] - q[c];
                    const double spread =
                        (q[w] + q[e] - 2 * q[c]) / p.dx / p.dx + (q[s] + q[no] - 2 * q[c]) / p.dy / p.dy;
                    const double rate = p.viscosity * spread - u_old[c] * x / p.dx - v_old[c] * y / p.dy +
                                        (component == 0 ? f : -f / 2);
                    (component == 0 ? u : v)[c] = q[c] + dt * rate;
                }
            }
        time += dt;
    }
    return time;
}

int main(int argc, char **argv) {
    const int rows = argc > 1 ? atoi(argv[1]) : 43, columns = argc > 2 ? atoi(argv[2]) : 58,
              steps = argc > 3 ? atoi(argv[3]) : 60;
    const Parameters p = {0.01, 2 * M_PI / (columns - 1), 2 * M_PI / (rows - 1)};
    View2D<double> u(rows, columns), v(rows, columns), u_next(rows, columns), v_next(rows, columns);

    AddForcing forcing;
    forcing.p = p;
    for (int m = 0; m < modes; ++m) forcing.table[m] = {0.2 / (1 + m), 1.0 + m % 3, 1.0 + m % 4, 0.7 * m};

    std::vector<double> host_u(u.size()), host_v(v.size());
    for (int j = 1; j < rows - 1; ++j)
        for (int i = 1; i < columns - 1; ++i) {
            host_u[j * columns + i] = sin(i * p.dx) * sin(0.5 * j * p.dy);
            host_v[j * columns + i] = 0.5 * sin(0.5 * i * p.dx) * sin(j * p.dy);
        }
    deep_copy(u, host_u);
    deep_copy(v, host_v);

    const MDRange all = {0, rows, 0, columns}, interior = {1, rows - 1, 1, columns - 1};
    double time = 0;
    for (int n = 0; n < steps; ++n) {
        const double dt = time_step(parallel_reduce_max(all, Speed{u, v}), p);
        parallel_for(interior, BurgersStep{u, v, u_next, v_next, p, dt});
        forcing.u = u_next, forcing.v = v_next, forcing.dt = dt;
        parallel_for(interior, forcing);
        std::swap(u, u_next);
        std::swap(v, v_next);
        time += dt;
    }
    // A lambda instead of a functor: kinetic energy, kept where u was.
    parallel_for(
        all, [=] __device__(int j, int i) { u_next(j, i) = 0.5 * (u(j, i) * u(j, i) + v(j, i) * v(j, i)); });

    std::vector<double> found_u, found_v, energy;
    deep_copy(found_u, u);
    deep_copy(found_v, v);
    deep_copy(energy, u_next);
    for (View2D<double> *view : {&u, &v, &u_next, &v_next}) view->release();

    const double host_time = on_host(rows, columns, steps, p, forcing, host_u, host_v);
    double total = 0, worst = fabs(time - host_time);
    for (size_t k = 0; k < found_u.size(); ++k) {
        total += energy[k] * p.dx * p.dy;
        worst = fmax(worst, fmax(fabs(found_u[k] - host_u[k]), fabs(found_v[k] - host_v[k])));
        worst = fmax(worst, fabs(energy[k] - (host_u[k] * host_u[k] + host_v[k] * host_v[k]) / 2));
    }
    printf("functors: %d x %d, %d steps to t = %.10g\n", rows, columns, steps, time);
    printf("kinetic energy %.10g\n", total);
    if (!(worst < 1e-9)) {
        fprintf(stderr, "functors: differs from the host by %g\n", worst);
        return 1;
    }
    printf("functors: ok\n");
    return 0;
}
