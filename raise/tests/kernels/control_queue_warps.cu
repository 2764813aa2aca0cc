// construct: control / warps whose first lane takes tickets for all until none is left
// builds: sm_80 sm_120 clang
extern "C" __global__ void control_queue_warps(unsigned *ticket, const float *x, float *y, int n) {
    int lane = threadIdx.x & 31;
    while (true) {
        unsigned first = 0;
        if (lane == 0) first = atomicAdd(ticket, 32u);
        first = __shfl_sync(0xffffffffu, first, 0);
        if (first >= n) break;
        unsigned i = first + lane;
        if (i < n) y[i] = x[i] * 2.0f + 1.0f;
    }
}
