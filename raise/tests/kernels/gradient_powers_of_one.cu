// construct: gradient / powers of 1 and to 0 with constants behind them, which nvcc folds into its guard of such powers
// builds: sm_80 sm_120 clang
extern "C" __global__ void powers(const double *x, const double *z, double *J, int n, double scale)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        double a = x[i], b = z[i];
        double sum = 3.6 * pow(a, 0.8) + (1.0 + 0.61 * pow(a, 1.3)) * 2.0;
        sum += log(2.0 * pow(a, 0.7)) - fabs(3.6 * pow(a, -1.5) - 1.0);
        sum += 3.6 * pow(1.7, b) + 2.5 * pow(a, b) + 2.0 * pow(a, 3.0);
        atomicAdd(J, sum + scale * pow(fmax(a, 0.1), 0.3) * 2.5);
    }
}
