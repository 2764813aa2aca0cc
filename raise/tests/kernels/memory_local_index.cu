// construct: memory / a local array with an index that is data
// builds: sm_80 sm_120 clang

extern "C" __global__ void memory_local_index(const float *x, const int *pick, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float window[8];
    for (int k = 0; k < 8; k++) window[k] = x[8 * i + k];
    window[pick[i] & 7] += 1.0f;
    y[i] = window[(pick[i] + i) & 7] - window[3];
}
