// Flow round a cylinder by a lattice-Boltzmann method with nine velocities. The kernel is launched through
// cudaLaunchKernel with a block size that the runtime suggests; a monitor writes to mapped memory of the
// host; the device reports a bad density by printf.
//
//     lattice_boltzmann [nx] [ny] [steps]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define HANDLE_ERROR(err) (HandleError(err, __FILE__, __LINE__))
static void HandleError(cudaError_t err, const char *file, int line) {
    if (err != cudaSuccess) {
        printf("%s in %s at line %d\n", cudaGetErrorString(err), file, line);
        exit(EXIT_FAILURE);
    }
}

#define Q 9
__constant__ int c_ex[Q], c_ey[Q], c_opposite[Q];
__constant__ float c_weight[Q];
static const int ex[Q] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, ey[Q] = {0, 0, 1, 0, -1, 1, 1, -1, -1},
                 opposite[Q] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
static const float weight[Q] = {4 / 9.f,  1 / 9.f,  1 / 9.f,  1 / 9.f, 1 / 9.f,
                                1 / 36.f, 1 / 36.f, 1 / 36.f, 1 / 36.f};

// Pulls from the neighbours, reflects at solid cells, relaxes. The populations lie one after the other:
// f[q][y][x].
template <bool CHECK_DENSITY>
__global__ void collide_and_stream(const float *__restrict__ f, float *__restrict__ f_new,
                                   const unsigned char *__restrict__ solid, int nx, int ny, float omega,
                                   float force) {
    const int cell = blockIdx.x * blockDim.x + threadIdx.x, cells = nx * ny;
    if (cell >= cells) return;
    const int x = cell % nx, y = cell / nx;
    if (solid[cell]) {
        for (int q = 0; q < Q; ++q) f_new[q * cells + cell] = c_weight[q];
        return;
    }
    float in[Q], rho = 0.0f, ux = 0.0f, uy = 0.0f;
#pragma unroll
    for (int q = 0; q < Q; ++q) {
        const int from_x = (x - c_ex[q] + nx) % nx, from_y = (y - c_ey[q] + ny) % ny,
                  from = from_y * nx + from_x;
        in[q] = solid[from] ? f[c_opposite[q] * cells + cell] : f[q * cells + from];
        rho += in[q];
        ux += c_ex[q] * in[q];
        uy += c_ey[q] * in[q];
    }
    if (CHECK_DENSITY && !(rho > 0.5f && rho < 2.0f)) printf("density %g in cell (%d, %d)\n", rho, x, y);
    ux = ux / rho + force;
    uy = uy / rho;
    const float square = 1.5f * (ux * ux + uy * uy);
#pragma unroll
    for (int q = 0; q < Q; ++q) {
        const float along = 3.0f * (c_ex[q] * ux + c_ey[q] * uy);
        const float equilibrium = c_weight[q] * rho * (1.0f + along + 0.5f * along * along - square);
        f_new[q * cells + cell] = in[q] + omega * (equilibrium - in[q]);
    }
}

// The momentum through a column, written to the host's memory. One warp.
__global__ void monitor(const float *f, int nx, int ny, int column, float *result) {
    float sum = 0.0f;
    for (int y = threadIdx.x; y < ny; y += 32)
        for (int q = 0; q < Q; ++q) sum += c_ex[q] * f[(q * ny + y) * nx + column];
    for (int offset = 16; offset > 0; offset >>= 1) sum += __shfl_down_sync(0xffffffff, sum, offset);
    if (threadIdx.x == 0) *result = sum;
}

static void step_on_host(std::vector<double> &f, const std::vector<unsigned char> &solid, int nx, int ny,
                         double omega, double force) {
    std::vector<double> next(f.size());
    const int cells = nx * ny;
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x) {
            const int cell = y * nx + x;
            double in[Q], rho = 0, px = 0, py = 0;
            for (int q = 0; q < Q; ++q) {
                const int from = (y + ny - ey[q]) % ny * nx + (x + nx - ex[q]) % nx;
                in[q] = solid[cell] ? 0 : solid[from] ? f[opposite[q] * cells + cell] : f[q * cells + from];
                rho += in[q], px += ex[q] * in[q], py += ey[q] * in[q];
            }
            const double ux = px / rho + force, uy = py / rho;
            for (int q = 0; q < Q; ++q) {
                const double eu = ex[q] * ux + ey[q] * uy;
                const double target =
                    weight[q] * rho * (1 + 3 * eu + 4.5 * eu * eu - 1.5 * (ux * ux + uy * uy));
                next[q * cells + cell] = solid[cell] ? weight[q] : in[q] + omega * (target - in[q]);
            }
        }
    f.swap(next);
}

