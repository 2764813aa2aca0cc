// construct: races / the last block sums what all threads of the others left, with no barrier before their block counts itself
// builds: sm_80 sm_120 clang
// refused: reads

extern "C" __global__ void last_block(const float *x, float *partial, float *sum, unsigned *ticket, int n) {
    __shared__ bool is_last;
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    partial[i] = i < n ? x[i] : 0.0f;
    __threadfence();
    if (threadIdx.x == 0) is_last = atomicInc(ticket, gridDim.x) == gridDim.x - 1;
    __syncthreads();
    if (is_last && threadIdx.x == 0) {
        float s = 0.0f;
        for (int b = 0; b < gridDim.x * blockDim.x; ++b) s += partial[b];
        *sum = s;
        *ticket = 0;
    }
}
