// A reaction-diffusion equation in one dimension, u' = u_xx + lambda e^u, by backward Euler. Each step is solved
// by Newton's method, each of its systems by GMRES without a matrix. The host reads a number after each product,
// orthogonalizes by as many products as there are vectors, and ends each loop when a residual is small.
//
//     newton_krylov [points] [time steps]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK(call)                                                                              \
    do {                                                                                         \
        cudaError_t error = (call);                                                              \
        if (error != cudaSuccess) {                                                              \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error));       \
            exit(2);                                                                             \
        }                                                                                        \
    } while (0)

constexpr int THREADS = 128, VECTORS = 30;
constexpr double LAMBDA = 1.5, DT = 2e-4;

// f = u - old - dt (u_xx + lambda e^u), with u = 0 at both ends
__global__ void residual(int n, double scale, const double *u, const double *old, double *f) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const double left = i > 0 ? u[i - 1] : 0.0, right = i < n - 1 ? u[i + 1] : 0.0;
    f[i] = u[i] - old[i] - scale * (left - 2.0 * u[i] + right) - DT * LAMBDA * exp(u[i]);
}

// y = f'(u) v
__global__ void jacobian(int n, double scale, const double *u, const double *v, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const double left = i > 0 ? v[i - 1] : 0.0, right = i < n - 1 ? v[i + 1] : 0.0;
    y[i] = v[i] - scale * (left - 2.0 * v[i] + right) - DT * LAMBDA * exp(u[i]) * v[i];
}

__global__ void dot(int n, const double *a, const double *b, double *result) {
    __shared__ double sums[THREADS];
    double sum = 0.0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += a[i] * b[i];
    sums[threadIdx.x] = sum;
    __syncthreads();
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (threadIdx.x < half) sums[threadIdx.x] += sums[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) atomicAdd(result, sums[0]);
}

__global__ void add_scaled(int n, double a, const double *x, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] += a * x[i];
}

__global__ void scaled(int n, double a, const double *x, double *y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i];
}

struct Solver {
    int n, blocks;
    double scale;
    double *u, *old, *f, *sum;
    double *basis[VECTORS + 1];

    double product(const double *a, const double *b) {
        double value;
        CHECK(cudaMemset(sum, 0, sizeof value));
        dot<<<8, THREADS>>>(n, a, b, sum);
        CHECK(cudaMemcpy(&value, sum, sizeof value, cudaMemcpyDeviceToHost));
        return value;
    }

    // u -= f'(u)^-1 f, by GMRES. Returns its iterations.
    int correct(double norm) {
        double h[VECTORS + 1][VECTORS], c[VECTORS], s[VECTORS], g[VECTORS + 1] = {norm}, y[VECTORS];
        scaled<<<blocks, THREADS>>>(n, 1.0 / norm, f, basis[0]);
        int k = 0;
        while (k < VECTORS && fabs(g[k]) > 1e-6 * norm) {
            jacobian<<<blocks, THREADS>>>(n, scale, u, basis[k], basis[k + 1]);
            for (int j = 0; j <= k; ++j) {
                h[j][k] = product(basis[j], basis[k + 1]);
                add_scaled<<<blocks, THREADS>>>(n, -h[j][k], basis[j], basis[k + 1]);
            }
            const double length = sqrt(product(basis[k + 1], basis[k + 1]));
            if (length > 0) scaled<<<blocks, THREADS>>>(n, 1.0 / length, basis[k + 1], basis[k + 1]);
            for (int j = 0; j < k; ++j) {
                const double above = h[j][k], below = h[j + 1][k];
                h[j][k] = c[j] * above + s[j] * below;
                h[j + 1][k] = c[j] * below - s[j] * above;
            }
            const double radius = hypot(h[k][k], length);
            c[k] = h[k][k] / radius;
            s[k] = length / radius;
            h[k][k] = radius;
            g[k + 1] = -s[k] * g[k];
            g[k] *= c[k];
            ++k;
        }
        for (int i = k - 1; i >= 0; --i) {
            y[i] = g[i];
            for (int j = i + 1; j < k; ++j) y[i] -= h[i][j] * y[j];
            y[i] /= h[i][i];
        }
        for (int j = 0; j < k; ++j) add_scaled<<<blocks, THREADS>>>(n, -y[j], basis[j], u);
        return k;
    }

