// Maxwell's equations in two dimensions (Yee's scheme). The launches of one period are captured from a stream
// into a CUDA graph, which is launched for each period; the time is a counter on the device, because the
// graph's arguments do not change.
//
//     graph [nx] [ny] [periods]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                              \
    do {                                                                                         \
        const cudaError_t error_ = (call);                                                       \
        if (error_ != cudaSuccess) {                                                             \
            std::fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_)); \
            std::exit(2);                                                                        \
        }                                                                                        \
    } while (0)

struct Fields {
    float *ez, *hx, *hy;
    const float *permittivity;
    int nx, ny;
};

__global__ void update_h(Fields f, float courant) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    const int k = y * f.nx + x;
    if (x < f.nx && y < f.ny - 1) f.hx[k] -= courant * (f.ez[k + f.nx] - f.ez[k]);
    if (x < f.nx - 1 && y < f.ny) f.hy[k] += courant * (f.ez[k + 1] - f.ez[k]);
}

__global__ void update_e(Fields f, float courant) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x == 0 || y == 0 || x >= f.nx - 1 || y >= f.ny - 1) return;
    const int k = y * f.nx + x;
    f.ez[k] += courant / f.permittivity[k] * (f.hy[k] - f.hy[k - 1] - f.hx[k] + f.hx[k - f.nx]);
}

__global__ void source(Fields f, int *step, float frequency) {
    const float t = float(*step);
    f.ez[(f.ny / 2) * f.nx + f.nx / 4] += sinf(frequency * t) * (1.0f - expf(-0.02f * t));
    *step += 1;
}

static void on_host(int nx, int ny, int steps, const std::vector<float> &permittivity, float courant,
                    float frequency, std::vector<double> &ez) {
    std::vector<double> hx(ez.size()), hy(ez.size());
    for (int n = 0; n < steps; ++n) {
        for (int y = 0; y < ny; ++y)
            for (int x = 0; x < nx; ++x) {
                if (y + 1 < ny) hx[y * nx + x] -= courant * (ez[(y + 1) * nx + x] - ez[y * nx + x]);
                if (x + 1 < nx) hy[y * nx + x] += courant * (ez[y * nx + x + 1] - ez[y * nx + x]);
            }
        for (int y = 1; y < ny - 1; ++y)
            for (int x = 1; x < nx - 1; ++x)
                ez[y * nx + x] +=
                    courant / permittivity[y * nx + x] *
                    ((hy[y * nx + x] - hy[y * nx + x - 1]) - (hx[y * nx + x] - hx[(y - 1) * nx + x]));
        ez[(ny / 2) * nx + nx / 4] += sin(double(frequency) * n) * (1 - exp(-0.02 * n));
    }
}

int main(int argc, char **argv) {
    const int nx = argc > 1 ? std::atoi(argv[1]) : 90, ny = argc > 2 ? std::atoi(argv[2]) : 70,
              periods = argc > 3 ? std::atoi(argv[3]) : 8;
    const int steps_per_period = 15;
    const float courant = 0.5f, frequency = 0.3f;
    const size_t cells = size_t(nx) * ny, bytes = cells * sizeof(float);

    std::vector<float> permittivity(cells, 1.0f);
    for (int y = 0; y < ny; ++y)
        for (int x = nx / 2; x < nx * 2 / 3; ++x) permittivity[y * nx + x] = 2.25f; // a slab of glass

    Fields fields = {};
    fields.nx = nx, fields.ny = ny;
    float *d_permittivity;
    int *d_step;
    for (float **field : {&fields.ez, &fields.hx, &fields.hy, &d_permittivity}) {
        CHECK(cudaMalloc(field, bytes));
        CHECK(cudaMemset(*field, 0, bytes));
    }
    fields.permittivity = d_permittivity;
    CHECK(cudaMemcpy(d_permittivity, permittivity.data(), bytes, cudaMemcpyHostToDevice));
    CHECK(cudaMalloc(&d_step, sizeof(int)));
    CHECK(cudaMemset(d_step, 0, sizeof(int)));

    cudaStream_t stream;
    CHECK(cudaStreamCreate(&stream));
    const dim3 block(16, 16), grid((nx + 15) / 16, (ny + 15) / 16);
    cudaGraph_t graph;
    cudaGraphExec_t period;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeGlobal));
    for (int n = 0; n < steps_per_period; ++n) {
        update_h<<<grid, block, 0, stream>>>(fields, courant);
        update_e<<<grid, block, 0, stream>>>(fields, courant);
        source<<<1, 1, 0, stream>>>(fields, d_step, frequency);
    }
    CHECK(cudaStreamEndCapture(stream, &graph));
    CHECK(cudaGraphInstantiate(&period, graph, 0));
    for (int p = 0; p < periods; ++p) CHECK(cudaGraphLaunch(period, stream));
    CHECK(cudaStreamSynchronize(stream));

    std::vector<float> ez(cells);
    int steps = 0;
    CHECK(cudaMemcpy(ez.data(), fields.ez, bytes, cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&steps, d_step, sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaGraphExecDestroy(period));
    CHECK(cudaGraphDestroy(graph));
    CHECK(cudaStreamDestroy(stream));
    for (float *field : {fields.ez, fields.hx, fields.hy, d_permittivity}) CHECK(cudaFree(field));
    CHECK(cudaFree(d_step));

    std::vector<double> expected(cells);
    on_host(nx, ny, periods * steps_per_period, permittivity, courant, frequency, expected);
    double energy = 0, worst = 0;
    for (size_t k = 0; k < cells; ++k) {
        energy += double(ez[k]) * ez[k];
        worst = std::fmax(worst, std::fabs(ez[k] - expected[k]));
    }
    std::printf("graph: %d x %d, %d steps: sum of squares %.5g\n", nx, ny, steps, energy);
    if (steps != periods * steps_per_period || !(worst < 1e-3)) {
        std::printf("differs from the host by %g\n", worst);
        return 1;
    }
    return 0;
}
