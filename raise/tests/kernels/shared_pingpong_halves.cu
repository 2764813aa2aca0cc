// construct: shared / two halves of dynamic shared memory that a loop exchanges by pointer
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_pingpong_halves(const float *x, float *y, int n, int steps) {
    extern __shared__ float smem[];
    int t = threadIdx.x, T = blockDim.x, i = blockIdx.x * T + t;
    float *a = smem, *b = smem + T;
    a[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int k = 0; k < steps; k++) {
        int l = t > 0 ? t - 1 : T - 1;
        b[t] = 0.5f * (a[t] + a[l]);
        __syncthreads();
        float *c = a; a = b; b = c;
    }
    if (i < n) y[i] = a[t];
}
