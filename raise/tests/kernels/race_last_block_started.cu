// construct: races / a counter of blocks that is not 0 at the start, so that no block is the last
// builds: sm_80
// refused: by which blocks find out

extern "C" __global__ void race_last_block_started(const float *x, float *partial, float *sum, unsigned *ticket, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = i < n ? x[i] : 0.0f;
        __threadfence();
        unsigned t = atomicAdd(ticket, 1u);
        if (t == gridDim.x - 1) {
            float s = 0.0f;
            for (int b = 0; b < gridDim.x; ++b) s += partial[b];
            *sum = s;
        }
    }
}
