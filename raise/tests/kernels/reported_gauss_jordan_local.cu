// construct: reported / pivoted Gauss-Jordan solve of a 3x3 system per thread, rows swapped in a local matrix
// builds: sm_80 sm_120 clang

extern "C" __global__ void reported_gauss_jordan_local(const float *a, const float *b, float *x, int n) {
    int t = blockIdx.x * blockDim.x + threadIdx.x;
    if (t >= n) return;
    float m[3][4];
    for (int i = 0; i < 3; ++i) {
        for (int j = 0; j < 3; ++j) m[i][j] = a[t * 9 + i * 3 + j];
        m[i][3] = b[t * 3 + i];
    }
#pragma unroll 1
    for (int col = 0; col < 3; ++col) {
        int pivot = col;
        for (int row = col + 1; row < 3; ++row)
            if (fabsf(m[row][col]) > fabsf(m[pivot][col])) pivot = row;
        for (int k = 0; k < 4; ++k) {
            float swap = m[col][k];
            m[col][k] = m[pivot][k];
            m[pivot][k] = swap;
        }
        float inverse = 1.0f / m[col][col];
        for (int row = 0; row < 3; ++row) {
            if (row == col) continue;
            float factor = m[row][col] * inverse;
            for (int k = col; k < 4; ++k) m[row][k] -= factor * m[col][k];
        }
    }
    for (int i = 0; i < 3; ++i) x[t * 3 + i] = m[i][3] / m[i][i];
}
