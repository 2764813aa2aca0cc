// construct: races / two colours, but diagonal neighbours have the same one
// builds: sm_80 sm_120 clang
// refused: writes element
extern "C" __global__ void race_red_black_diagonal(float *u, int n, int colour) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || j < 1 || i >= n - 1 || j >= n - 1 || ((i + j) & 1) != colour) return;
    u[i * n + j] = 0.5f * (u[(i - 1) * n + j] + u[(i + 1) * n + j + 1]);
}
