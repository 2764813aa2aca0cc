// construct: reductions / segments of eight lanes, and rows of a block of two dimensions
// builds: sm_80 sm_120 clang

extern "C" __global__ void tree_segments(const float *x, float *eights, float *rows, int n) {
    __shared__ float s[8][17];
    int tx = threadIdx.x, ty = threadIdx.y;
    int i = (blockIdx.x * 8 + ty) * 16 + tx;
    float v = i < n ? x[i] : 0.0f;
    s[ty][tx] = v;
    for (int by = 4; by > 0; by /= 2) v += __shfl_down_sync(0xffffffff, v, by, 8);
    if (tx % 8 == 0) eights[i / 8] = v;
    __syncthreads();
    for (int h = 8; h > 0; h /= 2) {
        if (tx < h) s[ty][tx] += s[ty][tx + h];
        __syncthreads();
    }
    if (tx == 0) rows[i / 16] = s[ty][0];
}
