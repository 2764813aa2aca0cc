// construct: races / a load and a store around a loop of barriers that data gives no iteration: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void race_barrier_no_iteration(const int *to, const int *back, const int *flag, const int *x, int *y)
{
    int t = threadIdx.x;
    int v = y[to[t]];
    for (int k = 0; k < flag[0]; k++) __syncthreads();
    y[back[t]] = v + x[t];
}
