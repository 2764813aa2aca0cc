// construct: races / blocks that take either side of a branch on their number, each with barriers
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_block_branch(const int *to, const int *back, const int *count, const int *x, int *y)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    if (blockIdx.x < 2) {
        s[to[t]] = x[i];
        __syncthreads();
        int v = s[back[t]];
        __syncthreads();
        s[back[t]] = v + 1;
        __syncthreads();
        y[i] = s[to[t]];
    } else {
        if (t < count[0])
            s[to[t]] = x[i];
        __syncthreads();
        int v = t < count[0] ? s[back[t]] : 0;
        __syncthreads();
        s[t] = v;
        __syncthreads();
        y[i] = s[back[t]];
    }
}
