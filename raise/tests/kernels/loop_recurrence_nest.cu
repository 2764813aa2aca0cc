// construct: loops / a two-level nest whose inner loop carries a multiply-add recurrence
// builds: sm_80 sm_120 clang
extern "C" __global__ void recurrence_nest(const float *a, const float *b, const int *idx, float *acc, int n, int m, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 0; j < m; j++) {
        float f = 0.0f;
        for (int k = 0; k < len; k++)
            f = f * a[i * len + k] + b[idx[j] * len + k];
        acc[i * m + j] += f;
    }
}
