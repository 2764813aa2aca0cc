// construct: loops / argmin by the index alone: the least so far is read again
// builds: sm_80 sm_120 clang
extern "C" __global__ void argmin_again(const float *a, int *least, int n, int len)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int at = 0;
    for (int k = 1; k < len; k++)
        if (a[i * len + k] < a[i * len + at])
            at = k;
    least[i] = at;
}
