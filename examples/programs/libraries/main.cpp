// Terrain is smoothed by one shared library and its contour lines are counted by another; both have kernels,
// this file has none. The memory of the device belongs to the program.
//
//     libraries [width] [rows] [rounds]
#include <cuda_runtime_api.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#include "contour.h"
#include "smooth.h"

static void expect(int status, const char *what) {
    if (status == 0) return;
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(cudaError_t(status)));
    exit(2);
}

static float terrain(int x, int y) {
    const float ridge = 40 * sinf(0.11f * x) * cosf(0.07f * y);
    return 100 + ridge + 12 * float((x * 7919 + y * 104729) % 97) / 97;
}

static void smooth_on_host(std::vector<float> &height, int width, int rows, int passes, float strength) {
    std::vector<float> next(height.size());
    for (int pass = 0; pass < passes; ++pass, height.swap(next))
        for (int y = 0; y < rows; ++y)
            for (int x = 0; x < width; ++x) {
                const auto at = [&](int dx, int dy) {
                    const bool inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < rows;
                    return height[inside ? (y + dy) * width + x + dx : y * width + x];
                };
                next[y * width + x] =
                    at(0, 0) + strength * ((at(-1, 0) + at(1, 0) + at(0, -1) + at(0, 1)) / 4 - at(0, 0));
            }
}

// Edges that a contour line crosses. Heights near a line may fall on its other side after rounding: these are
// counted apart.
static std::pair<int, int> crossings_on_host(const std::vector<float> &height, int width, int rows) {
    int sure = 0, unsure = 0;
    const auto band = [](float h) { return (int)floorf((h - 60) / 10); };
    const auto near = [&](float h) { return band(h - 1e-3f) != band(h + 1e-3f); };
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < width; ++x)
            for (int right = 0; right < 2; ++right) {
                if (right ? x == width - 1 : y == rows - 1) continue;
                const float a = height[y * width + x], b = height[y * width + x + (right ? 1 : width)];
                if (near(a) || near(b))
                    ++unsure;
                else if (band(a) != band(b))
                    ++sure;
            }
    return {sure, unsure};
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? atoi(argv[1]) : 83, rows = argc > 2 ? atoi(argv[2]) : 59,
              rounds = argc > 3 ? atoi(argv[3]) : 3;
    std::vector<float> height(size_t(width) * rows);
    for (int y = 0; y < rows; ++y)
        for (int x = 0; x < width; ++x) height[y * width + x] = terrain(x, y);

    float *d_height = nullptr;
    const size_t bytes = height.size() * sizeof(float);
    expect(cudaMalloc((void **)&d_height, bytes), "cudaMalloc");
    expect(cudaMemcpy(d_height, height.data(), bytes, cudaMemcpyHostToDevice), "copy to the device");

    bool correct = true;
    {
        ContourFinder contours(60, 10);
        for (int round = 0; round < rounds; ++round) {
            const float strength = 0.5f + 0.1f * (round % 4);
            const int passes = 3 + round;
            expect(smooth_set_strength(strength), "smooth_set_strength");
            expect(smooth_terrain(d_height, width, rows, passes), "smooth_terrain");
            const ContourSummary found = contours.find(d_height, width, rows);
            printf("round %d: %d crossings, heights %.5g to %.5g\n", round, found.crossings, found.least,
                   found.greatest);

            smooth_on_host(height, width, rows, passes, strength);
            const std::pair<int, int> expected = crossings_on_host(height, width, rows);
            float least = height[0], greatest = height[0];
            for (float h : height) least = fminf(least, h), greatest = fmaxf(greatest, h);
            correct = correct && found.crossings >= expected.first &&
                      found.crossings <= expected.first + expected.second;
            correct =
                correct && fabsf(found.least - least) < 1e-3f && fabsf(found.greatest - greatest) < 1e-3f;
        }
    }
    expect(cudaFree(d_height), "cudaFree");
    printf(correct ? "libraries: ok\n" : "libraries: wrong\n");
    return correct ? 0 : 1;
}
