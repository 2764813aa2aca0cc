// construct: shared / dynamic memory cut into sums, counts and flags, with atomics of two widths
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_parts(const float *x, double *y, int n) {
    extern __shared__ char smem[];
    double *sum = (double *)smem;
    int *count = (int *)(smem + 8 * 8);
    unsigned char *flag = (unsigned char *)(smem + 8 * 8 + 8 * 4);
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    if (t < 8) { sum[t] = 0.0; count[t] = 0; }
    flag[t] = i < n && x[i] > 3.0f;
    __syncthreads();
    if (flag[63 - t]) { atomicAdd(&count[t & 7], 1); atomicAdd(&sum[t & 7], (double)x[blockIdx.x * blockDim.x + 63 - t]); }
    __syncthreads();
    if (t < 8) y[blockIdx.x * 8 + t] = sum[t] * count[t];
}
