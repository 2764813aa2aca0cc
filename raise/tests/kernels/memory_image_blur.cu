// construct: memory / bytes of an image
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_image_blur(const unsigned char *in, unsigned char *out, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= n - 1 || j < 1 || j >= m - 1) return;
    int sum = 0;
    for (int dj = -1; dj <= 1; dj++)
        for (int di = -1; di <= 1; di++) sum += in[(j + dj) * n + i + di];
    out[j * n + i] = (unsigned char)((sum + 4) / 9);
}
