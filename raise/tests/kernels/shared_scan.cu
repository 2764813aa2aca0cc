// construct: shared / prefix sums of a block by doubling (Hillis and Steele)
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_scan(const int *x, int *sums, int n) {
    __shared__ int s[2][T];
    int i = blockIdx.x * T + threadIdx.x, t = threadIdx.x;
    int from = 0;
    s[0][t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int h = 1; h < T; h *= 2) {
        int to = 1 - from;
        s[to][t] = t >= h ? s[from][t] + s[from][t - h] : s[from][t];
        from = to;
        __syncthreads();
    }
    if (i < n) sums[i] = s[from][t];
}
