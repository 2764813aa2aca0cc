// All shortest paths: a step for each node k between others, in place, with the predecessor of each node.
// Rows are passed as an array of pointers that lies in device memory.
//
//     floyd_warshall [nodes]
#include <cuda_runtime.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#define FAR (INT_MAX / 4)
#define BLOCK 16

static void die(const char *what, cudaError_t error) {
    fprintf(stderr, "%s: %s\n", what, cudaGetErrorString(error));
    exit(2);
}
#define CALL(x)                                     \
    {                                               \
        cudaError_t error_ = (x);                   \
        if (error_ != cudaSuccess) die(#x, error_); \
    }

__global__ void through(int **distance, int **via, int n, int k) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n) {
        int other = distance[i][k] + distance[k][j];
        if (other < distance[i][j]) {
            distance[i][j] = other;
            via[i][j] = k;
        }
    }
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 70;
    int *h_distance = (int *)malloc(n * n * sizeof(int)), *expected = (int *)malloc(n * n * sizeof(int));
    unsigned seed = 17;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            seed = seed * 1664525u + 1013904223u;
            h_distance[i * n + j] = i == j ? 0 : seed >> 28 < 2 ? 1 + (seed >> 10) % 100 : FAR;
            expected[i * n + j] = h_distance[i * n + j];
        }

    /* One allocation for each row, and the rows' addresses in two more. */
    int **rows = (int **)malloc(n * sizeof(int *)), **via_rows = (int **)malloc(n * sizeof(int *));
    for (int i = 0; i < n; i++) {
        CALL(cudaMalloc((void **)&rows[i], n * sizeof(int)));
        CALL(cudaMalloc((void **)&via_rows[i], n * sizeof(int)));
        CALL(cudaMemcpy(rows[i], h_distance + i * n, n * sizeof(int), cudaMemcpyHostToDevice));
        CALL(cudaMemset(via_rows[i], 0xff, n * sizeof(int)));
    }
    int **d_distance, **d_via;
    CALL(cudaMalloc((void **)&d_distance, n * sizeof(int *)));
    CALL(cudaMalloc((void **)&d_via, n * sizeof(int *)));
    CALL(cudaMemcpy(d_distance, rows, n * sizeof(int *), cudaMemcpyHostToDevice));
    CALL(cudaMemcpy(d_via, via_rows, n * sizeof(int *), cudaMemcpyHostToDevice));

    dim3 block(BLOCK, BLOCK), grid((n + BLOCK - 1) / BLOCK, (n + BLOCK - 1) / BLOCK);
    for (int k = 0; k < n; k++) through<<<grid, block>>>(d_distance, d_via, n, k);
    CALL(cudaGetLastError());

    int *via = (int *)malloc(n * n * sizeof(int));
    for (int i = 0; i < n; i++) {
        CALL(cudaMemcpy(h_distance + i * n, rows[i], n * sizeof(int), cudaMemcpyDeviceToHost));
        CALL(cudaMemcpy(via + i * n, via_rows[i], n * sizeof(int), cudaMemcpyDeviceToHost));
        CALL(cudaFree(rows[i]));
        CALL(cudaFree(via_rows[i]));
    }
    CALL(cudaFree(d_distance));
    CALL(cudaFree(d_via));

    /* Relaxation by Bellman and Ford, from each node. */
    int wrong = 0, longest = 0;
    long long sum = 0;
    int *best = (int *)malloc(n * sizeof(int));
    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) best[j] = i == j ? 0 : FAR;
        for (int again = 1; again;) {
            again = 0;
            for (int from = 0; from < n; from++)
                for (int to = 0; to < n; to++)
                    if (best[from] < FAR && expected[from * n + to] < FAR &&
                        best[from] + expected[from * n + to] < best[to]) {
                        best[to] = best[from] + expected[from * n + to];
                        again = 1;
                    }
        }
        for (int j = 0; j < n; j++) {
            int found = h_distance[i * n + j], k = via[i * n + j];
            int reached = found < FAR;
            wrong += reached != (best[j] < FAR) || (reached && found != best[j]);
            /* a path over k has the length of its two parts */
            wrong += reached && k >= 0 && found != h_distance[i * n + k] + h_distance[k * n + j];
            if (reached) {
                sum += found;
                if (found > longest) longest = found;
            }
        }
    }
    printf("%d nodes: sum of distances %lld, longest %d\n", n, sum, longest);
    free(h_distance);
    free(expected);
    free(rows);
    free(via_rows);
    free(via);
    free(best);
    if (wrong) printf("%d wrong\n", wrong);
    return wrong ? 1 : 0;
}
