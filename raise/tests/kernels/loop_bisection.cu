// construct: loops / bisection until the interval is small
// builds: sm_80 sm_120 clang
extern "C" __global__ void bisection(const double *target, double *root, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double lo = 0.0, hi = 4.0, t = target[i];
    while (hi - lo > 1e-9) {
        double mid = 0.5 * (lo + hi);
        if (mid * mid * mid + mid < t)
            lo = mid;
        else
            hi = mid;
    }
    root[i] = lo;
}
