// construct: memory / an array of each thread: insertion sort of five values with indices that are data
// builds: sm_80 sm_120 clang
extern "C" __global__ void local_sort(const float *x, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v[5];
        int at[5];
        for (int k = 0; k < 5; ++k) {
            v[k] = x[5 * i + k];
            at[k] = (k * 3 + i) % 5;
        }
        for (int k = 0; k < 5; ++k) {
            int j = at[k];
            float t = v[j];
            v[j] = v[k];
            v[k] = t + 1.0f;
        }
        for (int k = 0; k < 5; ++k) {
            y[5 * i + k] = v[at[k]];
        }
    }
}
