// construct: memory / an optional array that is not given
// builds: sm_80 sm_120 clang debug
extern "C" __global__ void memory_null_argument(const float *x, const float *mask, float *y, float *sum, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float value = x[i];
    if (mask)
        value *= mask[i];
    float weight = mask != nullptr ? mask[n - 1 - i] : 0.5f;
    y[i] = value + weight;
    if (sum != nullptr)
        atomicAdd(sum, value);
}
