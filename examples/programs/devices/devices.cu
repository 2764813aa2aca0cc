// A domain that is divided among the devices, or among several parts of the only one: each part has a stream,
// exchanges its halo rows with its neighbours by copies between devices, and computes its edges first, so
// that the copies go on while it computes the rest.
//
//     devices [width] [rows] [steps] [parts of each device]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define CUDA_RT_CALL(call)                                                                            \
    {                                                                                                 \
        cudaError_t cudaStatus = call;                                                                \
        if (cudaSuccess != cudaStatus) {                                                              \
            fprintf(stderr, "ERROR: call \"%s\" in line %d of file %s failed with %s (%d).\n", #call, \
                    __LINE__, __FILE__, cudaGetErrorString(cudaStatus), cudaStatus);                  \
            exit(cudaStatus);                                                                         \
        }                                                                                             \
    }

// Rows first … first + rows - 1 of the part; row 0 is a halo. The sides are fixed.
__global__ void relax_rows(const float *a, float *a_new, int width, int first, int rows) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = first + blockIdx.y * blockDim.y + threadIdx.y;
    if (x < 1 || x >= width - 1 || y >= first + rows) return;
    a_new[y * width + x] = 0.25f * (a[y * width + x - 1] + a[y * width + x + 1] + a[(y - 1) * width + x] +
                                    a[(y + 1) * width + x]);
}

struct Part {
    int device, first_row, rows; // rows without halos
    float *a, *a_new;
    cudaStream_t edges, inner;
    cudaEvent_t edges_done, inner_done, halos_sent;
};

