// k-means: cub::BlockReduce inside a kernel, a cooperative group, memory from the stream's pool, and a host
// loop that ends when no point changes its cluster.
//
//     kmeans [points] [clusters] [most iterations]
#include <cooperative_groups.h>
#include <cub/block/block_reduce.cuh>
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace cg = cooperative_groups;

#define CHECK_ERROR(status)                                                          \
    if ((status) != cudaSuccess) {                                                   \
        fprintf(stderr, "error %d at line %d\n", (int)cudaGetLastError(), __LINE__); \
        exit(EXIT_FAILURE);                                                          \
    }

constexpr int kBlock = 128;

// Coordinates are integers, so that sums do not depend on the order of additions.
struct Point {
    int x, y;
};

__host__ __device__ inline long long distance2(Point a, Point b) {
    const long long dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}

__global__ void assign(const Point *points, int n, const Point *centres, int k, int *cluster, int *changed) {
    extern __shared__ Point shared_centres[];
    cg::thread_block block = cg::this_thread_block();
    for (int c = block.thread_rank(); c < k; c += block.size()) shared_centres[c] = centres[c];
    block.sync();

    const int i = block.group_index().x * kBlock + block.thread_rank();
    int moved = 0;
    if (i < n) {
        int best = 0;
        for (int c = 1; c < k; ++c)
            if (distance2(points[i], shared_centres[c]) < distance2(points[i], shared_centres[best]))
                best = c;
        moved = cluster[i] != best;
        cluster[i] = best;
    }
    typedef cub::BlockReduce<int, kBlock> BlockReduce;
    __shared__ typename BlockReduce::TempStorage storage;
    const int total = BlockReduce(storage).Sum(moved);
    if (block.thread_rank() == 0 && total > 0) atomicAdd(changed, total);
}

// One block for each cluster.
__global__ void move_centre(const Point *points, int n, const int *cluster, Point *centres) {
    typedef cub::BlockReduce<long long, kBlock> BlockReduce;
    __shared__ typename BlockReduce::TempStorage storage_x, storage_y, storage_n;
    long long x = 0, y = 0, count = 0;
    for (int i = threadIdx.x; i < n; i += kBlock)
        if (cluster[i] == (int)blockIdx.x) x += points[i].x, y += points[i].y, count += 1;
    x = BlockReduce(storage_x).Sum(x);
    y = BlockReduce(storage_y).Sum(y);
    count = BlockReduce(storage_n).Sum(count);
    if (threadIdx.x == 0 && count > 0) centres[blockIdx.x] = {int(x / count), int(y / count)};
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 2003, k = argc > 2 ? atoi(argv[2]) : 7,
              most = argc > 3 ? atoi(argv[3]) : 50;
    std::vector<Point> points(n), centres(k);
    unsigned seed = 99;
    const auto random = [&seed](int below) {
        seed = seed * 1664525u + 1013904223u;
        return int((seed >> 10) % below);
    };
    for (Point &p : points) {
        const int around = random(k + 2);
        p = {around * 977 % 5000 + random(900), around * 1543 % 4000 + random(900)};
    }
    for (int c = 0; c < k; ++c) centres[c] = points[c];

    cudaStream_t stream;
    CHECK_ERROR(cudaStreamCreate(&stream));
    Point *d_points, *d_centres;
    int *d_cluster, *d_changed;
    CHECK_ERROR(cudaMallocAsync(&d_points, n * sizeof(Point), stream));
    CHECK_ERROR(cudaMallocAsync(&d_centres, k * sizeof(Point), stream));
    CHECK_ERROR(cudaMallocAsync(&d_cluster, n * sizeof(int), stream));
    CHECK_ERROR(cudaMallocAsync(&d_changed, sizeof(int), stream));
    CHECK_ERROR(cudaMemcpyAsync(d_points, points.data(), n * sizeof(Point), cudaMemcpyHostToDevice, stream));
    CHECK_ERROR(
        cudaMemcpyAsync(d_centres, centres.data(), k * sizeof(Point), cudaMemcpyHostToDevice, stream));
    CHECK_ERROR(cudaMemsetAsync(d_cluster, 0xff, n * sizeof(int), stream)); // -1

    int iterations = 0, changed = 1;
    while (changed > 0 && iterations < most) {
        CHECK_ERROR(cudaMemsetAsync(d_changed, 0, sizeof(int), stream));
        assign<<<(n + kBlock - 1) / kBlock, kBlock, k * sizeof(Point), stream>>>(d_points, n, d_centres, k,
                                                                                 d_cluster, d_changed);
        move_centre<<<k, kBlock, 0, stream>>>(d_points, n, d_cluster, d_centres);
        CHECK_ERROR(cudaMemcpyAsync(&changed, d_changed, sizeof(int), cudaMemcpyDeviceToHost, stream));
        CHECK_ERROR(cudaStreamSynchronize(stream));
        ++iterations;
    }
    std::vector<Point> found(k);
    std::vector<int> cluster(n);
    CHECK_ERROR(cudaMemcpyAsync(found.data(), d_centres, k * sizeof(Point), cudaMemcpyDeviceToHost, stream));
    CHECK_ERROR(cudaMemcpyAsync(cluster.data(), d_cluster, n * sizeof(int), cudaMemcpyDeviceToHost, stream));
    for (void *p : {(void *)d_points, (void *)d_centres, (void *)d_cluster, (void *)d_changed})
        CHECK_ERROR(cudaFreeAsync(p, stream));
    CHECK_ERROR(cudaStreamSynchronize(stream));
    CHECK_ERROR(cudaStreamDestroy(stream));

    // The same on the host.
    std::vector<int> expected(n, -1);
    int host_iterations = 0;
    for (bool again = true; again && host_iterations < most; ++host_iterations) {
        again = false;
        std::vector<long long> x(k), y(k), count(k);
        for (int i = 0; i < n; ++i) {
            int best = 0;
            for (int c = 0; c < k; ++c)
                if (distance2(points[i], centres[c]) < distance2(points[i], centres[best])) best = c;
            again = again || expected[i] != best;
            expected[i] = best;
            x[best] += points[i].x, y[best] += points[i].y, ++count[best];
        }
        for (int c = 0; c < k; ++c)
            if (count[c] > 0) centres[c] = {int(x[c] / count[c]), int(y[c] / count[c])};
    }
    bool correct = iterations == host_iterations && cluster == expected;
    printf("%d points, %d clusters, %d iterations; centres:", n, k, iterations);
    for (int c = 0; c < k; ++c) {
        printf(" (%d, %d)", found[c].x, found[c].y);
        correct = correct && found[c].x == centres[c].x && found[c].y == centres[c].y;
    }
    printf(correct ? "\nok\n" : "\nthe host has others\n");
    return correct ? 0 : 1;
}
