// construct: races / blocks on one side of a branch on their number have no barrier: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void race_block_branch_open(const int *to, const int *back, const int *x, int *y)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[to[t]] = x[i];
    if (blockIdx.x < 2)
        __syncthreads();
    y[i] = s[back[t]];
}
