// construct: memory / variables of the module: a counter that launches share, and a table that a kernel changes
// builds: sm_80 sm_120 clang
__device__ int calls = 3;
__device__ float table[7] = {1.0f, 2.0f, 3.0f};

extern "C" __global__ void count(int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        atomicAdd(&calls, 1);
        if (i < 7) {
            table[i] += 0.5f;
        }
    }
}

extern "C" __global__ void show(float *out, int *total, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        out[i] += table[i % 7];
    }
    if (i == 0) {
        *total = calls;
    }
}
