// construct: control / blocks that take tickets through shared memory until none is left: each ticket is a tile
// builds: sm_80 sm_120 clang
#define T 32
extern "C" __global__ void control_queue_blocks(unsigned *ticket, const float *x, float *y, int n) {
    __shared__ unsigned tile;
    for (;;) {
        if (threadIdx.x == 0) tile = atomicAdd(ticket, 1u);
        __syncthreads();
        unsigned first = tile * T, i = first + threadIdx.x;
        __syncthreads();
        if (first >= n) break;
        if (i < n) y[i] = x[i] * 2.0f + 1.0f;
    }
}
