// construct: atomics / histogram: add at an address that is data
// builds: sm_80 sm_120 clang
extern "C" __global__ void histogram(const int *key, int *bins, int n, int nbins) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&bins[key[i]], 1);
    }
}
