// construct: races / loads and stores around a barrier that data decides on, and that is passed
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_barrier_passed(const int *to, const int *back, const int *flag, const int *x, int *y)
{
    __shared__ int s[32];
    int t = threadIdx.x;
    int v = y[to[t]];
    s[to[t]] = x[t];
    if (flag[0]) __syncthreads();
    s[back[t]] = x[t] + 100;
    y[back[t]] = v + x[t];
    __syncthreads();
    y[t] += s[t];
}
