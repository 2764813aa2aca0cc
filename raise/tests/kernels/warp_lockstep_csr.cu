// construct: warp / a product of a sparse matrix and a vector, a vector of lanes in lockstep for each row
// builds: sm_80 sm_120 clang
// no cpu referee: its lanes do not run in lockstep

#define LANES 8
#define VECTORS 16

extern "C" __global__ void warp_lockstep_csr(const int *first, const int *column, const float *value, const float *x, float *y, int rows) {
    __shared__ volatile float sums[VECTORS * LANES + LANES / 2];
    __shared__ volatile int ends[VECTORS][2];
    const int thread = blockDim.x * blockIdx.x + threadIdx.x;
    const int lane = threadIdx.x & (LANES - 1);
    const int vector = threadIdx.x / LANES;
    for (int row = thread / LANES; row < rows; row += VECTORS * gridDim.x) {
        if (lane < 2) ends[vector][lane] = first[row + lane];
        const int begin = ends[vector][0], end = ends[vector][1];
        float sum = 0.0f;
        for (int k = begin + lane; k < end; k += LANES) sum += value[k] * x[column[k]];
        sums[threadIdx.x] = sum;
        if (LANES > 4) sums[threadIdx.x] = sum = sum + sums[threadIdx.x + 4];
        if (LANES > 2) sums[threadIdx.x] = sum = sum + sums[threadIdx.x + 2];
        if (LANES > 1) sums[threadIdx.x] = sum = sum + sums[threadIdx.x + 1];
        if (lane == 0) y[row] = sums[threadIdx.x];
    }
}
