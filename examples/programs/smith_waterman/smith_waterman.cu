// Local alignment of two sequences: cells of an antidiagonal are independent, and the host walks over the
// antidiagonals, whose lengths grow and shrink.
//
//     smith_waterman [length of a] [length of b]
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#define CHECK(call)                                                                    \
    do {                                                                               \
        cudaError_t rc = (call);                                                       \
        if (rc != cudaSuccess) {                                                       \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(rc)); \
            exit(2);                                                                   \
        }                                                                              \
    } while (0)

const int MATCH = 3, MISMATCH = -2, GAP = -4, BLOCK = 64;

// Cell (i, j) of antidiagonal d = i + j, for i = first_row + thread. Row 0 and column 0 of the (n + 1) x (m +
// 1) table are zero.
__global__ void antidiagonal(int *score, const char *a, const char *b, int m, int d, int first_row,
                             int cells) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= cells) return;
    int i = first_row + t, j = d - i, w = m + 1;
    int diagonal = score[(i - 1) * w + j - 1] + (a[i - 1] == b[j - 1] ? MATCH : MISMATCH);
    int above = score[(i - 1) * w + j] + GAP, left = score[i * w + j - 1] + GAP;
    score[i * w + j] = max(max(0, diagonal), max(above, left));
}

// The greatest score and, among equal ones, the first cell: both in one 64-bit number.
__global__ void best_cell(const int *score, unsigned long long *best, int size) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < size && score[k] > 0) atomicMax(best, ((unsigned long long)score[k] << 32) | (0xffffffffu - k));
}

static std::string sequence(int length, unsigned seed) {
    std::string s;
    for (int k = 0; k < length; ++k) {
        seed = seed * 1103515245u + 12345u;
        s += "ACGT"[(seed >> 16) & 3];
    }
    return s;
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 150, m = argc > 2 ? atoi(argv[2]) : 211,
              size = (n + 1) * (m + 1);
    std::string a = sequence(n, 1), b = sequence(m, 2);
    b.replace(m / 3, n / 4, a, n / 2, n / 4); // a part in common

    char *d_a, *d_b;
    int *d_score;
    unsigned long long *d_best, best = 0;
    CHECK(cudaMalloc(&d_a, n));
    CHECK(cudaMalloc(&d_b, b.size()));
    CHECK(cudaMalloc(&d_score, size * sizeof(int)));
    CHECK(cudaMalloc(&d_best, sizeof(best)));
    CHECK(cudaMemcpy(d_a, a.data(), n, cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_b, b.data(), m, cudaMemcpyHostToDevice));
    CHECK(cudaMemset(d_score, 0, size * sizeof(int)));
    CHECK(cudaMemset(d_best, 0, sizeof(best)));

    for (int d = 2; d <= n + m; ++d) {
        const int first_row = std::max(1, d - m), last_row = std::min(n, d - 1),
                  cells = last_row - first_row + 1;
        antidiagonal<<<(cells + BLOCK - 1) / BLOCK, BLOCK>>>(d_score, d_a, d_b, m, d, first_row, cells);
    }
    best_cell<<<(size + BLOCK - 1) / BLOCK, BLOCK>>>(d_score, d_best, size);
    CHECK(cudaGetLastError());

    std::vector<int> score(size);
    CHECK(cudaMemcpy(score.data(), d_score, size * sizeof(int), cudaMemcpyDeviceToHost));
    CHECK(cudaMemcpy(&best, d_best, sizeof(best), cudaMemcpyDeviceToHost));
    for (void *p : {(void *)d_a, (void *)d_b, (void *)d_score, (void *)d_best}) CHECK(cudaFree(p));

    std::vector<int> expected(size);
    int greatest = 0, where = 0;
    for (int i = 1; i <= n; ++i)
        for (int j = 1; j <= m; ++j) {
            const int k = i * (m + 1) + j;
            const int substitute = expected[k - m - 2] + (a[i - 1] == b[j - 1] ? MATCH : MISMATCH);
            expected[k] = std::max({0, substitute, expected[k - 1] + GAP, expected[k - m - 1] + GAP});
            if (expected[k] > greatest) greatest = expected[k], where = k;
        }
    const int found = int(best >> 32), cell = int(0xffffffffu - unsigned(best));
    printf("%d and %d letters: best score %d at (%d, %d)\n", n, m, found, cell / (m + 1), cell % (m + 1));
    if (score != expected || found != greatest || (found > 0 && cell != where)) {
        printf("wrong: the host has score %d at (%d, %d)\n", greatest, where / (m + 1), where % (m + 1));
        return 1;
    }
    return 0;
}
