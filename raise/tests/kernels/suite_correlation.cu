// construct: suite / means, deviations, standardizing and correlation, in four launches over shared arrays
// builds: sm_80 sm_120 clang

extern "C" __global__ void mean(const double *data, double *means, int n, int m) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= m) return;
    double sum = 0.0;
    for (int i = 0; i < n; ++i) sum += data[i * m + j];
    means[j] = sum / n;
}

extern "C" __global__ void deviation(const double *data, const double *means, double *deviations, int n, int m) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= m) return;
    double sum = 0.0;
    for (int i = 0; i < n; ++i) sum += (data[i * m + j] - means[j]) * (data[i * m + j] - means[j]);
    double s = sqrt(sum / n);
    deviations[j] = s <= 0.1 ? 1.0 : s;
}

extern "C" __global__ void standardize(double *data, const double *means, const double *deviations, int n, int m) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    int i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < n && j < m) data[i * m + j] = (data[i * m + j] - means[j]) / (sqrt((double)n) * deviations[j]);
}

// A thread for each row, which it writes with its mirror image.
extern "C" __global__ void correlate(const double *data, double *out, int n, int m) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= m) return;
    out[j * m + j] = 1.0;
    for (int k = j + 1; k < m; ++k) {
        double sum = 0.0;
        for (int i = 0; i < n; ++i) sum += data[i * m + j] * data[i * m + k];
        out[j * m + k] = sum;
        out[k * m + j] = sum;
    }
}
