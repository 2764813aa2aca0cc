// construct: loops / data-dependent while, per-thread exit
// builds: sm_80 sm_120 clang
extern "C" __global__ void collatz(const int *start, int *steps, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    unsigned x = start[i];
    int count = 0;
    while (x != 1) {
        x = (x & 1) ? 3 * x + 1 : x >> 1;
        count++;
    }
    steps[i] = count;
}
