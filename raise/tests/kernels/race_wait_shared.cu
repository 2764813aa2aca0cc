// construct: races / threads that wait for a flag in shared memory which another thread of the block sets
// builds: sm_80 sm_120 clang
// refused: reads element 0
extern "C" __global__ void race_wait_shared(float *x, int n) {
    __shared__ volatile int ready;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) ready = 0;
    __syncthreads();
    if (threadIdx.x == 33) ready = 1;
    while (ready == 0);
    if (i < n) x[i] = x[i] + 2.0f;
}
