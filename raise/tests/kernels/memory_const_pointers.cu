// construct: memory / pointers, tables of them and structures in constant memory and device variables
// builds: sm_80 sm_120 clang debug
// no cpu referee: it fills variables with arrays, not with pointers
struct Field { const float *u; const float *v; float scale; int n; };

__constant__ float *target;
__constant__ const float *table[3];
__constant__ Field field;
__device__ const float *extra;

__device__ __noinline__ float scaled(Field f, int i) { return f.scale * (f.u[i] - f.v[(i + 1) % f.n]); }

extern "C" __global__ void memory_const_pointers(int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= field.n || i >= n)
        return;
    target[i] = table[0][i] + table[1][i] * table[2][n - 1 - i] + scaled(field, i) + extra[i];
}
