// construct: shared / fluxes through the four sides of a cell, from the tile or from the rows and columns that border it
// builds: sm_80 sm_120 clang

#define E 8
extern "C" __global__ void shared_edges(const float *u, float *flux, int nx, int ny) {
    __shared__ float tile[E][E], above[E], below[E], before[E], after[E];
    int c = threadIdx.x, r = threadIdx.y, x = blockIdx.x * E + c, y = blockIdx.y * E + r;
    tile[r][c] = u[y * nx + x];
    if (r == 0) above[c] = u[(y > 0 ? y - 1 : 0) * nx + x];
    if (r == E - 1) below[c] = u[(y < ny - 1 ? y + 1 : y) * nx + x];
    if (c == 0) before[r] = u[y * nx + (x > 0 ? x - 1 : 0)];
    if (c == E - 1) after[r] = u[y * nx + (x < nx - 1 ? x + 1 : x)];
    __syncthreads();
    float own = tile[r][c], n, s, w, e;
    if (r == 0 && c == 0) {
        n = above[c] - own; s = tile[r + 1][c] - own; w = before[r] - own; e = tile[r][c + 1] - own;
    } else if (r == 0 && c == E - 1) {
        n = above[c] - own; s = tile[r + 1][c] - own; w = tile[r][c - 1] - own; e = after[r] - own;
    } else if (r == E - 1 && c == E - 1) {
        n = tile[r - 1][c] - own; s = below[c] - own; w = tile[r][c - 1] - own; e = after[r] - own;
    } else if (r == E - 1 && c == 0) {
        n = tile[r - 1][c] - own; s = below[c] - own; w = before[r] - own; e = tile[r][c + 1] - own;
    } else if (r == 0) {
        n = above[c] - own; s = tile[r + 1][c] - own; w = tile[r][c - 1] - own; e = tile[r][c + 1] - own;
    } else if (c == E - 1) {
        n = tile[r - 1][c] - own; s = tile[r + 1][c] - own; w = tile[r][c - 1] - own; e = after[r] - own;
    } else if (r == E - 1) {
        n = tile[r - 1][c] - own; s = below[c] - own; w = tile[r][c - 1] - own; e = tile[r][c + 1] - own;
    } else if (c == 0) {
        n = tile[r - 1][c] - own; s = tile[r + 1][c] - own; w = before[r] - own; e = tile[r][c + 1] - own;
    } else {
        n = tile[r - 1][c] - own; s = tile[r + 1][c] - own; w = tile[r][c - 1] - own; e = tile[r][c + 1] - own;
    }
    flux[y * nx + x] = (n * n - s * s) / own + 3.0f * w * e;
}
