// construct: races / a barrier on one side of a branch is none for the blocks that take the other
// builds: sm_80 sm_120 clang
// refused: race

#define T 64
extern "C" __global__ void race_branch_barrier(const float *x, const int *waits, float *y) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = x[i];
    if (waits[blockIdx.x] == 0) {
        __syncthreads();
        y[i] = s[T - 1 - t];
    } else {
        y[i] = 2.0f * s[t ^ 1];
    }
}
