// Sums, extrema and a dot product in five ways: a tree in shared memory, dynamic shared memory, warp
// shuffles, a block's two-stage shuffle with a second launch, and atomics.
//
//     reduction [n]
#include <cuda_runtime.h>

#include <cfloat>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CHECK_CUDA(call)                                                                                    \
    do {                                                                                                    \
        cudaError_t err = call;                                                                             \
        if (err != cudaSuccess) {                                                                           \
            fprintf(stderr, "CUDA error in %s line %d: %s\n", __FILE__, __LINE__, cudaGetErrorString(err)); \
            exit(EXIT_FAILURE);                                                                             \
        }                                                                                                   \
    } while (0)

static const unsigned FULL_MASK = 0xffffffffu;

// A tree in static shared memory; the block size is a template parameter.
template <unsigned BLOCK>
__global__ void sum_shared(const float *x, float *partial, int n) {
    __shared__ float s[BLOCK];
    const unsigned tid = threadIdx.x, i = blockIdx.x * (2 * BLOCK) + tid;
    s[tid] = (i < (unsigned)n ? x[i] : 0.0f) + (i + BLOCK < (unsigned)n ? x[i + BLOCK] : 0.0f);
    __syncthreads();
#pragma unroll
    for (unsigned stride = BLOCK / 2; stride >= 32; stride /= 2) {
        if (tid < stride) s[tid] += s[tid + stride];
        __syncthreads();
    }
    if (tid < 32) {
        float v = s[tid];
        for (int offset = 16; offset > 0; offset /= 2) v += __shfl_down_sync(FULL_MASK, v, offset);
        if (tid == 0) partial[blockIdx.x] = v;
    }
}

// Least and greatest value together, in dynamic shared memory: first all least ones, then all greatest ones.
__global__ void extrema(const float *x, float *least, float *greatest, int n) {
    extern __shared__ float scratch[];
    float *lo = scratch, *hi = scratch + blockDim.x;
    float my_lo = FLT_MAX, my_hi = -FLT_MAX;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x) {
        my_lo = fminf(my_lo, x[i]);
        my_hi = fmaxf(my_hi, x[i]);
    }
    lo[threadIdx.x] = my_lo;
    hi[threadIdx.x] = my_hi;
    __syncthreads();
    for (int s = blockDim.x / 2; s > 0; s >>= 1) {
        if (threadIdx.x < unsigned(s)) {
            lo[threadIdx.x] = fminf(lo[threadIdx.x], lo[threadIdx.x + s]);
            hi[threadIdx.x] = fmaxf(hi[threadIdx.x], hi[threadIdx.x + s]);
        }
        __syncthreads();
    }
    if (threadIdx.x == 0) {
        least[blockIdx.x] = lo[0];
        greatest[blockIdx.x] = hi[0];
    }
}

__inline__ __device__ double warp_sum(double v) {
    for (int mask = warpSize / 2; mask > 0; mask /= 2) v += __shfl_xor_sync(FULL_MASK, v, mask);
    return v;
}

__inline__ __device__ double block_sum(double v) {
    static __shared__ double of_warp[32];
    const int lane = threadIdx.x % warpSize, warp = threadIdx.x / warpSize;
    v = warp_sum(v);
    if (lane == 0) of_warp[warp] = v;
    __syncthreads();
    v = threadIdx.x < blockDim.x / warpSize ? of_warp[lane] : 0.0;
    return warp == 0 ? warp_sum(v) : v;
}

// Writes one value for each block; the same kernel then sums these with y = 1.
__global__ void dot(const double *x, const double *y, double *out, int n) {
    double sum = 0.0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += blockDim.x * gridDim.x)
        sum += x[i] * (y ? y[i] : 1.0);
    sum = block_sum(sum);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
}

// A 64-bit sum of integers and the position of the last multiple of 1009, by atomics of each thread.
__global__ void integers(const int *x, unsigned long long *sum, int *last, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    atomicAdd(sum, (unsigned long long)x[i]);
    if (x[i] % 1009 == 0) atomicMax(last, i);
}

