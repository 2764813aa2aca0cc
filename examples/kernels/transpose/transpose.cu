// transpose: b = transposed a, one thread per element
// shows:  axes exchanged between a load and a store
// builds: sm_80
extern "C" __global__ void transpose(const float *a, float *b, int rows, int cols)
{
    int col = blockIdx.x * blockDim.x + threadIdx.x;
    int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row < rows && col < cols)
        b[col * rows + row] = a[row * cols + col];
}
