// construct: atomics / a queue: each thread reserves as many places as it needs
// builds: sm_80 sm_120 clang
extern "C" __global__ void queue(const int *need, int *queue, int *tail, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        int base = atomicAdd(tail, need[i]);
        for (int k = 0; k < need[i]; ++k) {
            queue[base + k] = i * 10 + k;
        }
    }
}
