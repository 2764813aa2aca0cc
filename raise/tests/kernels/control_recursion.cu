// construct: control / a device function that calls itself
// builds: sm_80 sm_120 clang
// refused: recursi
__device__ __noinline__ int depth(int x)
{
    if (x <= 1)
        return 0;
    return 1 + depth(x & 1 ? 3 * x + 1 : x / 2) * (x % 3);
}

extern "C" __global__ void control_recursion(const int *x, int *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        y[i] = depth(x[i]);
}
