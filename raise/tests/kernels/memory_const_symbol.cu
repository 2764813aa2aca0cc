// construct: memory / constant memory that the job fills
// builds: sm_80 sm_120 clang

__constant__ float weights[7];

extern "C" __global__ void memory_const_symbol(const int *kind, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[i] = weights[kind[i] % 7] + weights[3];
}
