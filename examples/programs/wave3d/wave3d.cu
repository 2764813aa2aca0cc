// The wave equation in three dimensions, with a source in the middle and a receiver: fourth order in space,
// three time levels.
//
//     wave3d [n] [steps] [float|double]
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include "device_buffer.h"

struct Extent {
    int nx, ny, nz;
    __host__ __device__ size_t size() const { return size_t(nx) * ny * nz; }
    __host__ __device__ size_t at(int x, int y, int z) const { return (size_t(z) * ny + y) * nx + x; }
};

template <int RADIUS>
struct Stencil;

template <>
struct Stencil<1> {
    __host__ __device__ static constexpr double weight(int k) { return k == 0 ? -2.0 : 1.0; }
};

template <>
struct Stencil<2> {
    __host__ __device__ static constexpr double weight(int k) {
        return k == 0 ? -5.0 / 2 : k == 1 ? 4.0 / 3 : -1.0 / 12;
    }
};

// u_next = 2 u - u_old + courant2 * laplacian(u). Each thread walks along z.
template <typename T, int RADIUS, int BLOCK_X, int BLOCK_Y>
__global__ void __launch_bounds__(BLOCK_X *BLOCK_Y)
    wave_step(const T *__restrict__ u, const T *__restrict__ u_old, T *__restrict__ u_next,
              const T *__restrict__ courant2, Extent e) {
    const int x = blockIdx.x * BLOCK_X + threadIdx.x;
    const int y = blockIdx.y * BLOCK_Y + threadIdx.y;
    if (x < RADIUS || x >= e.nx - RADIUS || y < RADIUS || y >= e.ny - RADIUS) return;

    const size_t row = e.nx, plane = size_t(e.nx) * e.ny;
    for (int z = RADIUS; z < e.nz - RADIUS; ++z) {
        const size_t k = e.at(x, y, z);
        T laplacian = T(3 * Stencil<RADIUS>::weight(0)) * u[k];
#pragma unroll
        for (int r = 1; r <= RADIUS; ++r) {
            const T neighbours =
                u[k - r] + u[k + r] + u[k - r * row] + u[k + r * row] + u[k - r * plane] + u[k + r * plane];
            laplacian += T(Stencil<RADIUS>::weight(r)) * neighbours;
        }
        u_next[k] = 2 * u[k] - u_old[k] + courant2[k] * laplacian;
    }
}

template <typename T>
__global__ void inject(T *u, size_t where, T amplitude) {
    u[where] += amplitude;
}

template <typename T>
__global__ void record(const T *u, size_t where, T *seismogram, int step) {
    seismogram[step] = u[where];
}

// The second derivative of a Gaussian.
static double ricker(double t, double peak) {
    const double a = M_PI * peak * (t - 1.2 / peak);
    return (1 - 2 * a * a) * exp(-a * a);
}

template <typename T>
static std::vector<T> speeds(const Extent &e) {
    std::vector<T> courant2(e.size());
    for (int z = 0; z < e.nz; ++z)
        for (int y = 0; y < e.ny; ++y)
            for (int x = 0; x < e.nx; ++x) courant2[e.at(x, y, z)] = T(z < e.nz / 3 ? 0.09 : 0.16);
    return courant2;
}

template <typename T>
static void step_on_host(const Extent &e, const std::vector<T> &c2, std::vector<T> &u, std::vector<T> &old) {
    std::vector<T> next(e.size());
    for (int z = 2; z < e.nz - 2; ++z)
        for (int y = 2; y < e.ny - 2; ++y)
            for (int x = 2; x < e.nx - 2; ++x) {
                T sum = T(-7.5) * u[e.at(x, y, z)];
                for (int r : {-2, -1, 1, 2})
                    sum += (u[e.at(x + r, y, z)] + u[e.at(x, y + r, z)] + u[e.at(x, y, z + r)]) *
                           (r * r == 1 ? T(4) / 3 : T(-1) / 12);
                const size_t k = e.at(x, y, z);
                next[k] = 2 * u[k] - old[k] + c2[k] * sum;
            }
    old = std::move(u);
    u = std::move(next);
}

template <typename T>
static int simulate(const Extent &e, int steps, double tolerance) {
    constexpr int block_x = 32, block_y = 4, radius = 2;
    const dim3 block(block_x, block_y), grid((e.nx + block_x - 1) / block_x, (e.ny + block_y - 1) / block_y);
    const size_t source = e.at(e.nx / 2, e.ny / 2, e.nz / 2), receiver = e.at(e.nx / 4, e.ny / 3, e.nz / 4);
    const double dt = 0.1, peak = 0.6;

    const std::vector<T> courant2 = speeds<T>(e);
    DeviceBuffer<T> c2(courant2), u(e.size()), u_old(e.size()), u_next(e.size()), seismogram(steps);
    for (int n = 0; n < steps; ++n) {
        inject<T><<<1, 1>>>(u.data(), source, T(ricker(n * dt, peak)));
        wave_step<T, radius, block_x, block_y>
            <<<grid, block>>>(u.data(), u_old.data(), u_next.data(), c2.data(), e);
        std::swap(u_old, u);
        std::swap(u, u_next);
        record<T><<<1, 1>>>(u.data(), receiver, seismogram.data(), n);
    }
    throw_on_error(cudaGetLastError(), "launch");
    throw_on_error(cudaDeviceSynchronize(), "cudaDeviceSynchronize");

    std::vector<T> expected(e.size()), expected_old(e.size()), trace;
    for (int n = 0; n < steps; ++n) {
        expected[source] += T(ricker(n * dt, peak));
        step_on_host(e, courant2, expected, expected_old);
        trace.push_back(expected[receiver]);
    }

    const std::vector<T> field = u.download(), heard = seismogram.download();
    double energy = 0, error = 0, scale = 0;
    for (size_t k = 0; k < field.size(); ++k) {
        energy += double(field[k]) * field[k];
        scale = fmax(scale, fabs(double(expected[k])));
        error = fmax(error, fabs(double(field[k]) - expected[k]));
    }
    for (int n = 0; n < steps; ++n) error = fmax(error, fabs(double(heard[n]) - trace[n]));
    printf("wave3d<%s>: %d x %d x %d, %d steps\n", sizeof(T) == 4 ? "float" : "double", e.nx, e.ny, e.nz,
           steps);
    printf("sum of squares %.5g, at the receiver %.5g\n", energy, double(heard.back()));
    if (!(error <= tolerance * scale)) {
        fprintf(stderr, "wave3d: differs from the host by %g (greatest value %g)\n", error, scale);
        return 1;
    }
    printf("wave3d: ok\n");
    return 0;
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 37;
    const int steps = argc > 2 ? atoi(argv[2]) : 60;
    const bool in_double = argc > 3 && strcmp(argv[3], "double") == 0;
    const Extent extent = {n + 6, n, n - 4};
    if (n < 12 || steps < 1) {
        fprintf(stderr, "usage: %s [n] [steps] [float|double]\n", argv[0]);
        return 2;
    }
    try {
        return in_double ? simulate<double>(extent, steps, 1e-12) : simulate<float>(extent, steps, 1e-4);
    } catch (const std::exception &failure) {
        fprintf(stderr, "wave3d: %s\n", failure.what());
        return 2;
    }
}
