// construct: shared / copies from global to shared memory that a thread waits for (cp.async)
// builds: sm_80 sm_120
// no cpu referee: asynchronous copies

#include <cuda_pipeline.h>

// y[i] = sum over a window of 5 of x, through two tiles of which one is filled while the other is read.
extern "C" __global__ void shared_async_copy(const float *x, float *y, int n, int tiles) {
    __shared__ __align__(16) float tile[2][68];
    int t = threadIdx.x;
    int base = blockIdx.x * 64 * tiles;
    // Four floats by each of 16 threads, and one float by each of four others; zeros beyond the end.
    if (t < 16) __pipeline_memcpy_async(&tile[0][4 * t], &x[base + 4 * t], 16);
    if (t < 4) __pipeline_memcpy_async(&tile[0][64 + t], &x[base + 64 + t], 4, base + 64 + t < n ? 0 : 4);
    __pipeline_commit();
    for (int k = 0; k < tiles; k++) {
        int next = base + 64 * (k + 1);
        if (k + 1 < tiles) {
            if (t < 16) __pipeline_memcpy_async(&tile[(k + 1) & 1][4 * t], &x[next + 4 * t], 16);
            if (t < 4) __pipeline_memcpy_async(&tile[(k + 1) & 1][64 + t], &x[next + 64 + t], 4, next + 64 + t < n ? 0 : 4);
        }
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        float sum = 0.0f;
        for (int j = 0; j < 5; j++) sum += tile[k & 1][t + j];
        y[base + 64 * k + t] = sum;
        __syncthreads();
    }
}
