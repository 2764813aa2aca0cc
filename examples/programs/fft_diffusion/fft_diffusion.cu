// Reaction and diffusion in a periodic box: a pseudo-spectral method, whose diffusion is exact in the space of wave numbers.
//
//     fft_diffusion [nx] [ny] [steps]
//
// nvcc: -lcufft
#include <cuda_runtime.h>
#include <cufft.h>

#include <cmath>
#include <complex>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                  \
    do {                                                                             \
        const int status = int(call);                                                \
        if (status != 0) {                                                           \
            fprintf(stderr, "%s:%d: %s: %d\n", __FILE__, __LINE__, #call, status);   \
            exit(2);                                                                 \
        }                                                                            \
    } while (0)

__global__ void react(int n, double dt, double rate, const double *u, double *v) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < n) v[k] = u[k] + dt * rate * u[k] * (1.0 - u[k]);
}

// `decay` is the factor of each wave number, divided by the number of points: cuFFT's transforms are not normalised.
__global__ void diffuse(int n, const double *decay, cufftDoubleComplex *spectrum) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= n) return;
    cufftDoubleComplex value = spectrum[k];
    value.x *= decay[k];
    value.y *= decay[k];
    spectrum[k] = value;
}

int main(int argc, char **argv) {
    const int nx = argc > 1 ? atoi(argv[1]) : 36, ny = argc > 2 ? atoi(argv[2]) : 25, steps = argc > 3 ? atoi(argv[3]) : 30;
    const int n = nx * ny, half = nx / 2 + 1, modes = half * ny, threads = 128;
    const double dt = 0.05, rate = 1.3, kappa = 0.02;
    std::vector<double> first(n), decay(modes), result(n);
    for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i)
            first[j * nx + i] = 0.4 + 0.3 * sin(2 * M_PI * 2 * i / nx) * cos(2 * M_PI * j / ny) + 0.1 * (i == 3 && j == 4);
    for (int j = 0; j < ny; ++j)
        for (int i = 0; i < half; ++i) {
            const double kx = 2 * M_PI * i, ky = 2 * M_PI * (2 * j <= ny ? j : j - ny);
            decay[j * half + i] = exp(-kappa * dt * (kx * kx + ky * ky)) / n;
        }

    double *d_u, *d_v, *d_decay;
    cufftDoubleComplex *d_spectrum;
    CHECK(cudaMalloc(&d_u, n * sizeof(double)));
    CHECK(cudaMalloc(&d_v, n * sizeof(double)));
    CHECK(cudaMalloc(&d_decay, modes * sizeof(double)));
    CHECK(cudaMalloc(&d_spectrum, modes * sizeof(cufftDoubleComplex)));
    CHECK(cudaMemcpy(d_u, first.data(), n * sizeof(double), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_decay, decay.data(), modes * sizeof(double), cudaMemcpyHostToDevice));
    cufftHandle forward, inverse;
    CHECK(cufftPlan2d(&forward, ny, nx, CUFFT_D2Z));
    CHECK(cufftPlan2d(&inverse, ny, nx, CUFFT_Z2D));
    for (int step = 0; step < steps; ++step) {
        react<<<(n + threads - 1) / threads, threads>>>(n, dt, rate, d_u, d_v);
        CHECK(cufftExecD2Z(forward, d_v, d_spectrum));
        diffuse<<<(modes + threads - 1) / threads, threads>>>(modes, d_decay, d_spectrum);
        CHECK(cufftExecZ2D(inverse, d_spectrum, d_u));
    }
    CHECK(cudaMemcpy(result.data(), d_u, n * sizeof(double), cudaMemcpyDeviceToHost));
    CHECK(cufftDestroy(forward));
    CHECK(cufftDestroy(inverse));
    for (void *p : {(void *)d_u, (void *)d_v, (void *)d_decay, (void *)d_spectrum}) CHECK(cudaFree(p));

    // On the host diffusion is a product of two circulant matrices, one for each direction.
    const auto kernel = [&](int size) {
        std::vector<double> row(size);
        for (int d = 0; d < size; ++d)
            for (int k = 0; k < size; ++k) {
                const double wave = 2 * M_PI * (2 * k <= size ? k : k - size);
                row[d] += exp(-kappa * dt * wave * wave) * cos(2 * M_PI * double(k) * d / size) / size;
            }
        return row;
    };
    const std::vector<double> along_x = kernel(nx), along_y = kernel(ny);
    std::vector<double> u = first, v(n);
    for (int step = 0; step < steps; ++step) {
        for (double &value : u) value += dt * rate * value * (1.0 - value);
        for (int j = 0; j < ny; ++j)
            for (int i = 0; i < nx; ++i) {
                double sum = 0;
                for (int k = 0; k < nx; ++k) sum += along_x[(i - k + nx) % nx] * u[j * nx + k];
                v[j * nx + i] = sum;
            }
        for (int j = 0; j < ny; ++j)
            for (int i = 0; i < nx; ++i) {
                double sum = 0;
                for (int k = 0; k < ny; ++k) sum += along_y[(j - k + ny) % ny] * v[k * nx + i];
                u[j * nx + i] = sum;
            }
    }
    double worst = 0, mean = 0;
    for (int k = 0; k < n; ++k) {
        worst = fmax(worst, fabs(u[k] - result[k]));
        mean += result[k] / n;
    }
    printf("%d x %d points, %d steps: mean %.9g, first %.9g\n", nx, ny, steps, mean, result[0]);
    if (!(worst < 1e-12)) {
        printf("differs from the host by %g\n", worst);
        return 1;
    }
    return 0;
}
