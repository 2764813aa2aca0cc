// construct: memory / tables in constant memory: weights, and offsets that become indices
// builds: sm_80 sm_120 clang
__constant__ float weight[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
__constant__ int offset[5] = {-2, -1, 0, 1, 2};

extern "C" __global__ void const_table(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= 2 && i < n - 2) {
        float sum = 0.0f;
        for (int k = 0; k < 5; ++k) {
            sum += weight[k] * x[i + offset[k]];
        }
        y[i] = sum;
    }
}
