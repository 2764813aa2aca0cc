// construct: loops / triangular bounds in both directions, a product and a sum
// builds: sm_80 sm_120 clang
extern "C" __global__ void triangular(const double *l, const double *x, double *y, double *z, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double s = 0.0, p = 1.0;
    for (int k = 0; k <= i; k++)
        s += l[i * n + k] * x[k];
    for (int k = i + 1; k < n; k++)
        p *= 1.0 + 0.1 * l[i * n + k];
    y[i] = s;
    z[i] = p;
}
