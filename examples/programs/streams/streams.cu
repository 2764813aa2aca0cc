// A long signal is filtered in chunks: each of several streams copies a chunk to the device, filters it,
// compresses its range, and copies it back. Another stream waits for all of them by events and counts the
// samples above a level.
//
//     streams [samples] [chunks] [streams]
#include <cuda_runtime.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#define checkCudaErrors(call)                                                             \
    {                                                                                     \
        const cudaError_t error = call;                                                   \
        if (error != cudaSuccess) {                                                       \
            fprintf(stderr, "%s(%d): %s\n", __FILE__, __LINE__, cudaGetErrorName(error)); \
            exit(EXIT_FAILURE);                                                           \
        }                                                                                 \
    }

constexpr int kTaps = 9;
__constant__ float c_taps[kTaps];

// `in` has kTaps - 1 samples more than `out`.
__global__ void fir(const float *in, float *out, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float sum = 0.0f;
        for (int t = 0; t < kTaps; ++t) sum += c_taps[t] * in[i + t];
        out[i] = sum;
    }
}

__global__ void compress(float *data, int n, float threshold) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        float v = data[i], a = fabsf(v);
        if (a > threshold) data[i] = copysignf(threshold + 0.25f * (a - threshold), v);
    }
}

// Counts samples above a level; integers, so that the order of the atomics does not matter.
__global__ void count_above(const float *data, int n, float level, unsigned *count) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    bool above = i < n && data[i] > level;
    unsigned votes = __ballot_sync(0xffffffffu, above);
    if ((threadIdx.x & 31) == 0 && votes != 0) atomicAdd(count, __popc(votes));
}

static void reference(const float *in, const float *taps, float *out, int n, float threshold) {
    for (int i = 0; i < n; ++i) {
        double sum = 0;
        for (int t = 0; t < kTaps; ++t) sum += double(taps[t]) * in[i + t];
        double a = fabs(sum);
        out[i] = float(a > threshold ? copysign(threshold + (a - threshold) / 4, sum) : sum);
    }
}

int main(int argc, char **argv) {
    const int samples = argc > 1 ? atoi(argv[1]) : 100003, chunks = argc > 2 ? atoi(argv[2]) : 7,
              nstreams = argc > 3 ? atoi(argv[3]) : 3;
    const int chunk = (samples + chunks - 1) / chunks;
    const float threshold = 0.8f, level = 0.75f;

    // Pinned memory, so that copies can overlap with kernels.
    float *h_in, *h_out;
    unsigned *h_count;
    checkCudaErrors(cudaMallocHost(&h_in, (samples + kTaps - 1) * sizeof(float)));
    checkCudaErrors(cudaMallocHost(&h_out, samples * sizeof(float)));
    checkCudaErrors(cudaHostAlloc(&h_count, sizeof(unsigned), cudaHostAllocDefault));
    for (int i = 0; i < samples + kTaps - 1; ++i) h_in[i] = sinf(0.01f * i) + 0.5f * sinf(0.37f * i + 1.0f);

    float taps[kTaps];
    for (int t = 0; t < kTaps; ++t) taps[t] = expf(-0.2f * (t - kTaps / 2) * (t - kTaps / 2)) / 3.9f;
    checkCudaErrors(cudaMemcpyToSymbol(c_taps, taps, sizeof(taps)));

    float *d_in, *d_out;
    unsigned *d_count;
    checkCudaErrors(cudaMalloc(&d_in, size_t(nstreams) * (chunk + kTaps - 1) * sizeof(float)));
    checkCudaErrors(cudaMalloc(&d_out, samples * sizeof(float)));
    checkCudaErrors(cudaMalloc(&d_count, sizeof(unsigned)));

    std::vector<cudaStream_t> streams(nstreams);
    std::vector<cudaEvent_t> done(nstreams);
    for (int s = 0; s < nstreams; ++s) {
        checkCudaErrors(cudaStreamCreate(&streams[s]));
        checkCudaErrors(cudaEventCreateWithFlags(&done[s], cudaEventDisableTiming));
    }
    cudaStream_t summary;
    checkCudaErrors(cudaStreamCreateWithFlags(&summary, cudaStreamNonBlocking));
    cudaEvent_t start, stop;
    checkCudaErrors(cudaEventCreate(&start));
    checkCudaErrors(cudaEventCreate(&stop));

    checkCudaErrors(cudaEventRecord(start));
    for (int c = 0; c < chunks; ++c) {
        const int first = c * chunk, n = std::min(chunk, samples - first);
        if (n <= 0) break;
        cudaStream_t stream = streams[c % nstreams];
        float *in = d_in + size_t(c % nstreams) * (chunk + kTaps - 1); // a slot for each stream
        checkCudaErrors(cudaMemcpyAsync(in, h_in + first, (n + kTaps - 1) * sizeof(float),
                                        cudaMemcpyHostToDevice, stream));
        fir<<<24, 128, 0, stream>>>(in, d_out + first, n);
        compress<<<(n + 127) / 128, 128, 0, stream>>>(d_out + first, n, threshold);
        checkCudaErrors(
            cudaMemcpyAsync(h_out + first, d_out + first, n * sizeof(float), cudaMemcpyDeviceToHost, stream));
    }
    for (int s = 0; s < nstreams; ++s) {
        checkCudaErrors(cudaEventRecord(done[s], streams[s]));
        checkCudaErrors(cudaStreamWaitEvent(summary, done[s], 0));
    }
    checkCudaErrors(cudaMemsetAsync(d_count, 0, sizeof(unsigned), summary));
    count_above<<<(samples + 255) / 256, 256, 0, summary>>>(d_out, samples, level, d_count);
    checkCudaErrors(cudaGetLastError());
    checkCudaErrors(cudaMemcpyAsync(h_count, d_count, sizeof(unsigned), cudaMemcpyDeviceToHost, summary));
    checkCudaErrors(cudaStreamSynchronize(summary));
    checkCudaErrors(cudaEventRecord(stop));
    checkCudaErrors(cudaEventSynchronize(stop));
    float milliseconds = 0;
    checkCudaErrors(cudaEventElapsedTime(&milliseconds, start, stop));
    fprintf(stderr, "streams: %.3f ms\n", milliseconds);

    std::vector<float> expected(samples);
    reference(h_in, taps, expected.data(), samples, threshold);
    double sum = 0, worst = 0;
    unsigned counted = 0;
    for (int i = 0; i < samples; ++i) {
        sum += h_out[i];
        worst = fmax(worst, fabs(h_out[i] - expected[i]));
        counted += h_out[i] > level;
    }
    printf("%d samples in %d chunks: sum %.5g, above the level %u\n", samples, chunks, sum, *h_count);
    const bool correct = worst < 1e-5 && counted == *h_count;
    if (!correct) printf("wrong: differs by %g from the host, %u above the level\n", worst, counted);

    for (int s = 0; s < nstreams; ++s) {
        checkCudaErrors(cudaStreamDestroy(streams[s]));
        checkCudaErrors(cudaEventDestroy(done[s]));
    }
    checkCudaErrors(cudaStreamDestroy(summary));
    checkCudaErrors(cudaEventDestroy(start));
    checkCudaErrors(cudaEventDestroy(stop));
    checkCudaErrors(cudaFree(d_in));
    checkCudaErrors(cudaFree(d_out));
    checkCudaErrors(cudaFree(d_count));
    checkCudaErrors(cudaFreeHost(h_in));
    checkCudaErrors(cudaFreeHost(h_out));
    checkCudaErrors(cudaFreeHost(h_count));
    return correct ? 0 : 1;
}
