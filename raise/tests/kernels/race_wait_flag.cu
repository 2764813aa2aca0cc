// construct: races / threads that wait for a flag which another thread of the launch sets
// builds: sm_80 sm_120 clang
// refused: reads element 0
extern "C" __global__ void race_wait_flag(volatile int *flag, float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i == 0) {
        x[n] = 1.0f;
        __threadfence();
        *flag = 1;
    }
    while (*flag == 0);
    if (i < n) x[i] = x[i] + 2.0f;
}
