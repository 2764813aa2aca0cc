// Pitched memory in two and three dimensions: rows are padded, and copies go from tight arrays of the host to
// padded ones and back. A picture is blurred along both axes; a volume is smoothed, then a part of it is
// copied out.
//
//     pitched [width] [height] [depth]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define TRY(call)                                                                      \
    do {                                                                               \
        cudaError_t e_ = (call);                                                       \
        if (e_ != cudaSuccess) {                                                       \
            fprintf(stderr, "%s:%d %s\n", __FILE__, __LINE__, cudaGetErrorString(e_)); \
            exit(1);                                                                   \
        }                                                                              \
    } while (0)

__global__ void blur_rows(const char *in, char *out, size_t pitch, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float *row = (const float *)(in + y * pitch);
    float left = row[x > 0 ? x - 1 : 0], right = row[x < width - 1 ? x + 1 : width - 1];
    ((float *)(out + y * pitch))[x] = 0.25f * left + 0.5f * row[x] + 0.25f * right;
}

__global__ void blur_columns(const float *in, float *out, size_t pitch_in_elements, int width, int height) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    int above = y > 0 ? y - 1 : 0, below = y < height - 1 ? y + 1 : height - 1;
    out[y * pitch_in_elements + x] = 0.25f * in[above * pitch_in_elements + x] +
                                     0.5f * in[y * pitch_in_elements + x] +
                                     0.25f * in[below * pitch_in_elements + x];
}

// The pitched pointers are passed by value. One thread for each column of cells.
__global__ void smooth(cudaPitchedPtr in, cudaPitchedPtr out, int width, int height, int depth) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    size_t slice = in.pitch * in.ysize;
    for (int z = 0; z < depth; ++z) {
        const char *here = (const char *)in.ptr + z * slice + y * in.pitch;
        double below = z > 0 ? ((const double *)(here - slice))[x] : 0.0;
        double above = z < depth - 1 ? ((const double *)(here + slice))[x] : 0.0;
        double *to = (double *)((char *)out.ptr + z * out.pitch * out.ysize + y * out.pitch);
        to[x] = 0.5 * ((const double *)here)[x] + 0.25 * (below + above);
    }
}

static bool picture(int width, int height) {
    std::vector<float> image(width * height), result(width * height);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image[y * width + x] = float((x * 7 + y * 13) % 32);

    float *d_image, *d_blurred;
    size_t pitch, pitch2;
    TRY(cudaMallocPitch(&d_image, &pitch, width * sizeof(float), height));
    TRY(cudaMallocPitch(&d_blurred, &pitch2, width * sizeof(float), height));
    if (pitch != pitch2) return false;
    TRY(cudaMemset2D(d_blurred, pitch, 0, width * sizeof(float), height));
    TRY(cudaMemcpy2D(d_image, pitch, image.data(), width * sizeof(float), width * sizeof(float), height,
                     cudaMemcpyHostToDevice));
    dim3 block(32, 4), grid((width + 31) / 32, (height + 3) / 4);
    for (int pass = 0; pass < 3; ++pass) {
        blur_rows<<<grid, block>>>((const char *)d_image, (char *)d_blurred, pitch, width, height);
        blur_columns<<<grid, block>>>(d_blurred, d_image, pitch / sizeof(float), width, height);
    }
    // A frame of zeros: one row and one column.
    TRY(cudaMemset2D(d_image, pitch, 0, width * sizeof(float), 1));
    TRY(cudaMemset2D(d_image, pitch, 0, sizeof(float), height));
    TRY(cudaMemcpy2D(result.data(), width * sizeof(float), d_image, pitch, width * sizeof(float), height,
                     cudaMemcpyDeviceToHost));
    TRY(cudaFree(d_image));
    TRY(cudaFree(d_blurred));

    std::vector<float> row(width * height);
    const auto clamp = [](int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; };
    for (int pass = 0; pass < 3; ++pass) {
        for (int k = 0; k < width * height; ++k) {
            const float *r = &image[k / width * width];
            row[k] = (r[clamp(k % width - 1, width)] + 2 * r[k % width] + r[clamp(k % width + 1, width)]) / 4;
        }
        for (int k = 0; k < width * height; ++k) {
            const int x = k % width, y = k / width;
            image[k] =
                (row[clamp(y - 1, height) * width + x] + 2 * row[k] + row[clamp(y + 1, height) * width + x]) /
                4;
        }
    }
    double sum = 0, worst = 0;
    for (int k = 0; k < width * height; ++k) {
        const float expected = k % width == 0 || k < width ? 0 : image[k];
        worst = fmax(worst, fabs(result[k] - expected));
        sum += result[k];
    }
    printf("picture %d x %d: sum %.6g\n", width, height, sum);
    return worst < 1e-4;
}

