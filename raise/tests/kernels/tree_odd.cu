// construct: reductions / a block whose size is no power of two: halves rounded up, integers
// builds: sm_80 sm_120 clang

#define T 100
extern "C" __global__ void tree_odd(const int *x, int *least, int n) {
    __shared__ int s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 2147483647;
    __syncthreads();
    for (int left = T; left > 1; left = (left + 1) / 2) {
        int h = (left + 1) / 2;
        if (t + h < left) s[t] = min(s[t], s[t + h]);
        __syncthreads();
    }
    if (t == 0) least[blockIdx.x] = s[0];
}
