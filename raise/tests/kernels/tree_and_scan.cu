// construct: reductions / none: a scan whose total is stored as well stays the scan it is
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void tree_and_scan(const int *x, int *upto, int *total, int n) {
    __shared__ int s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 0;
    __syncthreads();
    for (int by = 1; by < T; by *= 2) {
        int before = t >= by ? s[t - by] : 0;
        __syncthreads();
        s[t] += before;
        __syncthreads();
    }
    if (i < n) upto[i] = s[t];
    if (t == 0) total[blockIdx.x] = s[T - 1];
}
