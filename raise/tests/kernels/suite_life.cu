// construct: suite / the game of life on a torus of bytes
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_life(const unsigned char *now, unsigned char *next, int nx, int ny) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= nx || y >= ny) return;
    int alive = 0;
    for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx)
            if (dx || dy) alive += now[(y + dy + ny) % ny * nx + (x + dx + nx) % nx];
    next[y * nx + x] = alive == 3 || (alive == 2 && now[y * nx + x]);
}
