// The price of a basket option by Monte Carlo: normal numbers by cuRAND, correlated by cuBLAS, payoffs by a kernel.
//
//     random_option [paths] [rounds]
//
// nvcc: -lcublas -lcurand
#include <cublas_v2.h>
#include <cuda_runtime.h>
#include <curand.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(int status, int line) {
    if (status == 0) return;
    fprintf(stderr, "random_option.cu:%d: status %d\n", line, status);
    exit(2);
}
#define CHECK(call) check(int(call), __LINE__)

constexpr int ASSETS = 3;

// The geometric mean of the assets at maturity, whose option has a formula.
__global__ void payoffs(int paths, double drift, double spot, double strike, const double *shocks, double *payoff) {
    const int path = blockIdx.x * blockDim.x + threadIdx.x;
    if (path >= paths) return;
    double sum = 0.0;
    for (int a = 0; a < ASSETS; ++a) sum += shocks[a + path * ASSETS];
    const double mean = spot * exp(drift + sum / ASSETS);
    payoff[path] = fmax(mean - strike, 0.0);
}

static double normal_cdf(double x) { return 0.5 * erfc(-x / sqrt(2.0)); }

int main(int argc, char **argv) {
    const int paths = argc > 1 ? atoi(argv[1]) : 20002, rounds = argc > 2 ? atoi(argv[2]) : 4;
    const double spot = 100, strike = 103, volatility = 0.25, interest = 0.02, years = 1.5, correlation = 0.4;
    // The lower Cholesky factor of the covariance of the shocks.
    double factor[ASSETS * ASSETS] = {};
    const double variance = volatility * volatility * years;
    for (int j = 0; j < ASSETS; ++j)
        for (int i = j; i < ASSETS; ++i) {
            double rest = variance * (i == j ? 1.0 : correlation);
            for (int k = 0; k < j; ++k) rest -= factor[i + k * ASSETS] * factor[j + k * ASSETS];
            factor[i + j * ASSETS] = i == j ? sqrt(rest) : rest / factor[j + j * ASSETS];
        }
    double *d_normals, *d_shocks, *d_factor, *d_payoff;
    CHECK(cudaMalloc(&d_normals, sizeof(double) * ASSETS * paths));
    CHECK(cudaMalloc(&d_shocks, sizeof(double) * ASSETS * paths));
    CHECK(cudaMalloc(&d_factor, sizeof factor));
    CHECK(cudaMalloc(&d_payoff, sizeof(double) * paths));
    CHECK(cudaMemcpy(d_factor, factor, sizeof factor, cudaMemcpyHostToDevice));
    curandGenerator_t generator;
    cublasHandle_t blas;
    CHECK(curandCreateGenerator(&generator, CURAND_RNG_PSEUDO_PHILOX4_32_10));
    CHECK(curandSetPseudoRandomGeneratorSeed(generator, 1234ULL));
    CHECK(cublasCreate(&blas));
    const double one = 1.0, zero = 0.0, drift = (interest - volatility * volatility / 2) * years;
    double total = 0, squares = 0;
    std::vector<double> normals(ASSETS * paths), payoff(paths);
    double worst = 0;
    for (int round = 0; round < rounds; ++round) {
        CHECK(curandGenerateNormalDouble(generator, d_normals, size_t(ASSETS) * paths, 0.0, 1.0));
        CHECK(cublasDgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, ASSETS, paths, ASSETS, &one, d_factor, ASSETS, d_normals, ASSETS, &zero, d_shocks, ASSETS));
        payoffs<<<(paths + 127) / 128, 128>>>(paths, drift, spot, strike, d_shocks, d_payoff);
        double sum, square;
        CHECK(cublasDasum(blas, paths, d_payoff, 1, &sum));
        CHECK(cublasDdot(blas, paths, d_payoff, 1, d_payoff, 1, &square));
        total += sum;
        squares += square;
        // The same payoffs from the same numbers on the host.
        CHECK(cudaMemcpy(normals.data(), d_normals, normals.size() * sizeof(double), cudaMemcpyDeviceToHost));
        CHECK(cudaMemcpy(payoff.data(), d_payoff, payoff.size() * sizeof(double), cudaMemcpyDeviceToHost));
        for (int path = 0; path < paths; ++path) {
            double shocks = 0;
            for (int i = 0; i < ASSETS; ++i)
                for (int j = 0; j <= i; ++j) shocks += factor[i + j * ASSETS] * normals[j + path * ASSETS];
            worst = fmax(worst, fabs(fmax(spot * exp(drift + shocks / ASSETS) - strike, 0.0) - payoff[path]));
        }
    }
    CHECK(curandDestroyGenerator(generator));
    CHECK(cublasDestroy(blas));
    for (double *p : {d_normals, d_shocks, d_factor, d_payoff}) CHECK(cudaFree(p));

    const double count = double(paths) * rounds, discount = exp(-interest * years), price = discount * total / count;
    const double error = discount * sqrt((squares / count - (total / count) * (total / count)) / count);
    const double deviation = sqrt(variance * (1 + (ASSETS - 1) * correlation) / ASSETS);
    const double d = (log(spot / strike) + drift) / deviation;
    const double expected = discount * (spot * exp(drift + deviation * deviation / 2) * normal_cdf(d + deviation) - strike * normal_cdf(d));
    printf("price %.6f from %.0f paths, %.6f by the formula\n", price, count, expected);
    if (!(fabs(price - expected) < 4 * error && worst < 1e-9)) {
        printf("standard error %g, payoffs differ by %g\n", error, worst);
        return 1;
    }
    return 0;
}
