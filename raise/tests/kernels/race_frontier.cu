// construct: races / a step of a breadth-first search by masks: those that reach a node store equal costs
// builds: sm_80 sm_120 clang
extern "C" __global__ void frontier(const int *first, const int *edges, int *mask, int *updating, const int *visited,
                                    int *cost, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < n && mask[t]) {
        mask[t] = 0;
        for (int e = first[t]; e < first[t + 1]; e++) {
            int id = edges[e];
            if (!visited[id]) {
                cost[id] = cost[t] + 1;
                updating[id] = 1;
            }
        }
    }
}

extern "C" __global__ void advance(int *mask, int *updating, int *visited, int *over, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t < n && updating[t]) {
        mask[t] = 1;
        visited[t] = 1;
        *over = 1;
        updating[t] = 0;
    }
}
