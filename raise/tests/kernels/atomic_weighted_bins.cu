// construct: atomics / float and double weights at an address that is data, under a guard that is data
// builds: sm_80 sm_120 clang
extern "C" __global__ void weighted_bins(const int *key, const float *w, float *bins, double *wide, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n && w[i] > 0.25f) {
        atomicAdd(&bins[key[i]], w[i]);
        atomicAdd(&wide[key[i]], (double)w[i]);
    }
}
