// construct: atomics / adds in a loop of each thread: to its row, to a column, to all, at data
// builds: sm_80 sm_120 clang
extern "C" __global__ void in_loop(const float *a, const int *key, float *rows, float *columns, float *total, float *bins, int n, int m) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        for (int k = 0; k < m; ++k) {
            float v = a[i * m + k];
            atomicAdd(&rows[i], v);
            atomicAdd(&columns[k], v);
            atomicAdd(total, v * v);
            atomicAdd(&bins[key[k]], v);
        }
    }
}
