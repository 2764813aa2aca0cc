// construct: memory / a table of pointers in a structure by value, indexed by a variable, whose arrays are read and written
// builds: sm_80 sm_120 clang debug
// not yet (clang): cannot be traced
struct Fields { float *value[3]; float rate; };

extern "C" __global__ void memory_pointer_table_written(Fields f, const int *which, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
#pragma unroll 1
    for (int k = 0; k < 2; k++) f.value[k + 1][i] = f.rate * f.value[k][i] + f.value[k + 1][i];
    float *chosen = f.value[which[i]];
    chosen[i] += 10.0f;
}
