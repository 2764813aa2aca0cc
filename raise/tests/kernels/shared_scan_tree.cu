// construct: shared / prefix sums of a block up and down a tree (Blelloch)
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_scan_tree(const int *x, int *sums, int n) {
    __shared__ int s[2 * T];
    int t = threadIdx.x, first = 2 * T * blockIdx.x;
    s[2 * t] = first + 2 * t < n ? x[first + 2 * t] : 0;
    s[2 * t + 1] = first + 2 * t + 1 < n ? x[first + 2 * t + 1] : 0;
    int step = 1;
    for (int d = T; d > 0; d >>= 1) {
        __syncthreads();
        if (t < d) s[step * (2 * t + 2) - 1] += s[step * (2 * t + 1) - 1];
        step *= 2;
    }
    if (t == 0) s[2 * T - 1] = 0;
    for (int d = 1; d < 2 * T; d *= 2) {
        step >>= 1;
        __syncthreads();
        if (t < d) {
            int low = s[step * (2 * t + 1) - 1];
            s[step * (2 * t + 1) - 1] = s[step * (2 * t + 2) - 1];
            s[step * (2 * t + 2) - 1] += low;
        }
    }
    __syncthreads();
    if (first + 2 * t < n) sums[first + 2 * t] = s[2 * t];
    if (first + 2 * t + 1 < n) sums[first + 2 * t + 1] = s[2 * t + 1];
}
