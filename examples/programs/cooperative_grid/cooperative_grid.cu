// Relaxation inside one kernel: all blocks meet at a barrier of the grid after each sweep, and the kernel
// ends itself when the change is small. The grid has as many blocks as the device can hold at a time.
//
//     cooperative_grid [n] [most sweeps]
#include <cooperative_groups.h>
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status_ = (call);                                                        \
        if (status_ != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            exit(2);                                                                         \
        }                                                                                    \
    } while (0)

// u'' = f on n points with fixed ends. `change` has the greatest change of a sweep, in turns; non-negative
// floats are ordered as integers are.
__global__ void relax(float *u, float *next, const float *f, int n, int most, float tolerance, int *change,
                      int *sweeps) {
    cg::grid_group grid = cg::this_grid();
    cg::thread_block_tile<32> warp = cg::tiled_partition<32>(cg::this_thread_block());
    for (int s = 0; s < most; ++s) {
        float greatest = 0.0f;
        for (int i = grid.thread_rank() + 1; i < n - 1; i += grid.size()) {
            next[i] = 0.5f * (u[i - 1] + u[i + 1] - f[i]);
            greatest = fmaxf(greatest, fabsf(next[i] - u[i]));
        }
        for (int offset = warp.size() / 2; offset > 0; offset /= 2)
            greatest = fmaxf(greatest, warp.shfl_down(greatest, offset));
        if (warp.thread_rank() == 0) atomicMax(&change[s % 3], __float_as_int(greatest));
        if (grid.thread_rank() == 0) change[(s + 1) % 3] = 0;
        grid.sync();
        float *t = u;
        u = next;
        next = t;
        if (grid.thread_rank() == 0) *sweeps = s + 1;
        if (__int_as_float(*(volatile int *)&change[s % 3]) < tolerance) break;
    }
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 301, most = argc > 2 ? atoi(argv[2]) : 150;
    float tolerance = 1e-4f;
    int device = 0, supported = 0, multiprocessors = 0, per_multiprocessor = 0;
    const int block = 64;
    CHECK(cudaGetDevice(&device));
    CHECK(cudaDeviceGetAttribute(&supported, cudaDevAttrCooperativeLaunch, device));
    if (!supported) {
        fprintf(stderr, "the device has no cooperative launches\n");
        return 2;
    }
    CHECK(cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, device));
    CHECK(cudaOccupancyMaxActiveBlocksPerMultiprocessor(&per_multiprocessor, relax, block, 0));
    const int blocks = std::max(1, std::min(multiprocessors * per_multiprocessor, (n + block - 1) / block));

    std::vector<float> f(n), u(n), v(n);
    for (int i = 0; i < n; ++i) f[i] = (i % 50 == 7) ? -0.2f : 0.0f;
    u[n - 1] = v[n - 1] = 1.0f;
    float *d_u, *d_next, *d_f;
    int *d_change, *d_sweeps;
    for (float **p : {&d_u, &d_next, &d_f}) CHECK(cudaMalloc(p, n * sizeof(float)));
    CHECK(cudaMalloc(&d_change, 3 * sizeof(int)));
    CHECK(cudaMalloc(&d_sweeps, sizeof(int)));
    CHECK(cudaMemcpy(d_u, u.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_next, u.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_f, f.data(), n * sizeof(float), cudaMemcpyHostToDevice));
    CHECK(cudaMemset(d_change, 0, 3 * sizeof(int)));
    CHECK(cudaMemset(d_sweeps, 0, sizeof(int)));

    void *arguments[] = {&d_u, &d_next, &d_f, &n, &most, &tolerance, &d_change, &d_sweeps};
    CHECK(cudaLaunchCooperativeKernel(relax, dim3(blocks), dim3(block), arguments, 0, 0));
    int sweeps = 0;
    CHECK(cudaMemcpy(&sweeps, d_sweeps, sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(u.data(), sweeps % 2 ? d_next : d_u, n * sizeof(float), cudaMemcpyDeviceToHost));
    for (void *p : {(void *)d_u, (void *)d_next, (void *)d_f, (void *)d_change, (void *)d_sweeps})
        CHECK(cudaFree(p));

    std::vector<float> w = v;
    int expected_sweeps = 0;
    for (float change = 1; expected_sweeps < most && change >= tolerance; ++expected_sweeps) {
        change = 0;
        for (int i = 1; i < n - 1; ++i) {
            w[i] = (v[i - 1] + v[i + 1] - f[i]) / 2;
            change = fmaxf(change, fabsf(w[i] - v[i]));
        }
        v.swap(w);
    }
    double sum = 0, worst = 0;
    for (int i = 0; i < n; ++i) {
        sum += u[i];
        worst = fmax(worst, fabs(u[i] - v[i]));
    }
    printf("%d points, %d sweeps: sum %.6g\n", n, sweeps, sum);
    if (sweeps != expected_sweeps || !(worst < 1e-5)) {
        printf("wrong: the host needs %d sweeps; values differ by %g\n", expected_sweeps, worst);
        return 1;
    }
    return 0;
}
