// construct: memory / a table of pointers in a structure by value that a loop reads
// builds: sm_80 sm_120 clang debug
struct Tracers { const float *value[3]; float *sum; int count; float rate; };

extern "C" __global__ void memory_pointer_table(Tracers t, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    float sum = 0.0f;
#pragma unroll 1
    for (int k = 0; k < t.count; k++)
        sum = t.rate * sum + t.value[k][i] * t.value[2 - k][n - 1 - i];
    t.sum[i] = sum;
}
