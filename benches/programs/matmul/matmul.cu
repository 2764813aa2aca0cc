// matmul: c = a b, square, by tiles in shared memory
// builds: sm_80
#define TILE 16

template <typename Real>
__device__ void matmul(const Real *__restrict__ a, const Real *__restrict__ b, Real *__restrict__ c, int n)
{
    __shared__ Real of_a[TILE][TILE], of_b[TILE][TILE];
    int tx = threadIdx.x, ty = threadIdx.y;
    int row = blockIdx.y * TILE + ty, col = blockIdx.x * TILE + tx;
    Real sum = 0;
    for (int t = 0; t < (n + TILE - 1) / TILE; t++) {
        int i = t * TILE + tx, j = t * TILE + ty;
        of_a[ty][tx] = row < n && i < n ? a[row * n + i] : Real(0);
        of_b[ty][tx] = j < n && col < n ? b[j * n + col] : Real(0);
        __syncthreads();
        for (int k = 0; k < TILE; k++)
            sum += of_a[ty][k] * of_b[k][tx];
        __syncthreads();
    }
    if (row < n && col < n)
        c[row * n + col] = sum;
}

extern "C" __global__ void matmul_f32(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int n)
{
    matmul(a, b, c, n);
}

extern "C" __global__ void matmul_f64(const double *__restrict__ a, const double *__restrict__ b, double *__restrict__ c, int n)
{
    matmul(a, b, c, n);
}
