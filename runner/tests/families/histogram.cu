// family: how often each value is there
// builds: sm_80 debug

#define BINS 64

extern "C" __global__ void plain(const int *x, int *bins, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&bins[x[i]], 1);
}

extern "C" __global__ void stride(const int *x, int *bins, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&bins[x[i]], 1);
}

// Each block counts in shared memory first.
extern "C" __global__ void staged(const int *x, int *bins, int n) {
    __shared__ int own[BINS];
    if (threadIdx.x < BINS) own[threadIdx.x] = 0;
    __syncthreads();
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&own[x[i]], 1);
    __syncthreads();
    if (threadIdx.x < BINS) atomicAdd(&bins[threadIdx.x], own[threadIdx.x]);
}

extern "C" __global__ void staged_stride(const int *x, int *bins, int n) {
    __shared__ int own[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) own[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(&own[x[i]], 1);
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        if (own[b] > 0) atomicAdd(&bins[b], own[b]);
}

extern "C" __global__ void several(const int *x, int *bins, int n) {
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
    #pragma unroll
    for (int k = 0; k < 4; ++k)
        if (first + k < n) atomicAdd(&bins[x[first + k]], 1);
}

// A thread per bin reads all.
extern "C" __global__ void by_bins(const int *x, int *bins, int n) {
    int b = blockIdx.x * blockDim.x + threadIdx.x;
    if (b >= BINS) return;
    int count = 0;
    for (int i = 0; i < n; ++i)
        if (x[i] == b) ++count;
    bins[b] += count;
}

struct Counted { const int *x; int *bins; int n; };
struct Count {
    __device__ void operator()(int *at) const { atomicAdd(at, 1); }
};
template <typename Op> __global__ void counted(Counted c, Op op) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < c.n) op(c.bins + c.x[i]);
}
template __global__ void counted<Count>(Counted, Count);
