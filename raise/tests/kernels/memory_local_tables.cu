// construct: memory / a table of pointers beside an array of doubles in local memory, both with an index that the thread computes
// builds: sm_80 sm_120 clang
extern "C" __global__ void local_tables(const double *x, const double *y, const double *z, const int *pick, double *out, int dims, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const double *of[3] = {x, y, z};
    double own[4];
#pragma unroll 1
    for (int k = 0; k < dims; k++)
        own[k] = 2.0 * of[k][i] + k;
    const double *chosen = of[pick[i] % dims];
#pragma unroll 1
    for (int k = 0; k < dims; k++)
        out[i * dims + k] = own[(k + pick[i]) % dims] - chosen[k];
}
