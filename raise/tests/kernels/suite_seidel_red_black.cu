// construct: suite / Gauss-Seidel in two colours: a thread skips every other cell
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_seidel_red_black(float *u, const float *f, int n, int colour) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || j < 1 || i >= n - 1 || j >= n - 1 || ((i + j) & 1) != colour) return;
    u[i * n + j] = 0.25f * (u[(i - 1) * n + j] + u[(i + 1) * n + j] + u[i * n + j - 1] + u[i * n + j + 1] - f[i * n + j]);
}
