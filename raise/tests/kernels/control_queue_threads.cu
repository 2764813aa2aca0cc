// construct: control / threads that take tickets one by one until none is left: each ticket is an element
// builds: sm_80 sm_120 clang
extern "C" __global__ void control_queue_threads(unsigned *ticket, const float *x, float *y, int n) {
    for (;;) {
        unsigned i = atomicAdd(ticket, 1u);
        if (i >= n) return;
        y[i] = x[i] * 2.0f + 1.0f;
    }
}
