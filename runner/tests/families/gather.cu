// family: elements by a table of indices
// builds: sm_80 debug

#define T 128

extern "C" __global__ void plain(const float *x, const int *at, float *y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2.0f * x[at[i]];
}

extern "C" __global__ void stride(const float *x, const int *at, float *y, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] = 2.0f * x[at[i]];
}

// The indices through shared memory.
extern "C" __global__ void staged(const float *x, const int *at, float *y, int n) {
    __shared__ int s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    s[t] = i < n ? at[i] : 0;
    __syncthreads();
    if (i < n) y[i] = 2.0f * x[s[t]];
}

// The elements through shared memory.
extern "C" __global__ void staged_values(const float *x, const int *at, float *y, int n) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    if (i < n) s[t] = x[at[i]];
    __syncthreads();
    if (i < n) y[i] = 2.0f * s[t];
}

extern "C" __global__ void several(const float *x, const int *at, float *y, int n) {
    int first = (blockIdx.x * blockDim.x + threadIdx.x) * 4;
    for (int k = 0; k < 4; ++k)
        if (first + k < n) y[first + k] = 2.0f * x[at[first + k]];
}

extern "C" __global__ void several_apart(const float *x, const int *at, float *y, int n) {
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = (blockIdx.x * 4 + k) * T + threadIdx.x;
        if (i < n) y[i] = 2.0f * x[at[i]];
    }
}

struct Table { const float *x; const int *at; };
struct Twice {
    __device__ float operator()(float x) const { return 2.0f * x; }
};
template <typename F> __global__ void permuted(Table t, float *y, int n, F f) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = f(t.x[t.at[i]]);
}
template __global__ void permuted<Twice>(Table, float *, int, Twice);
