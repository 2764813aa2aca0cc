// construct: control / device functions that are not inlined, one calling another
// builds: sm_80 sm_120 clang
__device__ __noinline__ float bend(float x, int k)
{
    if (k & 1)
        return x * 0.5f - 1.0f;
    return x + (float)k;
}

__device__ __noinline__ float fold(float x, int k)
{
    return bend(bend(x, k), k + 1) * 0.25f;
}

extern "C" __global__ void control_device_function(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = fold(x[i], i) + bend(x[i], 3);
}
