// construct: shared / dynamic shared memory in sections: counts at places that data decides beside the keys that are read
// builds: sm_80 sm_120 clang
extern "C" __global__ void shared_sections(const int *key, const float *weight, float *y, int n, int bins) {
    extern __shared__ unsigned words[];
    unsigned *count = words;
    float *weights = (float *)(count + bins);
    int *keys = (int *)(weights + n);
    for (int i = threadIdx.x; i < n; i += blockDim.x) {
        keys[i] = key[blockIdx.x * n + i];
        weights[i] = weight[i];
    }
    for (int i = threadIdx.x; i < bins; i += blockDim.x) count[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x)
        for (int k = 0; k < 2; k++) atomicAdd(&count[(keys[i] + k) % bins], 1 + (weights[i] > 0.5f));
    __syncthreads();
    for (int i = threadIdx.x; i < bins; i += blockDim.x) y[blockIdx.x * bins + i] = count[i];
}
