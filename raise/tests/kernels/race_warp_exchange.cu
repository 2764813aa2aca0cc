// construct: races / lanes exchange values at places that data gives, between barriers of their warp
// builds: sm_80 sm_120 clang
extern "C" __global__ void race_warp_exchange(const int *to, const int *back, const int *x, int *y)
{
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[to[t]] = x[i];
    __syncwarp();
    int v = s[back[t]];
    __syncwarp();
    s[back[t]] = v + x[i];
    __syncwarp();
    y[i] = s[to[t]];
}
