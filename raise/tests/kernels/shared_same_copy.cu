// construct: shared / a table that every thread stores whole and reads, without a barrier
// builds: sm_80 sm_120 clang
extern "C" __global__ void same_copy(const float *x, const float *weights, const int *kind, float *y, int n) {
    __shared__ float weight[4];
    weight[0] = weights[0];
    weight[1] = weights[1];
    weight[2] = weights[2];
    weight[3] = weights[blockIdx.x % 4];
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float sum = 0.0f;
        for (int j = 0; j < 5; j++) sum += weight[kind[(i + j) % n] & 3] * x[(i + j) % n];
        y[i] = sum;
    }
}