    // One time step. Returns the iterations of GMRES.
    int step() {
        CHECK(cudaMemcpy(old, u, n * sizeof(double), cudaMemcpyDeviceToDevice));
        int iterations = 0;
        for (int newton = 0; newton < 20; ++newton) {
            residual<<<blocks, THREADS>>>(n, scale, u, old, f);
            const double norm = sqrt(product(f, f));
            if (norm < 1e-10) break;
            iterations += correct(norm);
        }
        return iterations;
    }
};

// The same step by Newton's method with the tridiagonal matrix itself.
static void step_on_host(std::vector<double> &u, double scale) {
    const int n = u.size();
    const std::vector<double> old = u;
    for (int newton = 0; newton < 20; ++newton) {
        std::vector<double> f(n), diagonal(n);
        double norm = 0;
        for (int i = 0; i < n; ++i) {
            const double left = i > 0 ? u[i - 1] : 0, right = i < n - 1 ? u[i + 1] : 0;
            const double reaction = DT * LAMBDA * exp(u[i]);
            f[i] = u[i] - old[i] - scale * (left - 2 * u[i] + right) - reaction;
            diagonal[i] = 1 + 2 * scale - reaction;
            norm += f[i] * f[i];
        }
        if (sqrt(norm) < 1e-12) return;
        for (int i = 1; i < n; ++i) {
            const double factor = -scale / diagonal[i - 1];
            diagonal[i] += factor * scale;
            f[i] -= factor * f[i - 1];
        }
        for (int i = n - 1; i >= 0; --i) {
            f[i] = (f[i] + (i < n - 1 ? scale * f[i + 1] : 0)) / diagonal[i];
            u[i] -= f[i];
        }
    }
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 61, steps = argc > 2 ? atoi(argv[2]) : 12;
    const double scale = DT * (n + 1.0) * (n + 1.0);
    std::vector<double> u(n);
    for (int i = 0; i < n; ++i) u[i] = sin(M_PI * (i + 1) / (n + 1)) + 0.3 * sin(7 * M_PI * (i + 1) / (n + 1));
    Solver solver = {n, (n + THREADS - 1) / THREADS, scale};
    for (double **array : {&solver.u, &solver.old, &solver.f}) CHECK(cudaMalloc(array, n * sizeof(double)));
    for (double *&vector : solver.basis) CHECK(cudaMalloc(&vector, n * sizeof(double)));
    CHECK(cudaMalloc(&solver.sum, sizeof(double)));
    CHECK(cudaMemcpy(solver.u, u.data(), n * sizeof(double), cudaMemcpyHostToDevice));

    int iterations = 0;
    for (int step = 0; step < steps; ++step) {
        iterations += solver.step();
        step_on_host(u, scale);
    }
    CHECK(cudaGetLastError());
    std::vector<double> found(n);
    CHECK(cudaMemcpy(found.data(), solver.u, n * sizeof(double), cudaMemcpyDeviceToHost));
    for (double *array : {solver.u, solver.old, solver.f, solver.sum}) CHECK(cudaFree(array));
    for (double *vector : solver.basis) CHECK(cudaFree(vector));

    // The number of iterations depends on rounding in the products: it goes to stderr.
    fprintf(stderr, "%d iterations\n", iterations);
    double mean = 0, difference = 0;
    for (int i = 0; i < n; ++i) {
        mean += found[i] / n;
        difference = fmax(difference, fabs(found[i] - u[i]));
    }
    printf("%d points, %d steps: mean %.6f, middle %.6f\n", n, steps, mean, found[n / 2]);
    if (!(difference < 1e-7)) {
        printf("it differs from the host's solution by %g\n", difference);
        return 1;
    }
    printf("newton_krylov: ok\n");
    return 0;
}
