// family: the sum of an array
// builds: sm_80 debug

#define T 128

extern "C" __global__ void plain(const float *x, float *sum, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(sum, x[i]);
}

extern "C" __global__ void stride(const float *x, float *sum, int n) {
    float own = 0.0f;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) own += x[i];
    atomicAdd(sum, own);
}

// One thread sums all.
extern "C" __global__ void serial(const float *x, float *sum, int n) {
    if (blockIdx.x * blockDim.x + threadIdx.x != 0) return;
    float all = sum[0];
    for (int i = 0; i < n; ++i) all += x[i];
    sum[0] = all;
}

extern "C" __global__ void staged(const float *x, float *sum, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int half = T / 2; half > 0; half /= 2) {
        if (t < half) s[t] += s[t + half];
        __syncthreads();
    }
    if (t == 0) atomicAdd(sum, s[0]);
}

// Neighbours first.
extern "C" __global__ void staged_pairs(const float *x, float *sum, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? x[i] : 0.0f;
    __syncthreads();
    for (int apart = 1; apart < T; apart *= 2) {
        if (t % (2 * apart) == 0) s[t] += s[t + apart];
        __syncthreads();
    }
    if (t == 0) atomicAdd(sum, s[0]);
}

extern "C" __global__ void warps(const float *x, float *sum, int n) {
    __shared__ float s[T / 32];
    int t = threadIdx.x;
    float own = 0.0f;
    for (int i = blockIdx.x * T + t; i < n; i += gridDim.x * T) own += x[i];
    for (int by = 16; by > 0; by /= 2) own += __shfl_down_sync(0xffffffff, own, by);
    if (t % 32 == 0) s[t / 32] = own;
    __syncthreads();
    if (t < 32) {
        own = t < T / 32 ? s[t] : 0.0f;
        for (int by = T / 64; by > 0; by /= 2) own += __shfl_down_sync(0xffffffff, own, by);
        if (t == 0) atomicAdd(sum, own);
    }
}

// Four elements in a row per thread, then a tree.
extern "C" __global__ void several(const float *x, float *sum, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, first = (blockIdx.x * T + t) * 4;
    float own = 0.0f;
    #pragma unroll
    for (int k = 0; k < 4; ++k)
        if (first + k < n) own += x[first + k];
    s[t] = own;
    __syncthreads();
    for (int half = T / 2; half > 0; half /= 2) {
        if (t < half) s[t] += s[t + half];
        __syncthreads();
    }
    if (t == 0) atomicAdd(sum, s[0]);
}

struct Add {
    __device__ float operator()(float a, float b) const { return a + b; }
};
struct View { const float *data; int count; };

template <typename Op, int THREADS> __global__ void folded(View x, float *sum, Op op) {
    __shared__ float s[THREADS];
    int t = threadIdx.x;
    float own = 0.0f;
    for (int i = blockIdx.x * THREADS + t; i < x.count; i += gridDim.x * THREADS) own = op(own, x.data[i]);
    s[t] = own;
    __syncthreads();
    #pragma unroll
    for (int half = THREADS / 2; half > 0; half /= 2) {
        if (t < half) s[t] = op(s[t], s[t + half]);
        __syncthreads();
    }
    if (t == 0) atomicAdd(sum, s[0]);
}
template __global__ void folded<Add, 128>(View, float *, Add);
