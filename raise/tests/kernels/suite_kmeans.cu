// construct: suite / the nearest centre of each point: a sum within a least value with its index
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_kmeans(const float *points, const float *centres, int *nearest, int n, int k, int dims) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int best = -1;
    float least = 3.4e38f;
    for (int c = 0; c < k; ++c) {
        float distance = 0.0f;
        for (int d = 0; d < dims; ++d) {
            float apart = points[d * n + i] - centres[c * dims + d];
            distance += apart * apart;
        }
        if (distance < least) { least = distance; best = c; }
    }
    nearest[i] = best;
}
