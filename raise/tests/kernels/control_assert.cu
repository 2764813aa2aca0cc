// construct: control / an assertion that holds, and a printf that is dropped
// builds: sm_80 sm_120 clang
#include <cassert>
#include <cstdio>

extern "C" __global__ void control_assert(const float *x, float *y, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float a = x[i];
    assert(a >= 0.0f);
    if (a > 1e30f)
        printf("large\n");
    y[i] = sqrtf(a) + 1.0f;
}
