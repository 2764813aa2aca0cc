// construct: shared / prefix sums between two halves of dynamic shared memory whose numbers alternate
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_scan_halves(const float *x, float *y, int n) {
    extern __shared__ float temp[];
    int thid = threadIdx.x, N = blockDim.x, pout = 0, pin = 1, base = blockIdx.x * N;
    temp[pout * N + thid] = (thid > 0 && base + thid <= n) ? x[base + thid - 1] : 0.0f;
    __syncthreads();
    for (int offset = 1; offset < N; offset *= 2) {
        pout = 1 - pout; pin = 1 - pout;
        if (thid >= offset) temp[pout * N + thid] = temp[pin * N + thid] + temp[pin * N + thid - offset];
        else temp[pout * N + thid] = temp[pin * N + thid];
        __syncthreads();
    }
    if (base + thid < n) y[base + thid] = temp[pout * N + thid];
}
