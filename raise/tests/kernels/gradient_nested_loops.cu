// construct: gradient / nested loops: substeps, and a nonlinear recurrence down the column in each of them; a loop that data ends
// builds: sm_80 sm_120 clang
extern "C" __global__ void settle(const double *__restrict__ start, const double *__restrict__ speed, double *__restrict__ c, int n, int nz,
                                  int substeps, double dt)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int k = 0; k < nz; k++)
        c[k * n + i] = start[k * n + i];
    for (int s = 0; s < substeps; s++) {
        double above = 0.0;
#pragma unroll 1
        for (int k = 0; k < nz; k++) {
            double here = c[k * n + i];
            double falls = dt * speed[k] * here / (1.0 + here * here);
            c[k * n + i] = here - falls + above;
            above = falls;
        }
    }
}

// The square root by Newton's method, in as many turns as it takes.
extern "C" __global__ void roots(const double *c, double *J, int count)
{
    int at = blockIdx.x * blockDim.x + threadIdx.x;
    if (at >= count)
        return;
    double of = 1.0 + c[at] * c[at], root = of;
    for (double miss = of; miss > 1e-13 * of; miss = fabs(root * root - of))
        root = 0.5 * (root + of / root);
    atomicAdd(J, root);
}
