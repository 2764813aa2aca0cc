// libcontour has a kernel `apply` and a constant `parameters` as well; all four have internal linkage.
#include <cuda_runtime.h>

#include "smooth.h"

static __constant__ float parameters[1];
static float strength = 0.5f;
static bool uploaded = false;

static __global__ void apply(const float *in, float *out, int width, int rows) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= rows) return;
    int k = y * width + x;
    float around = in[x > 0 ? k - 1 : k] + in[x < width - 1 ? k + 1 : k] + in[y > 0 ? k - width : k] +
                   in[y < rows - 1 ? k + width : k];
    out[k] = in[k] + parameters[0] * (0.25f * around - in[k]);
}

int smooth_set_strength(float value) {
    strength = value;
    uploaded = true;
    return cudaMemcpyToSymbol(parameters, &value, sizeof(value));
}

int smooth_terrain(float *height, int width, int rows, int passes) {
    if (!uploaded) {
        if (int error = smooth_set_strength(strength)) return error;
    }
    float *spare = nullptr;
    const size_t bytes = sizeof(float) * width * rows;
    if (int error = cudaMalloc(&spare, bytes)) return error;
    const dim3 block(24, 8), grid((width + 23) / 24, (rows + 7) / 8);
    float *from = height, *to = spare;
    for (int pass = 0; pass < passes; ++pass) {
        apply<<<grid, block>>>(from, to, width, rows);
        float *t = from;
        from = to;
        to = t;
    }
    // After an odd number of passes the result is in the spare array.
    if (from != height) cudaMemcpyAsync(height, from, bytes, cudaMemcpyDeviceToDevice);
    const int error = cudaGetLastError();
    cudaFree(spare);
    return error;
}
