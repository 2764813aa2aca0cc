// A tide in a channel: an outer loop of slow steps (temperature and salt) with inner substeps for the fast
// waves, whose forcing is a function of the time t = n * dt + m * dt_fast. The device keeps the mean current
// of the substeps, which carries the tracer.
//
//     substeps [cells] [levels] [steps] [substeps]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(x)                                                      \
    if ((x) != cudaSuccess) {                                         \
        fprintf(stderr, "CUDA error at %s:%d\n", __FILE__, __LINE__); \
        exit(2);                                                      \
    }

struct Channel {
    int cells, levels;
    double dx, depth, gravity, drag;
};

// The surface and the depth-mean current, forward and backward in time. Faces 0 and `cells` are the channel's
// ends.
__global__ void fast_velocity(Channel c, const double *eta, double *u, double dt) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0 || i >= c.cells) return;
    u[i] += -dt * (c.gravity * (eta[i] - eta[i - 1]) / c.dx + c.drag * u[i] * fabs(u[i]));
}

__global__ void fast_surface(Channel c, double *eta, const double *u, double *u_mean, double t, double dt,
                             double weight) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > c.cells) return;
    u_mean[i] += weight * u[i];
    if (i == c.cells) return;
    if (i == 0)
        eta[0] = 0.5 * sin(1.4e-4 * 50 * t); // the tide, 50 times faster than the moon's
    else
        eta[i] -= dt * c.depth * (u[i + 1] - u[i]) / c.dx;
}

// The mean current, sheared in the vertical, carries the tracer; upwind differences and vertical mixing.
__global__ void slow_tracer(Channel c, const double *u_mean, const double *tracer, double *tracer_new,
                            double dt, double mixing) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int k = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= c.cells || k >= c.levels) return;
    double shear = 0.5 + double(k) / c.levels;
    double here = tracer[k * c.cells + i];
    double left = shear * u_mean[i], right = shear * u_mean[i + 1];
    double flux_left = i == 0 ? 0.0 : left * (left > 0 ? tracer[k * c.cells + i - 1] : here);
    double flux_right = i == c.cells - 1 ? 0.0 : right * (right > 0 ? here : tracer[k * c.cells + i + 1]);
    double below = k > 0 ? tracer[(k - 1) * c.cells + i] : here;
    double above = k < c.levels - 1 ? tracer[(k + 1) * c.cells + i] : here;
    tracer_new[k * c.cells + i] =
        here - dt * (flux_right - flux_left) / c.dx + mixing * (below - 2 * here + above);
}

struct HostChannel {
    Channel c;
    std::vector<double> eta, u, tracer;

    void run(int steps, int substeps, double dt, double mixing) {
        for (int n = 0; n < steps; ++n) {
            std::vector<double> mean(c.cells + 1), next(tracer.size());
            for (int m = 0; m < substeps; ++m) {
                const double h = dt / substeps, t = n * dt + m * h;
                for (int i = 1; i < c.cells; ++i)
                    u[i] -= h * (c.gravity / c.dx * (eta[i] - eta[i - 1]) + c.drag * fabs(u[i]) * u[i]);
                for (int i = 0; i <= c.cells; ++i) mean[i] += u[i] / substeps;
                eta[0] = 0.5 * sin(7e-3 * t);
                for (int i = 1; i < c.cells; ++i) eta[i] += h * c.depth / c.dx * (u[i] - u[i + 1]);
            }
            for (int k = 0; k < c.levels; ++k) {
                const double *q = &tracer[k * c.cells], shear = 0.5 + k / double(c.levels);
                std::vector<double> flux(c.cells + 1);
                for (int i = 1; i < c.cells; ++i) flux[i] = shear * mean[i] * (mean[i] > 0 ? q[i - 1] : q[i]);
                for (int i = 0; i < c.cells; ++i) {
                    const double below = k > 0 ? q[i - c.cells] : q[i],
                                 above = k < c.levels - 1 ? q[i + c.cells] : q[i];
                    next[k * c.cells + i] =
                        q[i] - dt / c.dx * (flux[i + 1] - flux[i]) + mixing * (below + above - 2 * q[i]);
                }
            }
            tracer = next;
        }
    }
};

static double *upload(const std::vector<double> &values) {
    double *p;
    CHECK(cudaMalloc(&p, values.size() * sizeof(double)));
    CHECK(cudaMemcpy(p, values.data(), values.size() * sizeof(double), cudaMemcpyHostToDevice));
    return p;
}

int main(int argc, char **argv) {
    int cells = argc > 1 ? atoi(argv[1]) : 150, levels = argc > 2 ? atoi(argv[2]) : 10;
    int steps = argc > 3 ? atoi(argv[3]) : 25, substeps = argc > 4 ? atoi(argv[4]) : 12;
    const Channel channel = {cells, levels, 500.0, 20.0, 9.81, 2e-3};
    const double dt = 200.0, mixing = 0.05;

    HostChannel host = {channel, std::vector<double>(cells), std::vector<double>(cells + 1),
                        std::vector<double>(size_t(cells) * levels)};
    for (int k = 0; k < levels; ++k)
        for (int i = 0; i < cells; ++i) host.tracer[k * cells + i] = 10 + k + (i < cells / 2 ? 5 : 0);
    double *d_eta = upload(host.eta), *d_u = upload(host.u), *d_u_mean = upload(host.u);
    double *d_tracer = upload(host.tracer), *d_tracer_new = upload(host.tracer);

    const int block = 64, blocks = (cells + 1 + block - 1) / block;
    const dim3 block2(32, 4), grid2((cells + 31) / 32, (levels + 3) / 4);
    const double dt_fast = dt / substeps;
    for (int n = 0; n < steps; ++n) {
        CHECK(cudaMemset(d_u_mean, 0, (cells + 1) * sizeof(double)));
        for (int m = 0; m < substeps; ++m) {
            const double t = n * dt + m * dt_fast;
            fast_velocity<<<blocks, block>>>(channel, d_eta, d_u, dt_fast);
            fast_surface<<<blocks, block>>>(channel, d_eta, d_u, d_u_mean, t, dt_fast, 1.0 / substeps);
        }
        slow_tracer<<<grid2, block2>>>(channel, d_u_mean, d_tracer, d_tracer_new, dt, mixing);
        double *t = d_tracer;
        d_tracer = d_tracer_new;
        d_tracer_new = t;
    }
    CHECK(cudaGetLastError());

    std::vector<double> eta(cells), tracer(host.tracer.size());
    CHECK(cudaMemcpy(eta.data(), d_eta, eta.size() * sizeof(double), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(tracer.data(), d_tracer, tracer.size() * sizeof(double), cudaMemcpyDeviceToHost));
    for (double *p : {d_eta, d_u, d_u_mean, d_tracer, d_tracer_new}) CHECK(cudaFree(p));

    host.run(steps, substeps, dt, mixing);
    double highest = 0, content = 0, worst = 0;
    for (int i = 0; i < cells; ++i) {
        highest = fmax(highest, eta[i]);
        worst = fmax(worst, fabs(eta[i] - host.eta[i]));
    }
    for (size_t k = 0; k < tracer.size(); ++k) {
        content += tracer[k];
        worst = fmax(worst, fabs(tracer[k] - host.tracer[k]));
    }
    printf("substeps: %d cells, %d levels, %d steps of %d substeps\n", cells, levels, steps, substeps);
    printf("highest surface %.9g, tracer content %.10g\n", highest, content);
    if (!(worst < 1e-9)) {
        printf("wrong by %g\n", worst);
        return 1;
    }
    printf("ok\n");
    return 0;
}
