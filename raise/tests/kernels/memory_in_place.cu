// construct: memory / one array given as two arguments
// builds: sm_80 sm_120 clang

// In place: every thread reads and writes its own element through two names.
extern "C" __global__ void memory_in_place(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = x[i] * x[i] + 1.0f;
    y[i] = y[i] + x[i];
}
