// matmul: c = a b, one thread per element of c
// shows:  a reduction in a register over a row and a column, unrolled by the compiler
// builds: sm_80 sm_100 clang_sm_80
extern "C" __global__ void matmul(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int rows, int inner, int cols)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < rows && col < cols) {
        float sum = 0.0f;
        for (int k = 0; k < inner; k++)
            sum += a[row * inner + k] * b[k * cols + col];
        c[row * cols + col] = sum;
    }
}
