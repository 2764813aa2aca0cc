// construct: gradient / a fixed point that each thread goes on to until it is near enough, differentiated where it is
// builds: sm_80 sm_120 clang
extern "C" __global__ void settle(double *__restrict__ x, const double *__restrict__ p, double strength, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double here = x[i];
    for (int step = 0; step < 200; ++step)
        here = 0.5 * strength * cos(here) * p[i] + 0.1 * p[i];
    x[i] = here;
}

extern "C" __global__ void settle_near(double *__restrict__ x, const double *__restrict__ p, double strength, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double here = x[i], change;
    do
    {
        double next = 0.5 * strength * cos(here) * p[i] + 0.1 * p[i];
        change = fabs(next - here);
        here = next;
    } while (change > 1e-15);
    x[i] = here;
}

extern "C" __global__ void settle_by_newton(double *__restrict__ x, const double *__restrict__ p, double strength, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double here = x[i];
    for (int step = 0; step < 50; ++step)
    {
        double rest = strength * cos(here) * p[i] - here;
        if (fabs(rest) < 1e-14)
            break;
        here += rest / (1.0 + strength * sin(here) * p[i]);
    }
    x[i] = here;
}
