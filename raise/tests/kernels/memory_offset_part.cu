// construct: memory / parts of an array as arguments
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_offset_part(const float *a, float *b, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= 5) return;
    b[j * n + i] = a[j * n + (n - 1 - i)] + (float)j;
}
