// Conway's Game of Life on a periodic grid of bytes. Tiles with their halos are in shared memory; the host
// prints the population every 20 generations and stops early when no cell changes.
//
//     life [width] [height] [generations]
#include <cuda_runtime.h>

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define CHECK(e)                                                      \
    if ((e) != cudaSuccess) {                                         \
        std::fprintf(stderr, "CUDA: failure at line %d\n", __LINE__); \
        std::exit(2);                                                 \
    }

constexpr int kTileX = 30, kTileY = 6;

// Blocks have two rows and two columns of threads more than cells: these only load.
__global__ void generation(const uint8_t *cells, uint8_t *next, int width, int height, unsigned *population,
                           unsigned *changes) {
    __shared__ uint8_t tile[kTileY + 2][kTileX + 2];
    const int x = blockIdx.x * kTileX + threadIdx.x - 1, y = blockIdx.y * kTileY + threadIdx.y - 1;
    const int torus_x = (x + width) % width, torus_y = (y + height) % height;
    tile[threadIdx.y][threadIdx.x] = cells[torus_y * width + torus_x];
    __syncthreads();

    const bool interior = threadIdx.x >= 1 && threadIdx.x <= kTileX && threadIdx.y >= 1 &&
                          threadIdx.y <= kTileY && x < width && y < height;
    if (!interior) return;
    int neighbours = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx != 0 || dy != 0) neighbours += tile[threadIdx.y + dy][threadIdx.x + dx];
    const uint8_t before = tile[threadIdx.y][threadIdx.x];
    const uint8_t after = neighbours == 3 || (neighbours == 2 && before);
    next[y * width + x] = after;
    if (after) atomicAdd(population, 1u);
    if (after != before) atomicOr(changes, 1u);
}

static void generation_on_host(std::vector<uint8_t> &cells, int width, int height) {
    std::vector<uint8_t> next(cells.size());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            int sum = 0;
            for (int k = 0; k < 9; ++k)
                sum += cells[(y + height + k / 3 - 1) % height * width + (x + width + k % 3 - 1) % width];
            next[y * width + x] =
                sum == 3 || (sum == 4 && cells[y * width + x]); // the sum includes the cell itself
        }
    cells.swap(next);
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? std::atoi(argv[1]) : 85, height = argc > 2 ? std::atoi(argv[2]) : 53,
              generations = argc > 3 ? std::atoi(argv[3]) : 60;
    const int report_every = 20;
    std::vector<uint8_t> cells(size_t(width) * height);
    uint32_t state = 2463534242u;
    for (uint8_t &cell : cells) {
        state ^= state << 13, state ^= state >> 17, state ^= state << 5;
        cell = state % 10 < 3;
    }

    uint8_t *d_cells = nullptr, *d_next = nullptr;
    unsigned *d_counters = nullptr; // the population and whether anything changed
    CHECK(cudaMalloc(&d_cells, cells.size()));
    CHECK(cudaMalloc(&d_next, cells.size()));
    CHECK(cudaMalloc(&d_counters, 2 * sizeof(unsigned)));
    CHECK(cudaMemcpy(d_cells, cells.data(), cells.size(), cudaMemcpyHostToDevice));

    const dim3 block(kTileX + 2, kTileY + 2),
        grid((width + kTileX - 1) / kTileX, (height + kTileY - 1) / kTileY);
    int done = 0;
    bool correct = true;
    while (done < generations) {
        CHECK(cudaMemset(d_counters, 0, 2 * sizeof(unsigned)));
        generation<<<grid, block>>>(d_cells, d_next, width, height, d_counters, d_counters + 1);
        std::swap(d_cells, d_next);
        ++done;
        generation_on_host(cells, width, height);
        if (done % report_every == 0) {
            unsigned counters[2], expected = 0;
            CHECK(cudaMemcpy(counters, d_counters, sizeof(counters), cudaMemcpyDeviceToHost));
            for (uint8_t cell : cells) expected += cell;
            std::printf("generation %d: %u cells live\n", done, counters[0]);
            correct = correct && counters[0] == expected;
            if (counters[1] == 0) break;
        }
    }
    std::vector<uint8_t> found(cells.size());
    CHECK(cudaMemcpy(found.data(), d_cells, found.size(), cudaMemcpyDeviceToHost));
    CHECK(cudaFree(d_cells));
    CHECK(cudaFree(d_next));
    CHECK(cudaFree(d_counters));
    uint32_t hash = 2166136261u;
    for (uint8_t cell : found) hash = (hash ^ cell) * 16777619u;
    std::printf("%d x %d cells after %d generations: hash %08x\n", width, height, done, hash);
    if (found != cells || !correct) {
        std::printf("wrong\n");
        return 1;
    }
    return 0;
}
