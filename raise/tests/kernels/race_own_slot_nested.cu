// construct: races / slots of own cells in two dimensions: remainder, clamp and truth value, in nested loops
// builds: sm_80 sm_120 clang
extern "C" __global__ void own_slot_nested(const unsigned *x, const int *y, const float *w, float *o,
                                           int m, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= nx || j >= ny) return;
    int cell = j * nx + i;
    for (int k = 0; k < 2; k++)
        for (int l = 0; l < m; l++) {
            int slot = y[l * nx + i];
            slot = slot < 0 ? 0 : slot > 4 ? 4 : slot;
            int half = w[l] > 0.5f;
            o[(((cell * 2 + k) * 3 + x[cell * m + l] % 3) * 5 + slot) * 2 + half] += w[l];
        }
}
