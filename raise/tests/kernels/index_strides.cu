// construct: index / every stride an argument, as arrays with descriptors have them
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_strides(const float *a, long long a0, long long a1, float *b, long long b0, long long b1, int n, int m) {
    long long i = blockIdx.y * (long long)blockDim.y + threadIdx.y;
    long long j = blockIdx.x * (long long)blockDim.x + threadIdx.x;
    if (i < n && j < m) b[i * b0 + j * b1] = a[i * a0 + j * a1] - 1.0f;
}
