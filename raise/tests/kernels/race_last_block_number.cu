// construct: races / the last block keeps which one it is: that differs from run to run
// builds: sm_80 sm_120 clang
// refused: reads

extern "C" __global__ void race_last_block_number(const float *x, float *partial, float *sum, unsigned *ticket, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = i < n ? x[i] : 0.0f;
        __threadfence();
        unsigned t = atomicInc(ticket, gridDim.x - 1);
        if (t == gridDim.x - 1) {
            float s = 0.0f;
            for (int b = 0; b < gridDim.x; ++b) s += partial[b];
            *sum = s + 1000 * blockIdx.x;
        }
    }
}
