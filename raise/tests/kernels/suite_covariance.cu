// construct: suite / covariance of columns, one thread an element
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_covariance(const float *data, float *out, int n, int m) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= m || k >= m) return;
    float a = 0.0f, b = 0.0f, ab = 0.0f;
    for (int i = 0; i < n; ++i) {
        a += data[i * m + j];
        b += data[i * m + k];
        ab += data[i * m + j] * data[i * m + k];
    }
    out[j * m + k] = (ab - a * b / n) / (n - 1);
}
