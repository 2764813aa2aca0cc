// V-cycles for Poisson's equation: the host recurses through the grids, whose sizes halve, and reads the
// residual after each cycle.
//
//     multigrid [levels] [cycles]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define cudaCheck(err) (cudaCheckImpl((err), __FILE__, __LINE__))
static void cudaCheckImpl(cudaError_t error, const char *file, int line) {
    if (error != cudaSuccess) {
        printf("[CUDA ERROR] at file %s:%d:\n%s\n", file, line, cudaGetErrorString(error));
        exit(EXIT_FAILURE);
    }
}

// A grid of (n + 1) x (n + 1) points; the boundary stays zero.
struct Level {
    int n;
    double h2;
    double *u, *f, *r;
};

__global__ void smooth_colour(Level l, int colour) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= l.n || j >= l.n || ((i + j) & 1) != colour) return;
    int w = l.n + 1, k = j * w + i;
    l.u[k] = 0.25 * (l.u[k - 1] + l.u[k + 1] + l.u[k - w] + l.u[k + w] + l.h2 * l.f[k]);
}

__global__ void residual(Level l) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= l.n || j >= l.n) return;
    int w = l.n + 1, k = j * w + i;
    l.r[k] = l.f[k] - (4 * l.u[k] - l.u[k - 1] - l.u[k + 1] - l.u[k - w] - l.u[k + w]) / l.h2;
}

// Full weighting; the coarse grid begins from zero.
__global__ void restrict_residual(Level fine, Level coarse) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= coarse.n || j >= coarse.n) return;
    int w = fine.n + 1, k = 2 * j * w + 2 * i;
    const double *r = fine.r;
    double sides = r[k - 1] + r[k + 1] + r[k - w] + r[k + w];
    double corners = r[k - w - 1] + r[k - w + 1] + r[k + w - 1] + r[k + w + 1];
    coarse.f[j * (coarse.n + 1) + i] = (4 * r[k] + 2 * sides + corners) / 16;
    coarse.u[j * (coarse.n + 1) + i] = 0;
}

__global__ void prolong(Level coarse, Level fine) {
    int i = blockIdx.x * blockDim.x + threadIdx.x + 1, j = blockIdx.y * blockDim.y + threadIdx.y + 1;
    if (i >= fine.n || j >= fine.n) return;
    int w = coarse.n + 1, k = (j / 2) * w + i / 2;
    const double *u = coarse.u;
    double a = u[k], b = i % 2 ? u[k + 1] : a;
    double c = j % 2 ? u[k + w] : a, d = j % 2 ? u[k + w + i % 2] : b;
    fine.u[j * (fine.n + 1) + i] += 0.25 * (a + b + c + d);
}

__global__ void sum_of_squares(const double *r, int points, double *result) {
    __shared__ double s[128];
    int tid = threadIdx.x;
    double sum = 0;
    for (int k = tid; k < points; k += 128) sum += r[k] * r[k];
    s[tid] = sum;
    __syncthreads();
    for (int half = 64; half > 0; half >>= 1) {
        if (tid < half) s[tid] += s[tid + half];
        __syncthreads();
    }
    if (tid == 0) *result = s[0];
}

static dim3 blocks(int n) { return dim3((n - 1 + 15) / 16, (n - 1 + 7) / 8); }
static const dim3 threads(16, 8);

static void smooth(const Level &l, int sweeps) {
    for (int s = 0; s < sweeps; ++s) {
        smooth_colour<<<blocks(l.n), threads>>>(l, 0);
        smooth_colour<<<blocks(l.n), threads>>>(l, 1);
    }
}

static void v_cycle(const std::vector<Level> &levels, size_t at) {
    const Level &fine = levels[at];
    if (at + 1 == levels.size()) {
        smooth(fine, 30);
        return;
    }
    const Level &coarse = levels[at + 1];
    smooth(fine, 2);
    residual<<<blocks(fine.n), threads>>>(fine);
    restrict_residual<<<blocks(coarse.n), threads>>>(fine, coarse);
    v_cycle(levels, at + 1);
    prolong<<<blocks(fine.n), threads>>>(coarse, fine);
    smooth(fine, 2);
}

// The same cycle on the host, on arrays of rows.
using Rows = std::vector<std::vector<double>>;

static void smooth_on_host(Rows &u, const Rows &f, int sweeps) {
    const int n = int(u.size()) - 1;
    for (int s = 0; s < 2 * sweeps; ++s)
        for (int j = 1; j < n; ++j)
            for (int i = 1 + (j + s + 1) % 2; i < n; i += 2)
                u[j][i] = (u[j][i - 1] + u[j][i + 1] + u[j - 1][i] + u[j + 1][i] + f[j][i] / n / n) / 4;
}

