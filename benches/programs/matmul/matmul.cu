// matmul: c = a b, square, by tiles in shared memory
// builds: sm_80
#define TILE 16

extern "C" __global__ void matmul_f32(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int n)
{
    __shared__ float of_a[TILE][TILE], of_b[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
    float sum = 0.0f;
    for (int t = 0; t < (n + TILE - 1) / TILE; t++) {
        int i = t * TILE + tx, j = t * TILE + ty;
        of_a[ty][tx] = row < n && i < n ? a[row * n + i] : 0.0f;
        of_b[ty][tx] = j < n && col < n ? b[j * n + col] : 0.0f;
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += of_a[ty][k] * of_b[k][tx];
        __syncthreads();
    }
    if (row < n && col < n)
        c[row * n + col] = sum;
}
