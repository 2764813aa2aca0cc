// construct: index / a packed lower triangle, unpacked
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_triangle(const float *packed, float *full, int n) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n) return;
    int row = i > j ? i : j, col = i > j ? j : i;
    full[i * n + j] = packed[row * (row + 1) / 2 + col];
}
