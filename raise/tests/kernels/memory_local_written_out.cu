// construct: memory / two tables of pointers in local memory beside numbers; the second, of a loop that is written out, has constant indices
// builds: sm_80 sm_120 clang
extern "C" __global__ void local_written_out(const double *a, const double *b, const double *c, double *x, double *y, double *z, int dims, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x, lane = threadIdx.x & 31;
    const double *from[3] = {a, b, c};
    double *to[3] = {x, y, z}, mine = 0.0, all[3];
    if (lane < dims)
        mine = from[lane][blockIdx.x];
    for (int k = 0; k < dims; k++)
        all[k] = __shfl_sync(0xffffffffu, mine, k);
    if (i >= n)
        return;
    for (int k = 0; k < dims; k++)
        to[k][i] = 0.5 * all[k] + i;
}
