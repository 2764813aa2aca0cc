// construct: shared / a loop that ends where a barrier finds that all threads agree
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_breaks_and(const int *x, int *y, int n) {
    __shared__ int s[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    s[t] = i < n ? x[i] : 0;
    __syncthreads();
    int k = 0;
    while (true) {
        int nb = s[(t + 1) & 63], own = s[t], most = nb > own ? nb : own;
        if (__syncthreads_and(most == own)) break;
        s[t] = most;
        __syncthreads();
        k++;
    }
    if (i < n) y[i] = s[t] * 100 + k;
}
