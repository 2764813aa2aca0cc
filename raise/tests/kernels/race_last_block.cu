// construct: races / the last block sums what the others left: needs an order among blocks
// builds: sm_80 sm_120 clang
// refused: reads
extern "C" __global__ void last_block(const float *x, float *partial, float *sum, unsigned *ticket, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = i < n ? x[i] : 0.0f;
        __threadfence();
        unsigned t = atomicInc(ticket, gridDim.x);
        if (t == gridDim.x - 1) {
            float s = 0.0f;
            for (int b = 0; b < gridDim.x; ++b) {
                s += partial[b];
            }
            *sum = s;
        }
    }
}
