// construct: memory / a pointer that walks through a loop
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_pointer_walk(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    const float *p = x + i, *end = p + 9 * n;
    float sum = 0.0f;
    while (p != end) {
        sum += *p * *p;
        p += n;
    }
    y[i] = sum;
}
