// construct: control / a trap that no thread reaches
// builds: sm_80 sm_120 clang
extern "C" __global__ void control_trap(const int *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int k = x[i];
    if (k == 0)
        __trap();
    y[i] = 1.0f / k;
}