template <typename T>
static T *to_device(const std::vector<T> &values) {
    T *p;
    CHECK_CUDA(cudaMalloc(&p, values.size() * sizeof(T)));
    CHECK_CUDA(cudaMemcpy(p, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice));
    return p;
}

template <typename T>
static std::vector<T> to_host(const T *p, size_t size) {
    std::vector<T> values(size);
    CHECK_CUDA(cudaMemcpy(values.data(), p, size * sizeof(T), cudaMemcpyDeviceToHost));
    return values;
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 50021;
    std::vector<float> x(n);
    std::vector<double> a(n), b(n);
    std::vector<int> k(n);
    for (int i = 0; i < n; ++i) {
        k[i] = (int)((unsigned)i * 2654435761u >> 8);
        x[i] = (k[i] % 2001 - 1000) / 64.0f;
        a[i] = sin(0.001 * i);
        b[i] = 1.0 / (1 + i);
    }
    float *d_x = to_device(x);
    double *d_a = to_device(a), *d_b = to_device(b);
    int *d_k = to_device(k), *d_last = to_device(std::vector<int>{-1});
    unsigned long long *d_sum = to_device(std::vector<unsigned long long>{0});

    // 1: partial sums, added by the host
    constexpr unsigned block = 128;
    const int blocks = (n + 2 * block - 1) / (2 * block);
    float *d_partial = to_device(std::vector<float>(blocks));
    sum_shared<block><<<blocks, block>>>(d_x, d_partial, n);
    double sum = 0;
    for (float part : to_host(d_partial, blocks)) sum += part;

    // 2: extrema
    const int few = 7, threads = 64;
    float *d_extrema = to_device(std::vector<float>(2 * few));
    extrema<<<few, threads, 2 * threads * sizeof(float)>>>(d_x, d_extrema, d_extrema + few, n);
    const std::vector<float> ends = to_host(d_extrema, 2 * few);
    float least = FLT_MAX, greatest = -FLT_MAX;
    for (int i = 0; i < few; ++i) least = fminf(least, ends[i]), greatest = fmaxf(greatest, ends[few + i]);

    // 3: two launches of one kernel, the second with a null pointer
    double *d_dot = to_device(std::vector<double>(few + 1));
    dot<<<few, 96>>>(d_a, d_b, d_dot, n);
    dot<<<1, 32>>>(d_dot, nullptr, d_dot + few, few);
    const double product = to_host(d_dot + few, 1)[0];

    // 4: integers
    integers<<<(n + 255) / 256, 256>>>(d_k, d_sum, d_last, n);
    CHECK_CUDA(cudaGetLastError());
    const unsigned long long total = to_host(d_sum, 1)[0];
    const int last = to_host(d_last, 1)[0];
    for (void *p : {(void *)d_x, (void *)d_a, (void *)d_b, (void *)d_k, (void *)d_last, (void *)d_sum,
                    (void *)d_partial, (void *)d_extrema, (void *)d_dot})
        CHECK_CUDA(cudaFree(p));

    double host_sum = 0, host_product = 0;
    float host_least = FLT_MAX, host_greatest = -FLT_MAX;
    unsigned long long host_total = 0;
    int host_last = -1;
    for (int i = 0; i < n; ++i) {
        host_sum += x[i];
        host_product += a[i] * b[i];
        if (x[i] < host_least) host_least = x[i];
        if (x[i] > host_greatest) host_greatest = x[i];
        host_total += k[i];
        if (k[i] % 1009 == 0) host_last = i;
    }
    printf("reduction of %d: sum %.7g, extrema %g %g, product %.10g, integers %llu %d\n", n, sum, least,
           greatest, product, total, last);
    // The floats are multiples of 1/64 whose partial sums are exact.
    if (sum != host_sum || least != host_least || greatest != host_greatest || total != host_total ||
        last != host_last || !(fabs(product - host_product) < 1e-12 * n)) {
        printf("wrong; the host has: sum %.7g, extrema %g %g, product %.10g, integers %llu %d\n", host_sum,
               host_least, host_greatest, host_product, host_total, host_last);
        return 1;
    }
    return 0;
}
