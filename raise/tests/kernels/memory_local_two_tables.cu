// construct: memory / two tables of pointers in local memory, of more arrays than one access may be of
// builds: sm_80 sm_120 clang
extern "C" __global__ void local_two_tables(const double *a, const double *b, const double *c, double *x, double *y, double *z, const int *pick, int dims, int n)
{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n)
        return;
    const double *from[3] = {a, b, c};
    double *to[3] = {x, y, z};
    double value = 2.0 * from[pick[i] % dims][i];
#pragma unroll 1
    for (int k = 0; k < dims; k++)
        to[k][i] = value + k;
}
