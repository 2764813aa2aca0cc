// construct: reported / a launch that gives less dynamic shared memory than the kernel accesses
// builds: sm_80 sm_120 clang
// refused: shared_bytes
extern "C" __global__ void reported_shared_too_small(const float *x, float *y) {
    extern __shared__ float s[];
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    s[t + 1] = x[i];
    __syncthreads();
    y[i] = s[blockDim.x - t];
}
