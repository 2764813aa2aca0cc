// construct: shared / loops that a flag in shared memory ends, between barriers
// builds: sm_80 sm_120 clang

#define T 48
extern "C" __global__ void shared_breaks(const int *x, int *y, int *turns, int n) {
    __shared__ int s[T], done, found;
    int t = threadIdx.x, i = blockIdx.x * T + t, k = 0;
    s[t] = i < n ? x[i] : 0;
    if (t == 0) done = 0;
    __syncthreads();
    do {
        int left = t > 0 ? s[t - 1] : s[t];
        __syncthreads();
        if (left > s[t]) s[t] = left;
        if (t == 0) done = 1;
        __syncthreads();
        if (t > 0 && s[t - 1] > s[t]) done = 0;
        __syncthreads();
        k++;
        if (done) break;
    } while (1);
    if (t == 0) found = 0;
    __syncthreads();
    while (!found) {
        __syncthreads();
        if (s[t] > 100 || k > 200) found = 1;
        s[t] += 7;
        k++;
        __syncthreads();
    }
    int c = __syncthreads_count(s[t] > 50), a = __syncthreads_and(s[t] > 3);
    if (i < n) y[i] = s[t] + c * 1000 + a;
    if (t == 0) turns[blockIdx.x] = k;
}
