// Breadth-first search: a level at a time, until a flag that the host clears and reads back stays clear; then
// the same with queues whose length the host reads, so that the grid follows the frontier.
//
//     bfs [nodes] [edges of each node]
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <vector>

static void ok(cudaError_t status, int line) {
    if (status != cudaSuccess) {
        fprintf(stderr, "line %d: %s\n", line, cudaGetErrorString(status));
        exit(2);
    }
}
#define OK(call) ok((call), __LINE__)

struct Node {
    int first, edges;
};

__global__ void expand(const Node *nodes, const int *edges, const bool *frontier, bool *next,
                       const int *cost_in, int *cost, bool *again, int n) {
    int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n || !frontier[tid]) return;
    for (int e = nodes[tid].first; e < nodes[tid].first + nodes[tid].edges; e++) {
        int to = edges[e];
        if (cost_in[to] < 0) {
            cost[to] = cost_in[tid] + 1; // each thread that comes here writes the same
            next[to] = true;
            *again = true;
        }
    }
}

__global__ void commit(bool *frontier, bool *next, int *cost_in, const int *cost, int n) {
    int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= n) return;
    frontier[tid] = next[tid];
    next[tid] = false;
    cost_in[tid] = cost[tid];
}

__global__ void expand_queue(const Node *nodes, const int *edges, const int *queue, int length,
                             int *next_queue, int *next_length, int *cost, int level) {
    int tid = blockIdx.x * blockDim.x + threadIdx.x;
    if (tid >= length) return;
    Node node = nodes[queue[tid]];
    for (int e = node.first; e < node.first + node.edges; e++) {
        int to = edges[e];
        if (atomicCAS(&cost[to], -1, level) == -1) next_queue[atomicAdd(next_length, 1)] = to;
    }
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 3001, degree = argc > 2 ? atoi(argv[2]) : 3, source = 0,
              block = 192;

    // Mostly near neighbours, some far ones, and a part that cannot be reached.
    std::vector<Node> nodes;
    std::vector<int> edges;
    unsigned seed = 7;
    for (int i = 0; i < n; i++) {
        Node node = {(int)edges.size(), 0};
        for (int k = 0; k < degree; k++) {
            seed = seed * 1103515245u + 12345u;
            int distance = (seed >> 16) % 40 == 0 ? (seed >> 8) % n : 1 + (seed >> 20) % 9;
            int to = (i + distance) % n;
            if ((i % 10 == 3) == (to % 10 == 3)) edges.push_back(to), node.edges++;
        }
        nodes.push_back(node);
    }
    if (edges.empty()) edges.push_back(0);

    Node *d_nodes;
    int *d_edges, *d_cost, *d_cost_in, *d_queue, *d_next_queue, *d_length;
    bool *d_frontier, *d_next, *d_again;
    OK(cudaMalloc(&d_nodes, n * sizeof(Node)));
    OK(cudaMalloc(&d_edges, edges.size() * sizeof(int)));
    OK(cudaMalloc(&d_cost, n * sizeof(int)));
    OK(cudaMalloc(&d_cost_in, n * sizeof(int)));
    OK(cudaMalloc(&d_queue, n * sizeof(int)));
    OK(cudaMalloc(&d_next_queue, n * sizeof(int)));
    OK(cudaMalloc(&d_length, sizeof(int)));
    OK(cudaMalloc(&d_frontier, n));
    OK(cudaMalloc(&d_next, n));
    OK(cudaMalloc(&d_again, 1));
    OK(cudaMemcpy(d_nodes, nodes.data(), n * sizeof(Node), cudaMemcpyHostToDevice));
    OK(cudaMemcpy(d_edges, edges.data(), edges.size() * sizeof(int), cudaMemcpyHostToDevice));

    // A level at a time, with flags.
    std::vector<int> cost(n, -1);
    cost[source] = 0;
    bool yes = true;
    OK(cudaMemset(d_frontier, 0, n));
    OK(cudaMemset(d_next, 0, n));
    OK(cudaMemcpy(d_frontier + source, &yes, sizeof(bool), cudaMemcpyHostToDevice));
    OK(cudaMemcpy(d_cost, cost.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    OK(cudaMemcpy(d_cost_in, cost.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    int levels = 0;
    bool again;
    do {
        again = false;
        OK(cudaMemcpy(d_again, &again, sizeof(bool), cudaMemcpyHostToDevice));
        expand<<<(n + block - 1) / block, block>>>(d_nodes, d_edges, d_frontier, d_next, d_cost_in, d_cost,
                                                   d_again, n);
        commit<<<(n + block - 1) / block, block>>>(d_frontier, d_next, d_cost_in, d_cost, n);
        OK(cudaMemcpy(&again, d_again, sizeof(bool), cudaMemcpyDeviceToHost));
        levels++;
    } while (again);
    OK(cudaMemcpy(cost.data(), d_cost, n * sizeof(int), cudaMemcpyDeviceToHost));

    // With queues. The order within a queue depends on the atomics, the costs do not.
    std::vector<int> queue_cost(n, -1);
    queue_cost[source] = 0;
    OK(cudaMemcpy(d_cost, queue_cost.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    OK(cudaMemcpy(d_queue, &source, sizeof(int), cudaMemcpyHostToDevice));
    int length = 1, widest = 1;
    for (int level = 1; length > 0; level++) {
        OK(cudaMemset(d_length, 0, sizeof(int)));
        expand_queue<<<(length + block - 1) / block, block>>>(d_nodes, d_edges, d_queue, length, d_next_queue,
                                                              d_length, d_cost, level);
        OK(cudaMemcpy(&length, d_length, sizeof(int), cudaMemcpyDeviceToHost));
        std::swap(d_queue, d_next_queue);
        widest = std::max(widest, length);
    }
    OK(cudaMemcpy(queue_cost.data(), d_cost, n * sizeof(int), cudaMemcpyDeviceToHost));
    for (void *p :
         {(void *)d_nodes, (void *)d_edges, (void *)d_cost, (void *)d_cost_in, (void *)d_queue,
          (void *)d_next_queue, (void *)d_length, (void *)d_frontier, (void *)d_next, (void *)d_again})
        OK(cudaFree(p));

    std::vector<int> expected(n, -1);
    std::deque<int> open = {source};
    expected[source] = 0;
    while (!open.empty()) {
        const Node node = nodes[open.front()];
        for (int e = node.first; e < node.first + node.edges; e++)
            if (expected[edges[e]] < 0) {
                expected[edges[e]] = expected[open.front()] + 1;
                open.push_back(edges[e]);
            }
        open.pop_front();
    }
    const long reached = n - std::count(cost.begin(), cost.end(), -1);
    printf("%d nodes, %zu edges: %ld reached in %d levels, the widest has %d\n", n, edges.size(), reached,
           levels, widest);
    if (cost != expected || queue_cost != expected) {
        printf("wrong: flags %s, queues %s\n", cost == expected ? "ok" : "bad",
               queue_cost == expected ? "ok" : "bad");
        return 1;
    }
    return 0;
}
