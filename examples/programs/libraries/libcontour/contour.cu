#include <cuda_runtime.h>

#include <cfloat>
#include <stdexcept>

#include "contour.h"

struct Levels {
    float first, interval;
};
static __constant__ Levels parameters;

// Ordered integers, so that extrema can be taken with integer atomics.
static __device__ int ordered(float v) {
    const int bits = __float_as_int(v);
    return bits >= 0 ? bits : bits ^ 0x7fffffff;
}

static float from_ordered(int bits) {
    union {
        int i;
        float f;
    } both;
    both.i = bits >= 0 ? bits : bits ^ 0x7fffffff;
    return both.f;
}

struct Counters {
    int crossings, least, greatest;
};

struct ContourFinder::Memory {
    Levels levels;
    Counters *counters = nullptr;
};

static __global__ void apply(const float *height, Counters *counters, int width, int rows) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    bool right = false, down = false;
    if (x < width && y < rows) {
        const float *here = height + y * width + x;
        const int band = (int)floorf((here[0] - parameters.first) / parameters.interval);
        right = x < width - 1 && (int)floorf((here[1] - parameters.first) / parameters.interval) != band;
        down = y < rows - 1 && (int)floorf((here[width] - parameters.first) / parameters.interval) != band;
        atomicMin(&counters->least, ordered(here[0]));
        atomicMax(&counters->greatest, ordered(here[0]));
    }
    const int found = __syncthreads_count(right) + __syncthreads_count(down);
    if (threadIdx.x == 0 && threadIdx.y == 0 && found > 0) atomicAdd(&counters->crossings, found);
}

static void check(cudaError_t status) {
    if (status != cudaSuccess) throw std::runtime_error(cudaGetErrorString(status));
}

ContourFinder::ContourFinder(float first, float interval) : memory(new Memory) {
    memory->levels = {first, interval};
    check(cudaMalloc(&memory->counters, sizeof(Counters)));
}

ContourFinder::~ContourFinder() { cudaFree(memory->counters); }

ContourSummary ContourFinder::find(const float *height, int width, int rows) {
    Counters counters = {0, 0x7fffffff, (int)0x80000000};
    check(cudaMemcpyToSymbol(parameters, &memory->levels, sizeof(Levels)));
    check(cudaMemcpy(memory->counters, &counters, sizeof(counters), cudaMemcpyHostToDevice));
    apply<<<dim3((width + 15) / 16, (rows + 15) / 16), dim3(16, 16)>>>(height, memory->counters, width, rows);
    check(cudaGetLastError());
    check(cudaMemcpy(&counters, memory->counters, sizeof(counters), cudaMemcpyDeviceToHost));
    return {counters.crossings, from_ordered(counters.least), from_ordered(counters.greatest)};
}
