// Kernels whose launches vary from step to step.
extern "C" __global__ void multipliers(float *m, const float *a, int n, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n - 1 - k) return;
    m[n * (i + k + 1) + k] = a[n * (i + k + 1) + k] / a[n * k + k];
}
extern "C" __global__ void eliminate(const float *m, float *a, float *b, int n, int width, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n - 1 - k) return;
    if (j >= n - k) return;
    a[n * (i + 1 + k) + (j + k)] -= m[n * (i + 1 + k) + k] * a[n * k + (j + k)];
    if (j == 0) b[i + 1 + k] -= m[n * (i + 1 + k) + (j + k)] * b[k];
}
extern "C" __global__ void pairs(float *x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) x[i] += x[i + n];
}
extern "C" __global__ void blocksum(const float *in, float *out, int n) {
    __shared__ float s[64];
    int t = threadIdx.x;
    int i = blockIdx.x * 64 + t;
    s[t] = i < n ? in[i] : 0.0f;
    __syncthreads();
    for (int d = 32; d > 0; d >>= 1) {
        if (t < d) s[t] += s[t + d];
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s[0] + gridDim.x;
}
extern "C" __global__ void heat(const double *u, double *v, int n, double c, double t, float amp) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) v[i] = u[i] + c * (u[i-1] - 2*u[i] + u[i+1]) + amp * sin(t);
}
extern "C" __global__ void forced(const double *u, const double *force, double *v, double *record, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    v[i] = 0.5 * u[i] + force[i];
    if (i % 4 == 1) record[i / 4] = v[i];
}
