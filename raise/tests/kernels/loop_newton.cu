// construct: loops / Newton iteration until converged
// builds: sm_80 sm_120 clang
extern "C" __global__ void newton(const double *a, double *root, int *turns, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double x = a[i] + 1.0, change;
    int k = 0;
    do {
        double next = 0.5 * (x + a[i] / x);
        change = next > x ? next - x : x - next;
        x = next;
        k++;
    } while (change > 1e-12 * x);
    root[i] = x;
    turns[i] = k;
}
