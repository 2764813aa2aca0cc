// construct: races / stores around a barrier that data skips: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: both store to
extern "C" __global__ void race_barrier_skipped(const int *to, const int *back, const int *flag, const int *x, int *y)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    s[to[t]] = x[t];
    if (flag[0]) __syncthreads();
    s[back[t]] = x[t] + 100;
    __syncthreads();
    y[t] = s[t];
}
