// construct: loops / two values that depend on one another, data-dependent count
// builds: sm_80 sm_120 clang
extern "C" __global__ void fibonacci(const int *turns, long long *out, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    long long a = 0, b = 1;
    for (int k = turns[i]; k > 0; k--) {
        long long c = a + b;
        a = b;
        b = c;
    }
    out[i] = a;
}
