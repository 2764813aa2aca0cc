// A small neural network is trained by gradient descent: products of matrices by cuBLAS, activations and updates by kernels.
//
//     blas_network [samples] [hidden units] [steps]
//
// nvcc: -lcublas
#include <cublas_v2.h>
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

static void check(int status, const char *call, int line) {
    if (status == 0) return;
    fprintf(stderr, "blas_network.cu:%d: %s: status %d\n", line, call, status);
    exit(2);
}
#define CHECK(call) check(int(call), #call, __LINE__)

constexpr int INPUTS = 3, OUTPUTS = 2;

__global__ void activate(int rows, int columns, const float *bias, const float *sums, float *out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y;
    if (i < rows) out[i + j * rows] = tanhf(sums[i + j * rows] + bias[i]);
}

__global__ void difference(int n, float scale, const float *out, const float *target, float *error) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < n) error[k] = scale * (out[k] - target[k]);
}

__global__ void through_activation(int n, const float *active, float *error) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < n) error[k] *= 1.0f - active[k] * active[k];
}

static unsigned state = 12345;
static float uniform() {
    state = state * 1664525u + 1013904223u;
    return (state >> 8) * (1.0f / 16777216.0f) - 0.5f;
}

static float *to_device(const std::vector<float> &values) {
    float *p;
    CHECK(cudaMalloc(&p, values.size() * sizeof(float)));
    CHECK(cudaMemcpy(p, values.data(), values.size() * sizeof(float), cudaMemcpyHostToDevice));
    return p;
}

// The same network on the host, in double precision.
struct Host {
    int samples, hidden;
    std::vector<double> x, target, w1, b1, w2, z, out;

    double step(double rate) {
        std::vector<double> g1(w1.size()), gb(hidden), g2(w2.size());
        double loss = 0;
        for (int s = 0; s < samples; ++s) {
            std::vector<double> active(hidden), error(OUTPUTS);
            for (int h = 0; h < hidden; ++h) {
                double sum = b1[h];
                for (int i = 0; i < INPUTS; ++i) sum += w1[h + i * hidden] * x[i + s * INPUTS];
                active[h] = tanh(sum);
            }
            for (int o = 0; o < OUTPUTS; ++o) {
                double sum = 0;
                for (int h = 0; h < hidden; ++h) sum += w2[o + h * OUTPUTS] * active[h];
                error[o] = (sum - target[o + s * OUTPUTS]) / samples;
                loss += error[o] * error[o] * samples / 2;
            }
            for (int h = 0; h < hidden; ++h) {
                double back = 0;
                for (int o = 0; o < OUTPUTS; ++o) {
                    back += w2[o + h * OUTPUTS] * error[o];
                    g2[o + h * OUTPUTS] += error[o] * active[h];
                }
                back *= 1 - active[h] * active[h];
                gb[h] += back;
                for (int i = 0; i < INPUTS; ++i) g1[h + i * hidden] += back * x[i + s * INPUTS];
            }
        }
        for (size_t k = 0; k < w1.size(); ++k) w1[k] -= rate * g1[k];
        for (int h = 0; h < hidden; ++h) b1[h] -= rate * gb[h];
        for (size_t k = 0; k < w2.size(); ++k) w2[k] -= rate * g2[k];
        return loss;
    }
};

