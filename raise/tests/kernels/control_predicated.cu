// construct: control / short ifs that become predicated instructions: loads, stores, arithmetic, exits
// builds: sm_80 sm_120 clang
extern "C" __global__ void control_predicated(const int *x, int *y, int *z, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    int a = x[i];
    if (a % 5 == 0)
        y[i] = a / 5;
    if (a < 10)
        a += x[n - 1 - i];
    if (a & 4)
        return;
    z[i] = a;
}
