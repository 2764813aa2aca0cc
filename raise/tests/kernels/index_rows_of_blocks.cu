// construct: index / rows counted by blocks of one axis and threads of another
// builds: sm_80 sm_120 clang
extern "C" __global__ void rows_of_blocks(const float *x, float *y, int rows) {
    int column = threadIdx.x, row = blockIdx.x * blockDim.y + threadIdx.y;
    if (row >= rows) return;
    y[row * 24 + column] = 2 * x[row * 24 + column] - x[row * 24 + 23 - column];
}
