// construct: shared / a product of matrices whose tiles are loaded into one buffer while the other is multiplied
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_tiles_staged(const float *a, const float *b, float *c, int n) {
    __shared__ float sa[2][8][8], sb[2][8][8];
    int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 8 + ty, col = blockIdx.x * 8 + tx, stage = 0;
    sa[0][ty][tx] = a[row * n + tx]; sb[0][ty][tx] = b[ty * n + col];
    __syncthreads();
    float sum = 0.0f;
    for (int k = 8; k <= n; k += 8) {
        if (k < n) { sa[stage ^ 1][ty][tx] = a[row * n + k + tx]; sb[stage ^ 1][ty][tx] = b[(k + ty) * n + col]; }
        for (int q = 0; q < 8; q++) sum += sa[stage][ty][q] * sb[stage][q][tx];
        __syncthreads();
        stage ^= 1;
    }
    c[row * n + col] = sum;
}
