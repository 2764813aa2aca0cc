// construct: shared / two arrays carved out of dynamic shared memory
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_dynamic(const float *x, float *y, int n) {
    extern __shared__ float room[];
    float *a = room, *b = room + blockDim.x;
    int i = blockIdx.x * blockDim.x + threadIdx.x, t = threadIdx.x;
    a[t] = i < n ? x[i] : 0.0f;
    b[t] = i < n ? x[n - 1 - i] : 0.0f;
    __syncthreads();
    int opposite = blockDim.x - 1 - t;
    if (i < n) y[i] = a[opposite] - b[t];
}
