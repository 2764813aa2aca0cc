// construct: races / dynamic shared memory in sections: a count that data puts into the section of the keys, where others read
// builds: sm_80 sm_120 clang
// refused: read and write
extern "C" __global__ void race_sections(const int *key, float *y, int n, int bins) {
    extern __shared__ int count[];
    int *keys = count + bins;
    for (int i = threadIdx.x; i < n; i += blockDim.x) keys[i] = key[i];
    for (int i = threadIdx.x; i < bins; i += blockDim.x) count[i] = 0;
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) atomicAdd(&count[keys[i]], 1);
    __syncthreads();
    for (int i = threadIdx.x; i < bins; i += blockDim.x) y[i] = count[i];
}
