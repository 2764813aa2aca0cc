// construct: index / 3-D blocks of odd sizes, flattened by hand
// builds: sm_80 sm_120 clang

extern "C" __global__ void index_odd_blocks(const int *in, int *out, int n) {
    int threads = blockDim.x * blockDim.y * blockDim.z;
    int thread = (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
    int block = (blockIdx.z * gridDim.y + blockIdx.y) * gridDim.x + blockIdx.x;
    int t = block * threads + thread;
    if (t < n) out[t] = in[n - 1 - t] * 3 + t;
}
