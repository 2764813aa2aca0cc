// construct: loops / loops unrolled by pragmas, with remainders
// builds: sm_80 sm_120 clang
extern "C" __global__ void unrolled(const float *__restrict__ a, const double *__restrict__ b, float *__restrict__ sum, double *__restrict__ most, float *__restrict__ scaled, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float s = 0.0f;
#pragma unroll 8
    for (int k = 0; k < len; k++)
        s += a[i * len + k];
    double m = -1e300;
#pragma unroll 2
    for (int k = 0; k < len; k++)
        m = fmax(m, b[k * n + i]);
#pragma unroll 4
    for (int k = 0; k < len; k++)
        scaled[k * n + i] = 2.0f * a[i * len + k] + k;
    sum[i] = s;
    most[i] = m;
}
