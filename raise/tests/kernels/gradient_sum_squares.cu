// construct: gradient / sum(abs2, diag(v) a + x), the diagonal written as a matrix and multiplied
// builds: sm_80 sm_120 clang
extern "C" __global__ void diagonal(const double *v, double *d, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        d[i * n + i] = v[i];
}

extern "C" __global__ void multiply_add(const double *d, const double *a, const double *x, double *y, int n, int m)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= m)
        return;
    double sum = 0.0;
    for (int k = 0; k < n; k++)
        sum += d[i * n + k] * a[k * m + j];
    y[i * m + j] = sum + x[i * m + j];
}

extern "C" __global__ void abs2(const double *y, double *J, int count)
{
    __shared__ double sum[128];
    double own = 0.0;
    for (int k = threadIdx.x; k < count; k += 128)
        own += y[k] * y[k];
    sum[threadIdx.x] = own;
    for (int half = 64; half > 0; half /= 2) {
        __syncthreads();
        if (threadIdx.x < half)
            sum[threadIdx.x] += sum[threadIdx.x + half];
    }
    if (threadIdx.x == 0)
        J[0] = sum[0];
}