static float initial(int x, int y, int width) {
    return x == 0 ? sinf(0.2f * y) : x == width - 1 ? 1.0f : 0.0f;
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? atoi(argv[1]) : 90, rows = argc > 2 ? atoi(argv[2]) : 61,
              steps = argc > 3 ? atoi(argv[3]) : 60;
    const int parts_per_device = argc > 4 ? atoi(argv[4]) : 3;
    int devices = 0;
    CUDA_RT_CALL(cudaGetDeviceCount(&devices));
    const int count = devices * parts_per_device;
    if (rows < 2 * count) {
        fprintf(stderr, "%d rows are too few for %d parts\n", rows, count);
        return 2;
    }

    // The domain is periodic in y.
    std::vector<float> whole(size_t(width) * rows), found(whole.size());
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < width; ++x) whole[y * width + x] = initial(x, y, width);

    std::vector<Part> parts(count);
    for (int p = 0; p < count; ++p) {
        Part &part = parts[p];
        part.device = p / parts_per_device;
        part.first_row = rows * p / count;
        part.rows = rows * (p + 1) / count - part.first_row;
        CUDA_RT_CALL(cudaSetDevice(part.device));
        for (int other = 0; other < devices; ++other) {
            int possible = 0;
            if (other != part.device) CUDA_RT_CALL(cudaDeviceCanAccessPeer(&possible, part.device, other));
            if (possible && p % parts_per_device == 0) CUDA_RT_CALL(cudaDeviceEnablePeerAccess(other, 0));
        }
        const size_t bytes = size_t(width) * (part.rows + 2) * sizeof(float);
        CUDA_RT_CALL(cudaMalloc(&part.a, bytes));
        CUDA_RT_CALL(cudaMalloc(&part.a_new, bytes));
        std::vector<float> start(size_t(width) * (part.rows + 2));
        for (int y = 0; y < part.rows + 2; ++y)
            for (int x = 0; x < width; ++x)
                start[y * width + x] = whole[(part.first_row + y - 1 + rows) % rows * width + x];
        CUDA_RT_CALL(cudaMemcpy(part.a, start.data(), bytes, cudaMemcpyHostToDevice));
        CUDA_RT_CALL(cudaMemcpy(part.a_new, start.data(), bytes, cudaMemcpyHostToDevice));
        int least = 0, greatest = 0;
        CUDA_RT_CALL(cudaDeviceGetStreamPriorityRange(&least, &greatest));
        CUDA_RT_CALL(cudaStreamCreateWithPriority(&part.edges, cudaStreamDefault, greatest));
        CUDA_RT_CALL(cudaStreamCreateWithPriority(&part.inner, cudaStreamDefault, least));
        for (cudaEvent_t *event : {&part.edges_done, &part.inner_done, &part.halos_sent})
            CUDA_RT_CALL(cudaEventCreateWithFlags(event, cudaEventDisableTiming));
    }
    CUDA_RT_CALL(cudaDeviceSynchronize());

    const dim3 block(32, 4);
    for (int n = 0; n < steps; ++n) {
        for (int p = 0; p < count; ++p) {
            Part &part = parts[p];
            CUDA_RT_CALL(cudaSetDevice(part.device));
            // The halos of this step come from both neighbours, and the rest of the last step is needed too.
            for (int neighbour : {(p + count - 1) % count, (p + 1) % count})
                CUDA_RT_CALL(cudaStreamWaitEvent(part.edges, parts[neighbour].halos_sent, 0));
            CUDA_RT_CALL(cudaStreamWaitEvent(part.edges, part.inner_done, 0));
            const unsigned columns = (width + 31) / 32;
            relax_rows<<<dim3(columns, 1), block, 0, part.edges>>>(part.a, part.a_new, width, 1, 1);
            relax_rows<<<dim3(columns, 1), block, 0, part.edges>>>(part.a, part.a_new, width, part.rows, 1);
            CUDA_RT_CALL(cudaEventRecord(part.edges_done, part.edges));
            CUDA_RT_CALL(cudaStreamWaitEvent(part.inner, part.edges_done, 0));
            if (part.rows > 2)
                relax_rows<<<dim3(columns, (part.rows - 2 + 3) / 4), block, 0, part.inner>>>(
                    part.a, part.a_new, width, 2, part.rows - 2);
            CUDA_RT_CALL(cudaGetLastError());
        }
        for (int p = 0; p < count; ++p) {
            const Part &part = parts[p], &above = parts[(p + count - 1) % count],
                       &below = parts[(p + 1) % count];
            const size_t row = width * sizeof(float);
            // The neighbours must have finished with the level that is overwritten.
            for (const Part *other : {&above, &below})
                CUDA_RT_CALL(cudaStreamWaitEvent(part.edges, other->edges_done, 0));
            CUDA_RT_CALL(cudaMemcpyPeerAsync(above.a_new + (above.rows + 1) * width, above.device,
                                             part.a_new + width, part.device, row, part.edges));
            CUDA_RT_CALL(cudaMemcpyPeerAsync(below.a_new, below.device, part.a_new + part.rows * width,
                                             part.device, row, part.edges));
            CUDA_RT_CALL(cudaEventRecord(part.halos_sent, part.edges));
            CUDA_RT_CALL(cudaEventRecord(part.inner_done, part.inner));
        }
        for (Part &part : parts) std::swap(part.a, part.a_new);
    }
    for (Part &part : parts) {
        CUDA_RT_CALL(cudaSetDevice(part.device));
        CUDA_RT_CALL(cudaDeviceSynchronize());
    }
    for (Part &part : parts) {
        CUDA_RT_CALL(cudaSetDevice(part.device));
        CUDA_RT_CALL(cudaMemcpy(&found[part.first_row * width], part.a + width,
                                size_t(part.rows) * width * sizeof(float), cudaMemcpyDeviceToHost));
        CUDA_RT_CALL(cudaFree(part.a));
        CUDA_RT_CALL(cudaFree(part.a_new));
        CUDA_RT_CALL(cudaStreamDestroy(part.edges));
        CUDA_RT_CALL(cudaStreamDestroy(part.inner));
        for (cudaEvent_t event : {part.edges_done, part.inner_done, part.halos_sent})
            CUDA_RT_CALL(cudaEventDestroy(event));
    }

    for (int n = 0; n < steps; ++n) {
        const std::vector<float> old = whole;
        for (int y = 0; y < rows; ++y)
            for (int x = 1; x < width - 1; ++x)
                whole[y * width + x] =
                    (old[y * width + x - 1] + old[y * width + x + 1] +
                     old[(y + rows - 1) % rows * width + x] + old[(y + 1) % rows * width + x]) /
                    4;
    }
    double sum = 0, worst = 0;
    for (size_t k = 0; k < whole.size(); ++k) {
        sum += found[k];
        worst = fmax(worst, fabs(found[k] - whole[k]));
    }
    printf("%d x %d in %d parts of %d devices, %d steps: sum %.7g\n", width, rows, count, devices, steps,
           sum);
    if (!(worst < 1e-5)) {
        printf("differs from the host by %g\n", worst);
        return 1;
    }
    return 0;
}
