// construct: races / threads of two warps exchange values between barriers of warps: the check fails while it runs
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void race_warp_crossed(const int *to, const int *back, const int *x, int *y)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[to[t]] = x[i];
    __syncwarp();
    y[i] = s[back[t]];
}
