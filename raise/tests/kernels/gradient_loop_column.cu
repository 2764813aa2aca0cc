// construct: gradient / a loop that reads ys[:, t] of the array that it writes
// builds: sm_80 sm_120 clang
extern "C" __global__ void integrate(const double *start, const double *rate, double *ys, int n, int steps, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    ys[i * (steps + 1)] = start[i];
    for (int t = 0; t < steps; t++) {
        double y = ys[i * (steps + 1) + t];
        ys[i * (steps + 1) + t + 1] = y + dt * rate[i] * y * (1.0 - y);
    }
}

extern "C" __global__ void observe(const double *ys, const double *weight, double *J, int n, int steps)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    double sum = 0.0;
    for (int t = 0; t <= steps; t++)
        sum += weight[t] * ys[i * (steps + 1) + t] * ys[i * (steps + 1) + t];
    atomicAdd(J, sum);
}
