// construct: shared / a block sorts by compare and exchange
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_bitonic_sort(const int *x, int *y) {
    __shared__ int s[T];
    int t = threadIdx.x;
    s[t] = x[blockIdx.x * T + t];
    __syncthreads();
    for (int size = 2; size <= T; size *= 2)
        for (int by = size / 2; by > 0; by /= 2) {
            int other = t ^ by;
            int mine = s[t], theirs = s[other];
            bool up = (t & size) == 0, low = t < other;
            __syncthreads();
            s[t] = (up == low) == (mine < theirs) ? mine : theirs;
            __syncthreads();
        }
    y[blockIdx.x * T + t] = s[t];
}
