// construct: loops / several guarded terms of a sum in each step
// builds: sm_80 sm_120 clang
extern "C" __global__ void guarded_sum_unrolled(const double *x, const double *y, double *parts, int *counts, int n, int chunk, int count)
{
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count)
        return;
    double sum = 0;
    int passed = 0;
#pragma unroll 4
    for (int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n)
            sum += x[i] * y[i];
        if (i < n && x[i] > 0.5)
            passed++;
    }
    parts[part] = sum;
    counts[part] = passed;
}
