// construct: suite / softmax of rows: greatest, sum of exponentials, quotient
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_softmax(const float *in, float *out, int rows, int cols) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float greatest = in[row * cols];
    for (int j = 1; j < cols; ++j) greatest = fmaxf(greatest, in[row * cols + j]);
    float sum = 0.0f;
    for (int j = 0; j < cols; ++j) sum += expf(in[row * cols + j] - greatest);
    for (int j = 0; j < cols; ++j) out[row * cols + j] = expf(in[row * cols + j] - greatest) / sum;
}
