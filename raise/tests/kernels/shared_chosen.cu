// construct: shared / one of two arrays, chosen by data for a block, and by the number of the thread
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_chosen(const float *x, float *y, int n, int flip) {
    __shared__ float a[64], b[64];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    a[t] = i < n ? x[i] : 0.0f; b[t] = 2.0f * a[t] + 1.0f;
    __syncthreads();
    const float *from = x[blockIdx.x] > 1.0f ? a : b;
    float *to = (t & 1) ? b : a;
    float v = from[63 - t];
    __syncthreads();
    to[t] = v;
    __syncthreads();
    if (i < n) y[i] = from[t] + a[(t + 1) & 63];
}
