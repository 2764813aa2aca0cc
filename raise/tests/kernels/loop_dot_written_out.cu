// construct: loops / a sum of sixteen products written out
// builds: sm_80 sm_120 clang
extern "C" __global__ void dot_written_out(const float *__restrict__ a, const float *__restrict__ b, float *__restrict__ c, int n, int m)
{
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= m)
        return;
    float s = 0.0f;
#pragma unroll
    for (int k = 0; k < 16; k++)
        s += a[i * 16 + k] * b[k * m + j];
    c[i * m + j] = s;
}
