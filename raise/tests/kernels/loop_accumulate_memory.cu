// construct: loops / an accumulator kept in memory, without restrict
// builds: sm_80 sm_120 clang
extern "C" __global__ void accumulate_memory(const float *a, const float *b, float *c, int n, int m, int len)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= m)
        return;
    c[i * m + j] = 0.0f;
    for (int k = 0; k < len; k++)
        c[i * m + j] += a[i * len + k] * b[k * m + j];
}
