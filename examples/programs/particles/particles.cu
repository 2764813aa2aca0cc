// Particles in cells: charges are added to a periodic grid by atomics, a potential is relaxed, and the field
// moves the particles. Parameters and counters are device symbols.
//
//     particles [cells] [particles per cell] [steps]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define GPU_CHECK(expr) gpu_check(expr, #expr, __LINE__)
static void gpu_check(cudaError_t e, const char *expr, int line) {
    if (e != cudaSuccess) {
        fprintf(stderr, "line %d: %s failed: %s\n", line, expr, cudaGetErrorString(e));
        exit(2);
    }
}

struct Config {
    int cells, particles;
    float dt, weight;
};

struct Particle {
    float x, v;
};

__constant__ Config config;
__device__ unsigned long long crossings; // particles that left through either end
__device__ double kinetic_energy;
__device__ float field_history[1024]; // the greatest field of each step, as far as there is room

__global__ void clear_density(float *rho) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < config.cells) rho[i] = 1.0f;
    if (i == 0) kinetic_energy = 0.0;
}

__global__ void deposit(const Particle *p, float *rho) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= config.particles) return;
    const int cell = (int)floorf(p[k].x);
    const float right = p[k].x - cell;
    atomicAdd(&rho[cell], -config.weight * (1.0f - right));
    atomicAdd(&rho[cell + 1 == config.cells ? 0 : cell + 1], -config.weight * right);
}

// The field of a periodic line of charges by prefix sums in one block: e(i + 1/2) = e(i - 1/2) + rho(i), with
// mean zero.
__global__ void solve_field(const float *rho, float *e, int step) {
    extern __shared__ float sums[];
    __shared__ float mean, strongest;
    const int n = config.cells;
    for (int i = threadIdx.x; i < n; i += blockDim.x) sums[i] = rho[i];
    __syncthreads();
    if (threadIdx.x == 0) {
        float total = 0.0f, of_sums = 0.0f;
        for (int i = 0; i < n; ++i) {
            total += sums[i];
            sums[i] = total;
            of_sums += total;
        }
        mean = of_sums / n;
        strongest = 0.0f;
        for (int i = 0; i < n; ++i) strongest = fmaxf(strongest, fabsf(sums[i] - mean));
        field_history[step % 1024] = strongest;
    }
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) e[i] = sums[i] - mean;
}

__global__ void push(Particle *p, const float *e) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    double energy = 0.0;
    if (k < config.particles) {
        Particle q = p[k];
        q.v -= config.dt * e[(int)floorf(q.x)];
        q.x += config.dt * q.v;
        if (q.x < 0.0f || q.x >= config.cells) {
            q.x += q.x < 0.0f ? config.cells : -config.cells;
            // Rounding may put a particle on the end itself.
            if (q.x >= config.cells) q.x = 0.0f;
            atomicAdd(&crossings, 1ULL);
        }
        p[k] = q;
        energy = 0.5 * q.v * q.v * config.weight;
    }
    for (int offset = 16; offset > 0; offset /= 2) energy += __shfl_down_sync(0xffffffffu, energy, offset);
    if (threadIdx.x % 32 == 0) atomicAdd(&kinetic_energy, energy);
}

struct HostResult {
    std::vector<double> x;
    double energy;
    long long crossings;
};

// The same on the host, in double precision.
static HostResult on_host(const Config &c, const std::vector<Particle> &start, int steps) {
    std::vector<double> x, v, rho(c.cells), e(c.cells);
    for (const Particle &p : start) x.push_back(p.x), v.push_back(p.v);
    HostResult result = {{}, 0, 0};
    for (int n = 0; n < steps; ++n) {
        rho.assign(c.cells, 1.0);
        for (double position : x) {
            const int cell = (int)position;
            rho[cell] -= c.weight * (1 - (position - cell));
            rho[(cell + 1) % c.cells] -= c.weight * (position - cell);
        }
        double total = 0, mean = 0;
        for (int i = 0; i < c.cells; ++i) e[i] = total += rho[i], mean += total / c.cells;
        result.energy = 0;
        for (size_t k = 0; k < x.size(); ++k) {
            v[k] -= c.dt * (e[(int)x[k]] - mean);
            x[k] += c.dt * v[k];
            if (x[k] < 0 || x[k] >= c.cells) {
                ++result.crossings;
                x[k] += x[k] < 0 ? c.cells : -c.cells;
            }
            result.energy += 0.5 * v[k] * v[k] * c.weight;
        }
    }
    result.x = x;
    return result;
}

