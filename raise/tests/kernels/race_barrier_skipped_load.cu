// construct: races / a load and a store around a barrier that data skips: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void race_barrier_skipped_load(const int *to, const int *back, const int *flag, const int *x, int *y)
{
    int t = threadIdx.x;
    int v = y[to[t]];
    if (flag[0]) __syncthreads();
    y[back[t]] = v + x[t];
}
