// What the three programs share: a launch on the GPU, or, with -DON_CPU and any C++ compiler, thread by thread on the CPU.
#pragma once
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#ifdef ON_CPU
#include <cmath>
#define __global__
#define __constant__ static
struct dim3 {
    unsigned x, y, z;
    dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
static dim3 threadIdx, blockIdx, blockDim, gridDim;
static double atomicAdd(double *to, double by) { double old = *to; *to += by; return old; }
template <class F> void each_thread(dim3 grid, dim3 block, F run) {
    gridDim = grid, blockDim = block;
    for (blockIdx.y = 0; blockIdx.y < grid.y; ++blockIdx.y)
        for (blockIdx.x = 0; blockIdx.x < grid.x; ++blockIdx.x)
            for (threadIdx.y = 0; threadIdx.y < block.y; ++threadIdx.y)
                for (threadIdx.x = 0; threadIdx.x < block.x; ++threadIdx.x) run();
}
#define LAUNCH(kernel, grid, block, ...) each_thread(grid, block, [&] { kernel(__VA_ARGS__); })
#define SET_CONSTANT(symbol, value) (symbol = value)
static void *room(size_t bytes) { return calloc(bytes, 1); }
static void to_gpu(void *to, const void *from, size_t bytes) { __builtin_memcpy(to, from, bytes); }
static void to_cpu(void *to, const void *from, size_t bytes) { __builtin_memcpy(to, from, bytes); }
#else
#define LAUNCH(kernel, grid, block, ...) kernel<<<grid, block>>>(__VA_ARGS__)
#define SET_CONSTANT(symbol, value) cudaMemcpyToSymbol(symbol, &(value), sizeof(value))
static void *room(size_t bytes) { void *p; cudaMalloc(&p, bytes); cudaMemset(p, 0, bytes); return p; }
static void to_gpu(void *to, const void *from, size_t bytes) { cudaMemcpy(to, from, bytes, cudaMemcpyHostToDevice); }
static void to_cpu(void *to, const void *from, size_t bytes) { cudaMemcpy(to, from, bytes, cudaMemcpyDeviceToHost); }
#endif

static double *array(size_t n, double (*first)(size_t) = nullptr) {
    double *on_gpu = (double *)room(n * sizeof(double));
    std::vector<double> values(n);
    for (size_t k = 0; first && k < n; ++k) values[k] = first(k);
    if (first) to_gpu(on_gpu, values.data(), n * sizeof(double));
    return on_gpu;
}

static void write(const char *file, const double *on_gpu, size_t n) {
    std::vector<double> values(n);
    to_cpu(values.data(), on_gpu, n * sizeof(double));
    FILE *out = fopen(file, "wb");
    if (!out || fwrite(values.data(), sizeof(double), n, out) != n) abort();
    fclose(out);
}
