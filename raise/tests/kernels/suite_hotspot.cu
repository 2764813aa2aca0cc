// construct: suite / heat of a chip: clamped neighbours, several coefficients
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_hotspot(const float *power, const float *in, float *out, int rows, int cols, float rx, float ry, float rz, float step, float ambient) {
    int x = blockIdx.x * blockDim.x + threadIdx.x;
    int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= cols || y >= rows) return;
    int north = y == 0 ? 0 : y - 1, south = y == rows - 1 ? rows - 1 : y + 1;
    int west = x == 0 ? 0 : x - 1, east = x == cols - 1 ? cols - 1 : x + 1;
    float here = in[y * cols + x];
    out[y * cols + x] = here + step * (power[y * cols + x]
        + (in[south * cols + x] + in[north * cols + x] - 2.0f * here) * ry
        + (in[y * cols + east] + in[y * cols + west] - 2.0f * here) * rx
        + (ambient - here) * rz);
}
