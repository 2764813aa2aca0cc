// construct: shared / a block iterates until none of its threads moves
// builds: sm_80 sm_120 clang

#define T 32
extern "C" __global__ void shared_relax(const int *x, int *y) {
    __shared__ int s[T + 2];
    int t = threadIdx.x;
    s[t + 1] = x[blockIdx.x * T + t];
    if (t == 0) s[0] = s[T + 1] = 1000;
    __syncthreads();
    int moved;
    do {
        int least = min(s[t + 1], min(s[t], s[t + 2]) + 1);
        int change = least != s[t + 1];
        __syncthreads();
        s[t + 1] = least;
        moved = __syncthreads_or(change);
    } while (moved);
    y[blockIdx.x * T + t] = s[t + 1];
}
