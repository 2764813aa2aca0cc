// construct: control / blocks that meet by a counter that they wait for
// builds: sm_80 sm_120 clang
// refused: reads
// no cpu referee: blocks wait for one another

__device__ void meet(int *count, int wanted) {
    __syncthreads();
    if (threadIdx.x == 0) {
        __threadfence();
        atomicAdd(count, 1);
        while (*(volatile int *)count < wanted) {}
        __threadfence();
    }
    __syncthreads();
}

extern "C" __global__ void control_grid_by_hand(const float *x, float *y, float *z, int *count, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[i];
    meet(count, gridDim.x);
    if (i < n) z[i] = y[n - 1 - i];
    meet(count, 2 * gridDim.x);
    if (i < n) y[i] = z[(i + 7) % n];
}
