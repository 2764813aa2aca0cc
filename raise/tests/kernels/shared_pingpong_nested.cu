// construct: shared / two buffers exchanged in an inner loop, from whose state an outer one goes on
// builds: sm_80 sm_120 clang

extern "C" __global__ void shared_pingpong_nested(const float *x, float *y, int n, int outer, int inner) {
    __shared__ float a[32], b[32];
    float *p = a, *q = b;
    int t = threadIdx.x, i = blockIdx.x * 32 + t;
    p[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int j = 0; j < outer; j++) {
        for (int k = 0; k < inner; k++) {
            q[t] = 0.5f * (p[t] + p[(t + k + j) & 31]);
            __syncthreads();
            float *r = p; p = q; q = r;
        }
        if (t == 0) p[0] = 1.0f;
        __syncthreads();
    }
    if (i < n) y[i] = p[t];
}
