// construct: races / none: four colours, so that no neighbour is updated, also not the diagonal ones
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_four_colours(float *u, int n, int colour) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || j < 1 || i >= n - 1 || j >= n - 1 || 2 * (i % 2) + j % 2 != colour) return;
    float sum = 0.0f;
    for (int y = -1; y <= 1; ++y)
        for (int x = -1; x <= 1; ++x)
            sum += u[(i + y) * n + j + x];
    u[i * n + j] = sum / 9.0f;
}
