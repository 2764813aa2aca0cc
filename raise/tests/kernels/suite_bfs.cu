// construct: suite / one level of a breadth-first search: edges as data, all writers write the same
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_bfs(const int *first, const int *edges, int *cost, int n, int level) {
    int node = blockIdx.x * blockDim.x + threadIdx.x;
    if (node >= n || cost[node] != level) return;
    for (int e = first[node]; e < first[node + 1]; ++e) {
        int to = edges[e];
        if (cost[to] < 0) cost[to] = level + 1;
    }
}
