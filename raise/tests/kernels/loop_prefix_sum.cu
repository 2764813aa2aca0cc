// construct: loops / prefix sum of a row and a first-order recurrence
// builds: sm_80 sm_120 clang
extern "C" __global__ void prefix_sum(const int *a, int *out, const float *x, float *y, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int s = 0;
    float f = 1.0f;
    for (int k = 0; k < len; k++) {
        s += a[i * len + k];
        out[i * len + k] = s;
        f = 0.75f * f + x[i * len + k];
        y[i * len + k] = f;
    }
}
