// construct: gradient / a network like those of Kolmogorov and Arnold, in small kernels: basis, sums with weights, tanh, loss
// builds: sm_80 sm_120 clang
extern "C" __global__ void basis(const double *x, double *phi, int rows, int columns, int knots, double low, double width)
{
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    int r = blockIdx.y * blockDim.y + threadIdx.y;
    int g = blockIdx.z;
    if (c >= columns || r >= rows)
        return;
    double distance = (x[r * columns + c] - low) / width - g;
    phi[(r * columns + c) * knots + g] = exp(-distance * distance);
}

extern "C" __global__ void contract(const double *phi, const double *weight, double *y, int rows, int length, int columns)
{
    int c = blockIdx.x * blockDim.x + threadIdx.x;
    int r = blockIdx.y * blockDim.y + threadIdx.y;
    if (c >= columns || r >= rows)
        return;
    double sum = 0.0;
    for (int k = 0; k < length; k++)
        sum += phi[r * length + k] * weight[c * length + k];
    y[r * columns + c] = sum;
}

extern "C" __global__ void squash(double *y, int count)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < count)
        y[k] = tanh(y[k]);
}

extern "C" __global__ void loss(const double *y, const double *target, double *J, int count)
{
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < count)
        atomicAdd(J, (y[k] - target[k]) * (y[k] - target[k]) / count);
}
