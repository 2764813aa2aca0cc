// construct: atomics / sums of pairs of halves: at a place that is data, at one of all threads, at one of one's own
// builds: sm_80 sm_120 clang
#include <cuda_fp16.h>
extern "C" __global__ void half_pairs(const float *x, const int *bin, __half2 *sums, __half2 *own, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float small = (float)(int)(x[i] * 4.0f) * 0.25f;
        atomicAdd(&sums[bin[i]], __floats2half2_rn(small, 0.5f));
        atomicAdd(&sums[7], __floats2half2_rn(small, 1.0f));
        __half2 before = atomicAdd(&own[i], __floats2half2_rn(1.0f, small));
        if (__low2float(before) > 3.0f) atomicAdd(&own[i], before);
    }
}
