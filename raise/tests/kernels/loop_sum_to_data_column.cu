// construct: loops / a two-level nest with a multiply-add recurrence, added at a column that is data
// builds: sm_80 sm_120 clang
extern "C" __global__ void sum_to_data_column(const float *a, const float *b, const int *idx, float *acc, int n, int m, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    for (int j = 0; j < m; j++) {
        float f = 0.0f;
        for (int k = 0; k < len; k++)
            f = f * a[i * len + k] + b[j * len + k];
        acc[i * m + idx[j]] += f;
    }
}