static bool volume(int width, int height, int depth) {
    std::vector<double> values(size_t(width) * height * depth);
    for (size_t k = 0; k < values.size(); ++k) values[k] = double(k * 31 % 257) - 128;

    cudaPitchedPtr d_in, d_out;
    cudaExtent extent = make_cudaExtent(width * sizeof(double), height, depth);
    TRY(cudaMalloc3D(&d_in, extent));
    TRY(cudaMalloc3D(&d_out, extent));
    TRY(cudaMemset3D(d_out, 0, extent));
    cudaMemcpy3DParms to_device;
    memset(&to_device, 0, sizeof(to_device));
    to_device.srcPtr = make_cudaPitchedPtr(values.data(), width * sizeof(double), width, height);
    to_device.dstPtr = d_in;
    to_device.extent = extent;
    to_device.kind = cudaMemcpyHostToDevice;
    TRY(cudaMemcpy3D(&to_device));

    smooth<<<dim3((width + 15) / 16, (height + 7) / 8), dim3(16, 8)>>>(d_in, d_out, width, height, depth);
    TRY(cudaGetLastError());

    // A block from the middle of the volume comes back.
    const int w = width / 2, h = height / 3, d = depth / 2, x0 = 3, y0 = 2, z0 = 1;
    std::vector<double> part(size_t(w) * h * d);
    cudaMemcpy3DParms to_host = {0};
    to_host.srcPtr = d_out;
    to_host.srcPos = make_cudaPos(x0 * sizeof(double), y0, z0);
    to_host.dstPtr = make_cudaPitchedPtr(part.data(), w * sizeof(double), w, h);
    to_host.extent = make_cudaExtent(w * sizeof(double), h, d);
    to_host.kind = cudaMemcpyDeviceToHost;
    TRY(cudaMemcpy3D(&to_host));
    TRY(cudaFree(d_in.ptr));
    TRY(cudaFree(d_out.ptr));

    const auto at = [&](int x, int y, int z) {
        return z < 0 || z >= depth ? 0.0 : values[(size_t(z) * height + y) * width + x];
    };
    double sum = 0, worst = 0;
    for (int z = 0; z < d; ++z)
        for (int y = 0; y < h; ++y)
            for (int x = 0; x < w; ++x) {
                const double expected = at(x + x0, y + y0, z + z0) / 2 +
                                        (at(x + x0, y + y0, z + z0 - 1) + at(x + x0, y + y0, z + z0 + 1)) / 4;
                const double found = part[(size_t(z) * h + y) * w + x];
                worst = fmax(worst, fabs(found - expected));
                sum += found;
            }
    printf("part %d x %d x %d of a volume %d x %d x %d: sum %.10g\n", w, h, d, width, height, depth, sum);
    return worst == 0; // all terms are small multiples of 1/4
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? atoi(argv[1]) : 77, height = argc > 2 ? atoi(argv[2]) : 45,
              depth = argc > 3 ? atoi(argv[3]) : 13;
    if (width < 8 || height < 9 || depth < 4) {
        fprintf(stderr, "usage: %s [width >= 8] [height >= 9] [depth >= 4]\n", argv[0]);
        return 2;
    }
    const bool picture_ok = picture(width, height), volume_ok = volume(width, height, depth);
    if (!picture_ok) printf("the picture is wrong\n");
    if (!volume_ok) printf("the volume is wrong\n");
    return picture_ok && volume_ok ? 0 : 1;
}
