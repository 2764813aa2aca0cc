// family: three points of one dimension
// builds: sm_80 debug

#define T 128

extern "C" __global__ void plain(const float *u, float *v, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i > 0 && i < n - 1) v[i] = 0.25f * u[i - 1] + 0.5f * u[i] + 0.25f * u[i + 1];
}

extern "C" __global__ void stride(const float *u, float *v, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        if (i > 0 && i < n - 1) v[i] = 0.25f * u[i - 1] + 0.5f * u[i] + 0.25f * u[i + 1];
}

// The first and the last thread of a block also load the halo; what is outside of the array is 0.
extern "C" __global__ void staged(const float *u, float *v, int n) {
    __shared__ float tile[T + 2];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    tile[t + 1] = i < n ? u[i] : 0.0f;
    if (t == 0) tile[0] = i > 0 ? u[i - 1] : 0.0f;
    if (t == T - 1) tile[T + 1] = i + 1 < n ? u[i + 1] : 0.0f;
    __syncthreads();
    if (i > 0 && i < n - 1) v[i] = 0.25f * tile[t] + 0.5f * tile[t + 1] + 0.25f * tile[t + 2];
}

// The same, but threads outside of the array load nothing.
extern "C" __global__ void staged_inside(const float *u, float *v, int n) {
    __shared__ float tile[T + 2];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    if (i < n) {
        tile[t + 1] = u[i];
        if (t == 0 && i > 0) tile[0] = u[i - 1];
        if (t == T - 1 && i + 1 < n) tile[T + 1] = u[i + 1];
    }
    __syncthreads();
    if (i > 0 && i < n - 1) v[i] = 0.25f * tile[t] + 0.5f * tile[t + 1] + 0.25f * tile[t + 2];
}

// Two threads more than results: they load the halo and compute nothing.
extern "C" __global__ void halo_threads(const float *u, float *v, int n) {
    __shared__ float tile[T];
    int t = threadIdx.x, i = blockIdx.x * (T - 2) + t - 1;
    tile[t] = i >= 0 && i < n ? u[i] : 0.0f;
    __syncthreads();
    if (t > 0 && t < T - 1 && i > 0 && i < n - 1) v[i] = 0.25f * tile[t - 1] + 0.5f * tile[t] + 0.25f * tile[t + 1];
}

// The halo by the first threads, in a second load of each.
extern "C" __global__ void staged_twice(const float *u, float *v, int n) {
    __shared__ float tile[T + 2];
    int first = blockIdx.x * T - 1;
    for (int k = threadIdx.x; k < T + 2; k += T) {
        int i = first + k;
        tile[k] = i >= 0 && i < n ? u[i] : 0.0f;
    }
    __syncthreads();
    int t = threadIdx.x, i = blockIdx.x * T + t;
    if (i > 0 && i < n - 1) v[i] = 0.25f * tile[t] + 0.5f * tile[t + 1] + 0.25f * tile[t + 2];
}

// Four elements in a row per thread.
extern "C" __global__ void several(const float *u, float *v, int n) {
    int first = 4 * (blockIdx.x * blockDim.x + threadIdx.x);
    for (int k = 0; k < 4; ++k) {
        int i = first + k;
        if (i > 0 && i < n - 1) v[i] = 0.25f * u[i - 1] + 0.5f * u[i] + 0.25f * u[i + 1];
    }
}

// Four elements per thread, a block apart.
extern "C" __global__ void several_apart(const float *u, float *v, int n) {
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = (blockIdx.x * 4 + k) * T + threadIdx.x;
        if (i > 0 && i < n - 1) v[i] = 0.25f * u[i - 1] + 0.5f * u[i] + 0.25f * u[i + 1];
    }
}

struct Smooth {
    const float *u;
    float *v;
    int n;
    float side, middle;
    __device__ void operator()(int i) const {
        if (i > 0 && i < n - 1) v[i] = side * u[i - 1] + middle * u[i] + side * u[i + 1];
    }
};

template <typename F> __global__ void each(F f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) f(i);
}
template __global__ void each<Smooth>(Smooth, int);
