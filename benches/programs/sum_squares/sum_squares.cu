// sum_squares: total = sum(abs2, diag(v) a + x), written without a thought: the diagonal is a matrix, and multiplied
// builds: sm_80
// Each step ends with v a little smaller, by an amount that depends on the total: so no step is the one before.
template <typename Real>
__device__ void diagonal(const Real *v, Real *d, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        d[i * n + j] = i == j ? v[i] : Real(0);
}

template <typename Real>
__device__ void multiply(const Real *d, const Real *a, Real *product, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n)
        return;
    Real sum = 0;
    for (int k = 0; k < n; k++)
        sum += d[i * n + k] * a[k * n + j];
    product[i * n + j] = sum;
}

template <typename Real>
__device__ void add(Real *product, const Real *x, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        product[i * n + j] += x[i * n + j];
}

template <typename Real>
__device__ void clear(Real *total)
{
    total[0] = 0;
}

template <typename Real>
__device__ void abs2(const Real *product, Real *total, int n)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < n)
        atomicAdd(total, product[i * n + j] * product[i * n + j]);
}

template <typename Real>
__device__ void shrink(Real *v, const Real *total, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        v[i] /= Real(1) + Real(0.01) * total[0] / n / n;
}

extern "C" __global__ void diagonal_f32(const float *v, float *d, int n)
{
    diagonal(v, d, n);
}

extern "C" __global__ void diagonal_f64(const double *v, double *d, int n)
{
    diagonal(v, d, n);
}

extern "C" __global__ void multiply_f32(const float *d, const float *a, float *product, int n)
{
    multiply(d, a, product, n);
}

extern "C" __global__ void multiply_f64(const double *d, const double *a, double *product, int n)
{
    multiply(d, a, product, n);
}

extern "C" __global__ void add_f32(float *product, const float *x, int n)
{
    add(product, x, n);
}

extern "C" __global__ void add_f64(double *product, const double *x, int n)
{
    add(product, x, n);
}

extern "C" __global__ void clear_f32(float *total)
{
    clear(total);
}

extern "C" __global__ void clear_f64(double *total)
{
    clear(total);
}

extern "C" __global__ void abs2_f32(const float *product, float *total, int n)
{
    abs2(product, total, n);
}

extern "C" __global__ void abs2_f64(const double *product, double *total, int n)
{
    abs2(product, total, n);
}

extern "C" __global__ void shrink_f32(float *v, const float *total, int n)
{
    shrink(v, total, n);
}

extern "C" __global__ void shrink_f64(double *v, const double *total, int n)
{
    shrink(v, total, n);
}