int main(int argc, char **argv) {
    const int samples = argc > 1 ? atoi(argv[1]) : 75, hidden = argc > 2 ? atoi(argv[2]) : 21, steps = argc > 3 ? atoi(argv[3]) : 40;
    const float rate = 0.4f;
    std::vector<float> x(INPUTS * samples), target(OUTPUTS * samples), w1(hidden * INPUTS), b1(hidden), w2(OUTPUTS * hidden), ones(samples, 1.0f);
    for (float &v : x) v = 2 * uniform();
    for (int s = 0; s < samples; ++s) {
        target[s * OUTPUTS] = sinf(2 * x[s * INPUTS]) * x[s * INPUTS + 1];
        target[s * OUTPUTS + 1] = x[s * INPUTS + 2] * x[s * INPUTS + 2] - x[s * INPUTS];
    }
    for (float &v : w1) v = 2 * uniform();
    for (float &v : w2) v = uniform();

    float *d_x = to_device(x), *d_target = to_device(target), *d_w1 = to_device(w1), *d_b1 = to_device(b1), *d_w2 = to_device(w2),
          *d_ones = to_device(ones);
    float *d_sums = to_device(std::vector<float>(hidden * samples)), *d_active = to_device(std::vector<float>(hidden * samples)),
          *d_out = to_device(std::vector<float>(OUTPUTS * samples)), *d_error = to_device(std::vector<float>(OUTPUTS * samples)),
          *d_back = to_device(std::vector<float>(hidden * samples));
    cublasHandle_t blas;
    CHECK(cublasCreate(&blas));
    const float one = 1.0f, zero = 0.0f, down = -rate;
    const int threads = 64, all = OUTPUTS * samples, wide = hidden * samples;
    const dim3 grid((hidden + threads - 1) / threads, samples);
    for (int step = 0; step < steps; ++step) {
        CHECK(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, hidden, samples, INPUTS, &one, d_w1, hidden, d_x, INPUTS, &zero, d_sums, hidden));
        activate<<<grid, threads>>>(hidden, samples, d_b1, d_sums, d_active);
        CHECK(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_N, OUTPUTS, samples, hidden, &one, d_w2, OUTPUTS, d_active, hidden, &zero, d_out, OUTPUTS));
        difference<<<(all + threads - 1) / threads, threads>>>(all, 1.0f / samples, d_out, d_target, d_error);
        CHECK(cublasSgemm(blas, CUBLAS_OP_T, CUBLAS_OP_N, hidden, samples, OUTPUTS, &one, d_w2, OUTPUTS, d_error, OUTPUTS, &zero, d_back, hidden));
        through_activation<<<(wide + threads - 1) / threads, threads>>>(wide, d_active, d_back);
        CHECK(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_T, OUTPUTS, hidden, samples, &down, d_error, OUTPUTS, d_active, hidden, &one, d_w2, OUTPUTS));
        CHECK(cublasSgemm(blas, CUBLAS_OP_N, CUBLAS_OP_T, hidden, INPUTS, samples, &down, d_back, hidden, d_x, INPUTS, &one, d_w1, hidden));
        CHECK(cublasSgemv(blas, CUBLAS_OP_N, hidden, samples, &down, d_back, hidden, d_ones, 1, &one, d_b1, 1));
    }
    CHECK(cudaGetLastError());
    std::vector<float> trained(w1.size()), second(w2.size());
    CHECK(cudaMemcpy(trained.data(), d_w1, trained.size() * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(second.data(), d_w2, second.size() * sizeof(float), cudaMemcpyDeviceToHost));
    CHECK(cublasDestroy(blas));
    for (float *p : {d_x, d_target, d_w1, d_b1, d_w2, d_ones, d_sums, d_active, d_out, d_error, d_back}) CHECK(cudaFree(p));

    const auto wide_copy = [](const std::vector<float> &v) { return std::vector<double>(v.begin(), v.end()); };
    Host host = {samples, hidden, wide_copy(x), wide_copy(target), wide_copy(w1), wide_copy(b1), wide_copy(w2), {}, {}};
    double before = 0, after = 0, worst = 0;
    for (int step = 0; step < steps; ++step) {
        after = host.step(rate);
        if (step == 0) before = after;
    }
    for (size_t k = 0; k < trained.size(); ++k) worst = fmax(worst, fabs(trained[k] - host.w1[k]));
    for (size_t k = 0; k < second.size(); ++k) worst = fmax(worst, fabs(second[k] - host.w2[k]));
    printf("%d samples, %d hidden units: the loss falls from %.4f to %.4f in %d steps\n", samples, hidden, before, after, steps);
    if (!(worst < 2e-4 && after < before)) {
        printf("weights differ from those of the host by %g\n", worst);
        return 1;
    }
    return 0;
}