int main(int argc, char **argv) {
    int nx = argc > 1 ? atoi(argv[1]) : 70, ny = argc > 2 ? atoi(argv[2]) : 40,
        steps = argc > 3 ? atoi(argv[3]) : 60;
    float omega = 1.4f, force = 1e-4f;
    const int cells = nx * ny, monitor_every = 20, column = nx - 3;

    cudaDeviceProp prop;
    HANDLE_ERROR(cudaGetDeviceProperties(&prop, 0));
    fprintf(stderr, "%s: %d multiprocessors\n", prop.name, prop.multiProcessorCount);
    if (!prop.canMapHostMemory) {
        printf("the device cannot map memory of the host\n");
        return 2;
    }

    std::vector<unsigned char> solid(cells);
    std::vector<float> f(size_t(Q) * cells);
    for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x) {
            const int dx = x - nx / 4, dy = y - ny / 2 - 1;
            solid[y * nx + x] = y == 0 || dx * dx + dy * dy < ny * ny / 40;
            for (int q = 0; q < Q; ++q) f[(q * ny + y) * nx + x] = weight[q] * (1 + 0.05f * 3 * ex[q]);
        }
    std::vector<double> expected(f.begin(), f.end());

    HANDLE_ERROR(cudaMemcpyToSymbol(c_ex, ex, sizeof(ex)));
    HANDLE_ERROR(cudaMemcpyToSymbol(c_ey, ey, sizeof(ey)));
    HANDLE_ERROR(cudaMemcpyToSymbol(c_opposite, opposite, sizeof(opposite)));
    HANDLE_ERROR(cudaMemcpyToSymbol(c_weight, weight, sizeof(weight)));
    float *d_f, *d_f_new, *h_momentum, *d_momentum;
    unsigned char *d_solid;
    HANDLE_ERROR(cudaMalloc(&d_f, f.size() * sizeof(float)));
    HANDLE_ERROR(cudaMalloc(&d_f_new, f.size() * sizeof(float)));
    HANDLE_ERROR(cudaMalloc(&d_solid, cells));
    HANDLE_ERROR(
        cudaHostAlloc(&h_momentum, (steps / monitor_every + 1) * sizeof(float), cudaHostAllocMapped));
    HANDLE_ERROR(cudaHostGetDevicePointer(&d_momentum, h_momentum, 0));
    HANDLE_ERROR(cudaMemcpy(d_f, f.data(), f.size() * sizeof(float), cudaMemcpyHostToDevice));
    HANDLE_ERROR(cudaMemcpy(d_solid, solid.data(), cells, cudaMemcpyHostToDevice));

    int min_grid = 0, block = 0;
    HANDLE_ERROR(cudaOccupancyMaxPotentialBlockSize(&min_grid, &block, collide_and_stream<true>, 0, 0));
    if (block > 256) block = 256;
    int checks = 0;
    for (int n = 0; n < steps; ++n) {
        void *args[] = {&d_f, &d_f_new, &d_solid, &nx, &ny, &omega, &force};
        // Every tenth step checks the densities.
        auto kernel = n % 10 == 0 ? collide_and_stream<true> : collide_and_stream<false>;
        HANDLE_ERROR(cudaLaunchKernel(kernel, dim3((cells + block - 1) / block), dim3(block), args, 0, 0));
        std::swap(d_f, d_f_new);
        if (n % monitor_every == monitor_every - 1)
            monitor<<<1, 32>>>(d_f, nx, ny, column, d_momentum + checks++);
    }
    HANDLE_ERROR(cudaDeviceSynchronize());
    HANDLE_ERROR(cudaMemcpy(f.data(), d_f, f.size() * sizeof(float), cudaMemcpyDeviceToHost));

    bool correct = true;
    double worst = 0, mass = 0;
    for (int n = 0; n < steps; ++n) {
        step_on_host(expected, solid, nx, ny, omega, force);
        if (n % monitor_every != monitor_every - 1) continue;
        double momentum = 0;
        for (int y = 0; y < ny; ++y)
            for (int q = 0; q < Q; ++q) momentum += ex[q] * expected[(q * ny + y) * nx + column];
        const float found = h_momentum[n / monitor_every];
        printf("step %d: momentum %.4g\n", n + 1, found);
        correct = correct && fabs(found - momentum) < 1e-3;
    }
    for (size_t k = 0; k < f.size(); ++k) {
        worst = fmax(worst, fabs(f[k] - expected[k]));
        mass += f[k];
    }
    printf("%d x %d cells, %d steps: mass %.7g\n", nx, ny, steps, mass);
    HANDLE_ERROR(cudaFree(d_f));
    HANDLE_ERROR(cudaFree(d_f_new));
    HANDLE_ERROR(cudaFree(d_solid));
    HANDLE_ERROR(cudaFreeHost(h_momentum));
    if (!correct || !(worst < 1e-4)) {
        printf("differs from the host by %g\n", worst);
        return 1;
    }
    return 0;
}
