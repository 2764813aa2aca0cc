// row_sum: the sum of each row of a matrix, one thread per row
// shows:  a reduction along the contiguous axis, unrolled by the compiler
// builds: sm_80 clang_sm_50
extern "C" __global__ void row_sum(const float *x, float *sums, int rows, int cols)
{
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row < rows) {
        float sum = 0.0f;
        for (int col = 0; col < cols; col++)
            sum += x[row * cols + col];
        sums[row] = sum;
    }
}
