// construct: memory / arrays of pointers in a structure by value, with padding that a call copies
// builds: sm_80 sm_120 clang debug
struct Tables { const float *x[3]; float *y; int n; };

__device__ __noinline__ float mixed(Tables t, int i) { return t.x[0][i] - t.x[1][i] * t.x[2][t.n - 1 - i]; }

extern "C" __global__ void memory_struct_tables(Tables t)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < t.n)
        t.y[i] = mixed(t, i) + t.x[2][i];
}
