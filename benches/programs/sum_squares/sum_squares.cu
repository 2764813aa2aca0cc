// sum_squares: total = sum(abs2, diag(v) a + x), written without a thought: the diagonal is a matrix, and multiplied
// builds: sm_80
// Each step ends with v a little smaller, by an amount that depends on the total: so no step is the one before.
extern "C" __global__ void diagonal(const float *v, float *d, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        d[i * n + j] = i == j ? v[i] : 0.0f;
}

extern "C" __global__ void multiply(const float *d, const float *a, float *product, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n)
        return;
    float sum = 0.0f;
    for (int k = 0; k < n; k++)
        sum += d[i * n + k] * a[k * n + j];
    product[i * n + j] = sum;
}

extern "C" __global__ void add(float *product, const float *x, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        product[i * n + j] += x[i * n + j];
}

extern "C" __global__ void clear(float *total)
{
    total[0] = 0.0f;
}

extern "C" __global__ void abs2(const float *product, float *total, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        atomicAdd(total, product[i * n + j] * product[i * n + j]);
}

extern "C" __global__ void shrink(float *v, const float *total, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] /= 1.0f + 0.01f * total[0] / n / n;
}