int main(int argc, char **argv) {
    const int cells = argc > 1 ? atoi(argv[1]) : 90, per_cell = argc > 2 ? atoi(argv[2]) : 11,
              steps = argc > 3 ? atoi(argv[3]) : 50;
    const Config host_config = {cells, cells * per_cell, 0.1f, 1.0f / per_cell};
    GPU_CHECK(cudaMemcpyToSymbol(config, &host_config, sizeof(Config)));
    const unsigned long long zero = 0;
    GPU_CHECK(cudaMemcpyToSymbol(crossings, &zero, sizeof(zero)));

    // Two beams against each other, slightly disturbed.
    const int count = host_config.particles;
    std::vector<Particle> particles(count);
    for (int k = 0; k < count; ++k) {
        const float x = (k + 0.5f) * cells / count;
        particles[k] = {x, (k % 2 ? 1.0f : -1.0f) * (1.5f + 0.1f * sinf(6.2831853f * x / cells))};
    }

    Particle *d_particles;
    float *d_rho, *d_e;
    GPU_CHECK(cudaMalloc(&d_particles, count * sizeof(Particle)));
    GPU_CHECK(cudaMalloc(&d_rho, cells * sizeof(float)));
    GPU_CHECK(cudaMalloc(&d_e, cells * sizeof(float)));
    GPU_CHECK(cudaMemcpy(d_particles, particles.data(), count * sizeof(Particle), cudaMemcpyHostToDevice));

    const int threads = 128, cell_blocks = (cells + threads - 1) / threads,
              particle_blocks = (count + threads - 1) / threads;
    for (int n = 0; n < steps; ++n) {
        clear_density<<<cell_blocks, threads>>>(d_rho);
        deposit<<<particle_blocks, threads>>>(d_particles, d_rho);
        solve_field<<<1, 64, cells * sizeof(float)>>>(d_rho, d_e, n);
        push<<<particle_blocks, threads>>>(d_particles, d_e);
    }
    GPU_CHECK(cudaGetLastError());
    GPU_CHECK(cudaDeviceSynchronize());

    double energy;
    unsigned long long crossed;
    float history[2];
    GPU_CHECK(cudaMemcpyFromSymbol(&energy, kinetic_energy, sizeof(energy)));
    GPU_CHECK(cudaMemcpyFromSymbol(&crossed, crossings, sizeof(crossed)));
    GPU_CHECK(cudaMemcpyFromSymbol(history, field_history, sizeof(float)));
    GPU_CHECK(
        cudaMemcpyFromSymbol(history + 1, field_history, sizeof(float), (steps - 1) % 1024 * sizeof(float)));
    std::vector<Particle> moved(count);
    GPU_CHECK(cudaMemcpy(moved.data(), d_particles, count * sizeof(Particle), cudaMemcpyDeviceToHost));
    GPU_CHECK(cudaFree(d_particles));
    GPU_CHECK(cudaFree(d_rho));
    GPU_CHECK(cudaFree(d_e));

    // Atomics add in any order, so only leading digits are shown.
    printf("particles: %d in %d cells, %d steps\n", count, cells, steps);
    printf("kinetic energy %.4g, crossings %llu\n", energy, crossed);
    const HostResult expected = on_host(host_config, particles, steps);
    // The field jumps from cell to cell, so a particle that is near an edge may feel another one.
    double worst = 0;
    for (int k = 0; k < count; ++k) {
        const double apart = fabs(moved[k].x - expected.x[k]);
        worst = fmax(worst, fmin(apart, cells - apart));
    }
    const bool correct = worst < 0.05 && fabs(energy - expected.energy) < 1e-3 * expected.energy &&
                         llabs((long long)crossed - expected.crossings) <= 1 + expected.crossings / 50;
    if (!correct || !(history[0] >= 0) || !(history[1] >= 0)) {
        fprintf(stderr,
                "particles: energy %.9g and %lld crossings on the host, %.9g and %llu on the device; "
                "positions differ by %g\n",
                expected.energy, expected.crossings, energy, crossed, worst);
        return 1;
    }
    printf("particles: ok\n");
    return 0;
}
