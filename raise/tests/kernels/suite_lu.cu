// construct: suite / LU decomposition in one block, a barrier between the steps
// builds: sm_80 sm_120 clang

extern "C" __global__ void suite_lu(double *a, int n) {
    int i = threadIdx.x;
    for (int k = 0; k < n - 1; ++k) {
        if (i > k && i < n) {
            double factor = a[i * n + k] / a[k * n + k];
            a[i * n + k] = factor;
            for (int j = k + 1; j < n; ++j) a[i * n + j] -= factor * a[k * n + j];
        }
        __syncthreads();
    }
}
