// The price of an option by random walks: each thread has a generator of its own, whose state stays in an
// array of structures between launches.
//
//     monte_carlo [paths] [steps of a path] [rounds]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define GPU(call)                                                                          \
    do {                                                                                   \
        cudaError_t code = (call);                                                         \
        if (code != cudaSuccess) {                                                         \
            fprintf(stderr, "%s (%s:%d)\n", cudaGetErrorString(code), __FILE__, __LINE__); \
            exit(2);                                                                       \
        }                                                                                  \
    } while (0)

// xorshift64* by Marsaglia and Vigna.
struct Generator {
    uint64_t state;
    float spare;
    bool has_spare;

    __host__ __device__ void seed(uint64_t number) {
        state = (number + 1) * 0x9E3779B97F4A7C15ull;
        has_spare = false;
        spare = 0.0f;
        for (int k = 0; k < 4; ++k) next();
    }
    __host__ __device__ uint32_t next() {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return uint32_t((state * 0x2545F4914F6CDD1Dull) >> 32);
    }
    __host__ __device__ float uniform() { return ((next() >> 8) + 0.5f) * (1.0f / 16777216.0f); }
    // Box and Muller; the second number is kept for the next call.
    __host__ __device__ float normal() {
        if (has_spare) {
            has_spare = false;
            return spare;
        }
        const float radius = sqrtf(-2.0f * logf(uniform())), angle = 6.283185307f * uniform();
        spare = radius * sinf(angle);
        has_spare = true;
        return radius * cosf(angle);
    }
};

struct Option {
    float spot, strike, rate, volatility, maturity;
};

__global__ void seed_generators(Generator *generators, int paths) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < paths) generators[i].seed(i);
}

// The payoff of an Asian call: it depends on the mean price along the path.
__global__ void walk(Generator *generators, Option option, int paths, int steps, float *payoff) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= paths) return;
    Generator g = generators[i];
    const float dt = option.maturity / steps,
                drift = (option.rate - 0.5f * option.volatility * option.volatility) * dt;
    const float spread = option.volatility * sqrtf(dt);
    float price = option.spot, sum = 0.0f;
    for (int s = 0; s < steps; ++s) {
        price *= expf(drift + spread * g.normal());
        sum += price;
    }
    payoff[i] += fmaxf(sum / steps - option.strike, 0.0f);
    generators[i] = g;
}

int main(int argc, char **argv) {
    const int paths = argc > 1 ? atoi(argv[1]) : 3001, steps = argc > 2 ? atoi(argv[2]) : 13,
              rounds = argc > 3 ? atoi(argv[3]) : 4, block = 128;
    const Option option = {100.0f, 105.0f, 0.03f, 0.25f, 1.0f};

    Generator *d_generators;
    float *d_payoff;
    GPU(cudaMalloc(&d_generators, paths * sizeof(Generator)));
    GPU(cudaMalloc(&d_payoff, paths * sizeof(float)));
    GPU(cudaMemset(d_payoff, 0, paths * sizeof(float)));
    seed_generators<<<(paths + block - 1) / block, block>>>(d_generators, paths);
    for (int r = 0; r < rounds; ++r)
        walk<<<(paths + block - 1) / block, block>>>(d_generators, option, paths, steps, d_payoff);
    GPU(cudaGetLastError());

    std::vector<float> payoff(paths);
    std::vector<Generator> generators(paths);
    GPU(cudaMemcpy(payoff.data(), d_payoff, paths * sizeof(float), cudaMemcpyDeviceToHost));
    GPU(cudaMemcpy(generators.data(), d_generators, paths * sizeof(Generator), cudaMemcpyDeviceToHost));
    GPU(cudaFree(d_generators));
    GPU(cudaFree(d_payoff));

    // The same numbers in double precision: states agree exactly, payoffs to rounding.
    double price = 0, worst = 0;
    int wrong_states = 0;
    for (int i = 0; i < paths; ++i) {
        Generator g;
        g.seed(i);
        double expected = 0, cosine = 0, sine = 0;
        bool kept = false;
        for (int r = 0; r < rounds; ++r) {
            double level = option.spot, mean = 0;
            const double dt = double(option.maturity) / steps;
            for (int s = 0; s < steps; ++s, kept = !kept) {
                if (!kept) {
                    const double radius = sqrt(-2 * log(double(g.uniform()))), angle = 2 * M_PI * g.uniform();
                    cosine = radius * cos(angle), sine = radius * sin(angle);
                }
                const double variance = double(option.volatility) * option.volatility;
                level *=
                    exp((option.rate - variance / 2) * dt + sqrt(variance * dt) * (kept ? sine : cosine));
                mean += level / steps;
            }
            expected += mean > option.strike ? mean - option.strike : 0;
        }
        wrong_states += g.state != generators[i].state;
        worst = fmax(worst, fabs(payoff[i] - expected));
        price += payoff[i] * exp(-option.rate * option.maturity) / paths / rounds;
    }
    printf("%d paths of %d steps, %d rounds: price %.5g\n", paths, steps, rounds, price);
    if (wrong_states > 0 || !(worst < 0.02)) {
        printf("wrong: %d states; payoffs differ by %g\n", wrong_states, worst);
        return 1;
    }
    return 0;
}
