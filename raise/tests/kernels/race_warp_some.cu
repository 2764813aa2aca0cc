// construct: races / one warp waits at its barrier and exchanges values, the other one stores between two of the block
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_warp_some(const int *to, const int *back, const int *x, int *y)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[to[t]] = x[i];
    if (t < 32) {
        __syncwarp();
        s[back[t]] += 1;
    }
    __syncthreads();
    y[i] = s[back[t]];
}
