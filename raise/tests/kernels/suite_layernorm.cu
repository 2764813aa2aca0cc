// construct: suite / a layer norm: two sums in a first loop, scaled in a second
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_layernorm(const float *in, const float *gain, const float *bias, float *out, int rows, int cols, float eps) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f, squares = 0.0f;
    for (int j = 0; j < cols; ++j) {
        float x = in[row * cols + j];
        sum += x;
        squares += x * x;
    }
    float mean = sum / cols;
    float scale = rsqrtf(squares / cols - mean * mean + eps);
    for (int j = 0; j < cols; ++j) out[row * cols + j] = (in[row * cols + j] - mean) * scale * gain[j] + bias[j];
}
