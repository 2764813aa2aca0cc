// Particles are sorted by cell with cub's device-wide radix sort and counted with its run-length encoding; a
// scan gives the first particle of each cell. Each algorithm is called twice: first for the size of its scratch
// memory.
//
//     cub_device [particles] [cells]
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_run_length_encode.cuh>
#include <cub/device/device_scan.cuh>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

#define CubDebugExitOnError(call)                                                           \
    do {                                                                                    \
        const cudaError_t error_ = (call);                                                  \
        if (error_ != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(error_)); \
            exit(2);                                                                        \
        }                                                                                   \
    } while (0)

__global__ void find_cells(const float *x, unsigned *cell, int *index, int particles, int cells) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= particles) return;
    cell[i] = min(cells - 1, int(x[i] * cells));
    index[i] = i;
}

__global__ void gather(const float *x, const int *index, float *sorted, int particles) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < particles) sorted[i] = x[index[i]];
}

// Scratch memory that grows when an algorithm wants more.
struct Scratch {
    void *memory = nullptr;
    size_t bytes = 0;
    void reserve(size_t wanted) {
        if (wanted <= bytes) return;
        CubDebugExitOnError(cudaFree(memory));
        CubDebugExitOnError(cudaMalloc(&memory, wanted));
        bytes = wanted;
    }
};

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 7001, cells = argc > 2 ? atoi(argv[2]) : 90, block = 128;
    std::vector<float> x(n);
    for (int i = 0; i < n; ++i) x[i] = float((i * 7919u) % 65536u) / 65536.0f;

    float *d_x, *d_sorted, *d_greatest;
    unsigned *d_cell, *d_cell_sorted, *d_unique;
    int *d_index, *d_index_sorted, *d_counts, *d_starts, *d_runs;
    CubDebugExitOnError(cudaMalloc(&d_x, n * sizeof(float)));
    CubDebugExitOnError(cudaMalloc(&d_sorted, n * sizeof(float)));
    CubDebugExitOnError(cudaMalloc(&d_greatest, sizeof(float)));
    for (unsigned **p : {&d_cell, &d_cell_sorted, &d_unique})
        CubDebugExitOnError(cudaMalloc(p, n * sizeof(unsigned)));
    for (int **p : {&d_index, &d_index_sorted, &d_counts, &d_starts, &d_runs})
        CubDebugExitOnError(cudaMalloc(p, n * sizeof(int)));
    CubDebugExitOnError(cudaMemcpy(d_x, x.data(), n * sizeof(float), cudaMemcpyHostToDevice));

    find_cells<<<(n + block - 1) / block, block>>>(d_x, d_cell, d_index, n, cells);
    Scratch scratch;
    size_t bytes = 0;
    CubDebugExitOnError(
        cub::DeviceRadixSort::SortPairs(nullptr, bytes, d_cell, d_cell_sorted, d_index, d_index_sorted, n));
    scratch.reserve(bytes);
    CubDebugExitOnError(cub::DeviceRadixSort::SortPairs(scratch.memory, bytes, d_cell, d_cell_sorted, d_index,
                                                        d_index_sorted, n));

    CubDebugExitOnError(
        cub::DeviceRunLengthEncode::Encode(nullptr, bytes, d_cell_sorted, d_unique, d_counts, d_runs, n));
    scratch.reserve(bytes);
    CubDebugExitOnError(cub::DeviceRunLengthEncode::Encode(scratch.memory, bytes, d_cell_sorted, d_unique,
                                                           d_counts, d_runs, n));
    int runs = 0;
    CubDebugExitOnError(cudaMemcpy(&runs, d_runs, sizeof(int), cudaMemcpyDeviceToHost));

    CubDebugExitOnError(cub::DeviceScan::ExclusiveSum(nullptr, bytes, d_counts, d_starts, runs));
    scratch.reserve(bytes);
    CubDebugExitOnError(cub::DeviceScan::ExclusiveSum(scratch.memory, bytes, d_counts, d_starts, runs));

    gather<<<(n + block - 1) / block, block>>>(d_x, d_index_sorted, d_sorted, n);
    CubDebugExitOnError(cub::DeviceReduce::Max(nullptr, bytes, d_sorted, d_greatest, n));
    scratch.reserve(bytes);
    CubDebugExitOnError(cub::DeviceReduce::Max(scratch.memory, bytes, d_sorted, d_greatest, n));

    std::vector<int> index(n), counts(runs), starts(runs);
    std::vector<unsigned> unique(runs);
    std::vector<float> sorted(n);
    float greatest = 0;
    CubDebugExitOnError(cudaMemcpy(index.data(), d_index_sorted, n * sizeof(int), cudaMemcpyDeviceToHost));
    CubDebugExitOnError(cudaMemcpy(counts.data(), d_counts, runs * sizeof(int), cudaMemcpyDeviceToHost));
    CubDebugExitOnError(cudaMemcpy(starts.data(), d_starts, runs * sizeof(int), cudaMemcpyDeviceToHost));
    CubDebugExitOnError(cudaMemcpy(unique.data(), d_unique, runs * sizeof(unsigned), cudaMemcpyDeviceToHost));
    CubDebugExitOnError(cudaMemcpy(sorted.data(), d_sorted, n * sizeof(float), cudaMemcpyDeviceToHost));
    CubDebugExitOnError(cudaMemcpy(&greatest, d_greatest, sizeof(float), cudaMemcpyDeviceToHost));
    for (void *p : {(void *)d_x, (void *)d_sorted, (void *)d_greatest, (void *)d_cell, (void *)d_cell_sorted,
                    (void *)d_unique, (void *)d_index, (void *)d_index_sorted, (void *)d_counts,
                    (void *)d_starts, (void *)d_runs, scratch.memory})
        CubDebugExitOnError(cudaFree(p));

    // The sort is stable.
    std::vector<int> expected(n);
    std::iota(expected.begin(), expected.end(), 0);
    const auto cell_of = [&](int i) { return std::min(cells - 1, int(x[i] * cells)); };
    std::stable_sort(expected.begin(), expected.end(), [&](int a, int b) { return cell_of(a) < cell_of(b); });
    bool correct = index == expected && greatest == *std::max_element(x.begin(), x.end());
    int start = 0;
    for (int r = 0; r < runs && correct; ++r) {
        correct = starts[r] == start && counts[r] > 0;
        for (int k = start; k < start + counts[r] && correct; ++k)
            correct = cell_of(expected[k]) == int(unique[r]) && sorted[k] == x[expected[k]];
        start += counts[r];
    }
    printf("%d particles in %d of %d cells, greatest place %.9g\n", n, runs, cells, greatest);
    if (!correct || start != n) {
        printf("wrong\n");
        return 1;
    }
    return 0;
}