static void v_cycle_on_host(Rows &u, const Rows &f, int levels) {
    const int n = int(u.size()) - 1, half = n / 2;
    if (levels == 1) return smooth_on_host(u, f, 30);
    smooth_on_host(u, f, 2);
    Rows r(n + 1, std::vector<double>(n + 1)), coarse_u(half + 1, std::vector<double>(half + 1)),
        coarse_f = coarse_u;
    for (int j = 1; j < n; ++j)
        for (int i = 1; i < n; ++i)
            r[j][i] = f[j][i] - (4 * u[j][i] - u[j][i - 1] - u[j][i + 1] - u[j - 1][i] - u[j + 1][i]) * n * n;
    for (int j = 1; j < half; ++j)
        for (int i = 1; i < half; ++i)
            for (int k = 0; k < 9; ++k)
                coarse_f[j][i] += r[2 * j + k / 3 - 1][2 * i + k % 3 - 1] * (2 - abs(k / 3 - 1)) *
                                  (2 - abs(k % 3 - 1)) / 16;
    v_cycle_on_host(coarse_u, coarse_f, levels - 1);
    for (int j = 1; j < n; ++j)
        for (int i = 1; i < n; ++i)
            u[j][i] += (coarse_u[j / 2][i / 2] + coarse_u[j / 2][(i + 1) / 2] + coarse_u[(j + 1) / 2][i / 2] +
                        coarse_u[(j + 1) / 2][(i + 1) / 2]) /
                       4;
    smooth_on_host(u, f, 2);
}

int main(int argc, char **argv) {
    const int depth = argc > 1 ? atoi(argv[1]) : 4, cycles = argc > 2 ? atoi(argv[2]) : 4, coarsest = 6;
    std::vector<Level> levels;
    for (int l = 0; l < depth; ++l) {
        const int n = coarsest << (depth - 1 - l);
        Level level = {n, 1.0 / n / n, nullptr, nullptr, nullptr};
        for (double **field : {&level.u, &level.f, &level.r}) {
            cudaCheck(cudaMalloc(field, size_t(n + 1) * (n + 1) * sizeof(double)));
            cudaCheck(cudaMemset(*field, 0, size_t(n + 1) * (n + 1) * sizeof(double)));
        }
        levels.push_back(level);
    }

    // The discrete operator's eigenvector, whose solution is known, and another one.
    const int n = levels[0].n, points = (n + 1) * (n + 1);
    const auto eigenvalue = [&](int a, int b) {
        return (4 - 2 * cos(M_PI * a / n) - 2 * cos(M_PI * b / n)) / levels[0].h2;
    };
    std::vector<double> f(points), exact(points), u(points);
    for (int j = 1; j < n; ++j)
        for (int i = 1; i < n; ++i) {
            const double one = sin(M_PI * i / n) * sin(2 * M_PI * j / n),
                         two = sin(7 * M_PI * i / n) * sin(5 * M_PI * j / n);
            exact[j * (n + 1) + i] = one + 0.1 * two;
            f[j * (n + 1) + i] = eigenvalue(1, 2) * one + 0.1 * eigenvalue(7, 5) * two;
        }
    cudaCheck(cudaMemcpy(levels[0].f, f.data(), points * sizeof(double), cudaMemcpyHostToDevice));

    double *d_norm, first = 0, norm = 0;
    int done = 0;
    cudaCheck(cudaMalloc(&d_norm, sizeof(double)));
    for (int cycle = 0; cycle < cycles; ++cycle) {
        v_cycle(levels, 0);
        residual<<<blocks(n), threads>>>(levels[0]);
        sum_of_squares<<<1, 128>>>(levels[0].r, points, d_norm);
        cudaCheck(cudaMemcpy(&norm, d_norm, sizeof(double), cudaMemcpyDeviceToHost));
        norm = sqrt(norm);
        if (cycle == 0) first = norm;
        if (cycle < 3) printf("cycle %d: residual %.4g\n", cycle, norm);
        ++done;
        if (norm < 1e-9 * first) break;
    }
    cudaCheck(cudaGetLastError());
    cudaCheck(cudaMemcpy(u.data(), levels[0].u, points * sizeof(double), cudaMemcpyDeviceToHost));
    cudaCheck(cudaFree(d_norm));
    for (const Level &level : levels)
        for (double *field : {level.u, level.f, level.r}) cudaCheck(cudaFree(field));

    Rows host_u(n + 1, std::vector<double>(n + 1)), host_f = host_u;
    for (int k = 0; k < points; ++k) host_f[k / (n + 1)][k % (n + 1)] = f[k];
    for (int cycle = 0; cycle < done; ++cycle) v_cycle_on_host(host_u, host_f, depth);
    double error = 0, worst = 0;
    for (int k = 0; k < points; ++k) {
        error = fmax(error, fabs(u[k] - exact[k]));
        worst = fmax(worst, fabs(u[k] - host_u[k / (n + 1)][k % (n + 1)]));
    }
    printf("%d x %d points: u in the middle of the upper half %.8g\n", n + 1, n + 1,
           u[(n / 4) * (n + 1) + n / 2]);
    // Each cycle is to reduce the error to a fifth at least.
    if (!(worst < 1e-10) || !(error < 2 * pow(0.2, done) + 1e-9)) {
        printf("differs from the host by %g; the error is %g after %d cycles\n", worst, error, done);
        return 1;
    }
    printf("ok\n");
    return 0;
}
