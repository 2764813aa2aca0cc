// construct: memory / rows of a local array chosen by conditions, and walked through backwards
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_row_select(const float *x, const int *pick, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float f[6][5];
#pragma unroll 1
    for (int j = 0; j < 30; j++) f[j / 5][j % 5] = x[i] + j;
    float *row = pick[i] & 1 ? f[4] : f[1];
    row[pick[i] & 3] *= 2.0f;
    float *other = pick[i] & 2 ? row + 5 : f[0];
    other[2] -= 100.0f;
    float sum = 0.0f;
    // From the last row to the first, each backwards.
#pragma unroll 1
    for (float *p = f[5]; p >= f[0]; p -= 5) {
#pragma unroll 1
        for (float *q = p + 4; q != p - 1; q--) sum = 0.5f * sum + *q;
    }
    y[i * 2] = sum;
    y[i * 2 + 1] = row[2] + f[3][pick[i] & 3];
}
