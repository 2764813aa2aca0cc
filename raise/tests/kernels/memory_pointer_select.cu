// construct: memory / a pointer to one array or another
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_pointer_select(const float *a, const float *b, float *even, float *odd, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const float *from = i % 3 == 0 ? a : b;
    float *to = i % 2 == 0 ? even : odd;
    to[i] = from[i] + from[n - 1 - i];
}
