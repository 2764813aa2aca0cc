// construct: races / what ends a loop is read by one thread while another, which has left it, writes it
// builds: sm_80 sm_120 clang
// refused: race

extern "C" __global__ void race_after_loop(const int *x, int *y) {
    __shared__ int left;
    int t = threadIdx.x, i = blockIdx.x * 64 + t, turns = 0;
    if (t == 0) left = x[i];
    __syncthreads();
    while (left > 0) {
        __syncthreads();
        if (t == 0) left--;
        turns++;
        __syncthreads();
    }
    if (t == 63) left = 7;
    y[i] = turns;
}
