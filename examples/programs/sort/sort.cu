// A histogram, a prefix scan whose strides come from a host loop, a radix sort built on the scan, and a bitonic
// sort driven by a double loop of the host.
//
//     sort [n]
#include <cuda_runtime.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define CUDA_OK(call)                                                                               \
    if (cudaError_t status = (call)) {                                                              \
        fprintf(stderr, "%s failed at line %d: %s\n", #call, __LINE__, cudaGetErrorString(status)); \
        exit(2);                                                                                    \
    }

const int BINS = 64, BLOCK = 128;

static int blocks_for(int n) { return (n + BLOCK - 1) / BLOCK; }

// Each block counts in shared memory and adds its counts.
__global__ void histogram(const unsigned *keys, unsigned *bins, int n) {
    __shared__ unsigned counts[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) counts[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        atomicAdd(&counts[keys[i] % BINS], 1u);
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x)
        if (counts[b] > 0) atomicAdd(&bins[b], counts[b]);
}

// One step of the scan by Hillis and Steele.
__global__ void scan_step(const unsigned *in, unsigned *out, int n, int stride) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = i >= stride ? in[i] + in[i - stride] : in[i];
}

// 1 where the bit is not set.
__global__ void flags(const unsigned *keys, unsigned *flag, int n, int bit) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) flag[i] = ((keys[i] >> bit) & 1) ^ 1;
}

// Keys without the bit go to the front, in their order. `scan` is the inclusive scan of the flags.
__global__ void split(const unsigned *keys, const unsigned *scan, unsigned *sorted, int n, int bit) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned zeros = scan[n - 1];
    unsigned place = (keys[i] >> bit) & 1 ? zeros + i - scan[i] : scan[i] - 1;
    sorted[place] = keys[i];
}

__global__ void pad(unsigned *keys, int n, int padded) {
    int i = n + blockIdx.x * blockDim.x + threadIdx.x;
    if (i < padded) keys[i] = 0xffffffffu;
}

__global__ void bitonic_step(unsigned *keys, int padded, int j, int k) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int other = i ^ j;
    if (i < padded && other > i) {
        unsigned a = keys[i], b = keys[other];
        bool ascending = (i & k) == 0;
        if ((a > b) == ascending) {
            keys[i] = b;
            keys[other] = a;
        }
    }
}

// Inclusive scan of `data`; the result is there again, `spare` is overwritten.
static void inclusive_scan(unsigned *&data, unsigned *&spare, int n) {
    for (int stride = 1; stride < n; stride *= 2) {
        scan_step<<<blocks_for(n), BLOCK>>>(data, spare, n, stride);
        std::swap(data, spare);
    }
}

int main(int argc, char **argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 5003, bits = 20;
    int padded = 1;
    while (padded < n) padded *= 2;

    std::vector<unsigned> keys(n);
    unsigned seed = 12345;
    for (unsigned &key : keys) {
        seed = seed * 1664525u + 1013904223u;
        key = seed >> (32 - bits);
    }

    unsigned *d_keys, *d_sorted, *d_scan, *d_spare, *d_bins, *d_bitonic;
    CUDA_OK(cudaMalloc(&d_keys, n * sizeof(unsigned)));
    CUDA_OK(cudaMalloc(&d_sorted, n * sizeof(unsigned)));
    CUDA_OK(cudaMalloc(&d_scan, n * sizeof(unsigned)));
    CUDA_OK(cudaMalloc(&d_spare, n * sizeof(unsigned)));
    CUDA_OK(cudaMalloc(&d_bins, BINS * sizeof(unsigned)));
    CUDA_OK(cudaMalloc(&d_bitonic, padded * sizeof(unsigned)));
    CUDA_OK(cudaMemcpy(d_keys, keys.data(), n * sizeof(unsigned), cudaMemcpyHostToDevice));
    CUDA_OK(cudaMemset(d_bins, 0, BINS * sizeof(unsigned)));

    histogram<<<5, BLOCK>>>(d_keys, d_bins, n);

    // The bitonic sort works on a copy that is filled up to a power of two.
    CUDA_OK(cudaMemcpy(d_bitonic, d_keys, n * sizeof(unsigned), cudaMemcpyDeviceToDevice));
    if (padded > n) pad<<<blocks_for(padded - n), BLOCK>>>(d_bitonic, n, padded);
    for (int k = 2; k <= padded; k *= 2)
        for (int j = k / 2; j > 0; j /= 2)
            bitonic_step<<<blocks_for(padded), BLOCK>>>(d_bitonic, padded, j, k);

    // The radix sort, one bit in each pass.
    for (int bit = 0; bit < bits; ++bit) {
        flags<<<blocks_for(n), BLOCK>>>(d_keys, d_scan, n, bit);
        inclusive_scan(d_scan, d_spare, n);
        split<<<blocks_for(n), BLOCK>>>(d_keys, d_scan, d_sorted, n, bit);
        std::swap(d_keys, d_sorted);
    }
    CUDA_OK(cudaGetLastError());

    std::vector<unsigned> radix(n), bitonic(n), bins(BINS);
    CUDA_OK(cudaMemcpy(radix.data(), d_keys, n * sizeof(unsigned), cudaMemcpyDeviceToHost));
    CUDA_OK(cudaMemcpy(bitonic.data(), d_bitonic, n * sizeof(unsigned), cudaMemcpyDeviceToHost));
    CUDA_OK(cudaMemcpy(bins.data(), d_bins, BINS * sizeof(unsigned), cudaMemcpyDeviceToHost));
    for (unsigned *p : {d_keys, d_sorted, d_scan, d_spare, d_bins, d_bitonic}) cudaFree(p);

    std::vector<unsigned> expected_bins(BINS);
    for (unsigned key : keys) ++expected_bins[key % BINS];
    std::sort(keys.begin(), keys.end());
    printf("sorted %d keys: least %u, median %u, greatest %u; fullest bin %u\n", n, radix.front(),
           radix[n / 2], radix.back(), *std::max_element(bins.begin(), bins.end()));
    if (radix != keys || bitonic != keys || bins != expected_bins) {
        printf("wrong: radix sort %s, bitonic sort %s, histogram %s\n", radix == keys ? "ok" : "bad",
               bitonic == keys ? "ok" : "bad", bins == expected_bins ? "ok" : "bad");
        return 1;
    }
    return 0;
}
