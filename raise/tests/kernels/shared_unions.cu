// construct: shared / dynamic memory cut into arrays of three types, and a union whose members are used in turn
// builds: sm_80 sm_120 clang

union Temp { float f[64]; int bins[16]; struct { double d[16]; } w; };
extern "C" __global__ void shared_unions(const float *x, float *y, int *hist, double *total, int n, int m) {
    extern __shared__ char smem[];
    float *a = (float *)smem;
    int *b = (int *)(smem + m * 4);
    double *c = (double *)(smem + m * 4 + 16 * 4);
    __shared__ Temp temp;
    int t = threadIdx.x, i = blockIdx.x * blockDim.x + t;
    a[t] = i < n ? x[i] : 0.0f;
    if (t < 16) b[t] = 0;
    __syncthreads();
    atomicAdd(&b[(t * 5) & 15], t);
    c[t] = a[m - 1 - t] * 0.5;
    __syncthreads();
    temp.f[t] = a[t] + (float)c[t];
    __syncthreads();
    float v = temp.f[(t + 1) % m];
    __syncthreads();
    if (t < 16) temp.bins[t] = b[t] * 2;
    __syncthreads();
    int k = temp.bins[t & 15];
    __syncthreads();
    if (t < 16) temp.w.d[t] = c[t] + k;
    __syncthreads();
    if (t == 0) { double s = 0; for (int q = 0; q < 16; q++) s += temp.w.d[q]; total[blockIdx.x] = s; }
    if (i < n) y[i] = v + k;
    if (t < 16) atomicAdd(&hist[t], b[t]);
}
