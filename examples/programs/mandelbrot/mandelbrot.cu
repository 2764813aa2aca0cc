// Images of the Mandelbrot set, downsampled, in a pipeline of two streams: a host function computes a checksum
// when an image has been copied, and a buffer is reused after the event of its copy.
//
//     mandelbrot [width] [height] [pictures]
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CK(call)                                                                             \
    do {                                                                                     \
        cudaError_t status_ = (call);                                                        \
        if (status_ != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            exit(2);                                                                         \
        }                                                                                    \
    } while (0)

struct Frame {
    double x, y, step;
};

// The loop's length depends on the data. All coordinates are multiples of powers of two, and products are
// rounded one by one.
__global__ void escape_times(unsigned short *times, int width, int height, Frame frame, int limit) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= width || j >= height) return;
    const double cx = frame.x + i * frame.step, cy = frame.y + j * frame.step;
    double x = 0.0, y = 0.0;
    int n = 0;
    while (n < limit) {
        const double xx = __dmul_rn(x, x), yy = __dmul_rn(y, y);
        if (__dadd_rn(xx, yy) > 4.0) break;
        y = __dadd_rn(__dmul_rn(2.0, __dmul_rn(x, y)), cy);
        x = __dadd_rn(__dsub_rn(xx, yy), cx);
        ++n;
    }
    times[j * width + i] = (unsigned short)n;
}

// Four by four pixels become one.
__global__ void shrink(const unsigned short *times, uchar4 *pixels, int width, int height, int limit) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= width / 4 || j >= height / 4) return;
    unsigned sum = 0, inside = 0, most = 0;
    for (int dy = 0; dy < 4; ++dy)
        for (int dx = 0; dx < 4; ++dx) {
            const unsigned n = times[(4 * j + dy) * width + 4 * i + dx];
            sum += n;
            inside += n == unsigned(limit);
            most = max(most, n);
        }
    pixels[j * (width / 4) + i] = make_uchar4(sum & 255, sum >> 8, inside, most & 255);
}

struct Arrival {
    const uchar4 *pixels;
    int count, picture;
    unsigned *checksums;
};

static unsigned checksum(const uchar4 *pixels, int count) {
    unsigned hash = 2166136261u;
    for (int k = 0; k < count; ++k)
        for (unsigned char byte : {pixels[k].x, pixels[k].y, pixels[k].z, pixels[k].w})
            hash = (hash ^ byte) * 16777619u;
    return hash;
}

static void arrived(void *data) {
    const Arrival *a = static_cast<const Arrival *>(data);
    a->checksums[a->picture] = checksum(a->pixels, a->count);
}

static std::vector<uchar4> picture_on_host(int width, int height, Frame frame, int limit) {
    std::vector<uchar4> pixels;
    for (int j = 0; j < height / 4; ++j)
        for (int i = 0; i < width / 4; ++i) {
            unsigned sum = 0, inside = 0, most = 0;
            for (int k = 0; k < 16; ++k) {
                const double cx = frame.x + (4 * i + k % 4) * frame.step,
                             cy = frame.y + (4 * j + k / 4) * frame.step;
                volatile double x = 0, y = 0, xx = 0, yy = 0,
                                xy = 0; // volatile: products are not fused with sums
                unsigned n = 0;
                for (; n < unsigned(limit); ++n) {
                    xx = x * x, yy = y * y;
                    if (xx + yy > 4) break;
                    xy = x * y;
                    y = 2 * xy + cy;
                    x = xx - yy, x = x + cx;
                }
                sum += n;
                inside += n == unsigned(limit);
                if (n > most) most = n;
            }
            pixels.push_back(make_uchar4(sum & 255, sum >> 8, inside, most & 255));
        }
    return pixels;
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? atoi(argv[1]) : 150, height = argc > 2 ? atoi(argv[2]) : 110,
              pictures = argc > 3 ? atoi(argv[3]) : 5;
    const int limit = 200, small = (width / 4) * (height / 4), slots = 2;
    const auto frame_of = [](int picture) {
        return Frame{-0.75 - 1.0 / (1 << picture), -0.25 / (1 << picture), 1.0 / (64 << picture)};
    };

    cudaStream_t compute, transfer;
    cudaEvent_t computed[slots], copied[slots];
    unsigned short *d_times;
    uchar4 *d_pixels[slots], *h_pixels;
    CK(cudaStreamCreate(&compute));
    CK(cudaStreamCreate(&transfer));
    CK(cudaMalloc(&d_times, size_t(width) * height * sizeof(unsigned short)));
    CK(cudaHostAlloc(&h_pixels, size_t(pictures) * small * sizeof(uchar4), cudaHostAllocDefault));
    for (int s = 0; s < slots; ++s) {
        CK(cudaMalloc(&d_pixels[s], small * sizeof(uchar4)));
        CK(cudaEventCreateWithFlags(&computed[s], cudaEventDisableTiming));
        CK(cudaEventCreateWithFlags(&copied[s], cudaEventDisableTiming));
    }

    std::vector<unsigned> checksums(pictures);
    std::vector<Arrival> arrivals(pictures);
    const dim3 block(32, 4), grid((width + 31) / 32, (height + 3) / 4),
        small_grid((width / 4 + 31) / 32, (height / 4 + 3) / 4);
    for (int p = 0; p < pictures; ++p) {
        const int slot = p % slots;
        if (p >= slots) CK(cudaStreamWaitEvent(compute, copied[slot], 0));
        escape_times<<<grid, block, 0, compute>>>(d_times, width, height, frame_of(p), limit);
        shrink<<<small_grid, block, 0, compute>>>(d_times, d_pixels[slot], width, height, limit);
        CK(cudaEventRecord(computed[slot], compute));
        CK(cudaStreamWaitEvent(transfer, computed[slot], 0));
        CK(cudaMemcpyAsync(h_pixels + size_t(p) * small, d_pixels[slot], small * sizeof(uchar4),
                           cudaMemcpyDeviceToHost, transfer));
        CK(cudaEventRecord(copied[slot], transfer));
        arrivals[p] = {h_pixels + size_t(p) * small, small, p, checksums.data()};
        CK(cudaLaunchHostFunc(transfer, arrived, &arrivals[p]));
    }
    CK(cudaStreamSynchronize(transfer));

    bool correct = true;
    for (int p = 0; p < pictures; ++p) {
        const std::vector<uchar4> expected = picture_on_host(width, height, frame_of(p), limit);
        printf("picture %d: checksum %08x\n", p, checksums[p]);
        correct = correct && checksums[p] == checksum(expected.data(), small) &&
                  memcmp(expected.data(), h_pixels + size_t(p) * small, small * sizeof(uchar4)) == 0;
    }
    for (int s = 0; s < slots; ++s) {
        CK(cudaFree(d_pixels[s]));
        CK(cudaEventDestroy(computed[s]));
        CK(cudaEventDestroy(copied[s]));
    }
    CK(cudaFree(d_times));
    CK(cudaFreeHost(h_pixels));
    CK(cudaStreamDestroy(compute));
    CK(cudaStreamDestroy(transfer));
    if (!correct) printf("wrong\n");
    return correct ? 0 : 1;
}
