// Textures and surfaces: an image is turned and blurred by filtered reads of a CUDA array, a volume is sampled
// between its points, a table is read by index, and a surface is written.
//
//     textures [width] [height]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <vector>

#define CHECK(call)                                                                          \
    do {                                                                                     \
        cudaError_t status_ = (call);                                                        \
        if (status_ != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status_)); \
            exit(2);                                                                         \
        }                                                                                    \
    } while (0)

__global__ void turn(cudaTextureObject_t image, float *out, int width, int height, float angle) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= width || j >= height) return;
    float u = (i + 0.5f) / width - 0.5f, v = (j + 0.5f) / height - 0.5f;
    float c = cosf(angle), s = sinf(angle);
    out[j * width + i] = tex2D<float>(image, u * c - v * s + 0.5f, u * s + v * c + 0.5f);
}

__global__ void sample_volume(cudaTextureObject_t volume, float *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex3D<float>(volume, 0.3f + 0.1f * i, 1.25f, 0.75f + 0.05f * i);
}

__global__ void brighten(cudaSurfaceObject_t to, cudaTextureObject_t from, int width, int height) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= width || j >= height) return;
    float4 pixel = tex2D<float4>(from, i + 0.5f, j + 0.5f);
    uchar4 result = make_uchar4(255 * pixel.x, 255 * pixel.y, 255 - 255 * pixel.z, 255 * pixel.w);
    surf2Dwrite(result, to, i * sizeof(uchar4), j);
}

__global__ void look_up(cudaTextureObject_t table, const int *at, int *out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = tex1Dfetch<int>(table, at[i]);
}

static cudaTextureObject_t texture(const cudaResourceDesc &resource, cudaTextureAddressMode mode,
                                   cudaTextureFilterMode filter, cudaTextureReadMode read, bool normalized) {
    cudaTextureDesc settings;
    memset(&settings, 0, sizeof settings);
    for (int axis = 0; axis < 3; ++axis) settings.addressMode[axis] = mode;
    settings.filterMode = filter;
    settings.readMode = read;
    settings.normalizedCoords = normalized;
    cudaTextureObject_t object = 0;
    CHECK(cudaCreateTextureObject(&object, &resource, &settings, nullptr));
    return object;
}

static cudaResourceDesc of_array(cudaArray_t array) {
    cudaResourceDesc resource;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeArray;
    resource.res.array.array = array;
    return resource;
}

static float between(double at, int &low) {
    low = (int)floor(at);
    return nearbyint((at - low) * 256) / 256;
}

int main(int argc, char **argv) {
    int width = argc > 1 ? atoi(argv[1]) : 61, height = argc > 2 ? atoi(argv[2]) : 37, wrong = 0;
    dim3 block(16, 8), grid((width + 15) / 16, (height + 7) / 8);
    const float angle = 0.4f;

    // An image in an array, with a border of zeros.
    std::vector<float> image(width * height), turned(width * height);
    for (int k = 0; k < width * height; ++k) image[k] = sinf(0.05f * k) + 0.1f * (k % 7);
    cudaChannelFormatDesc floats = cudaCreateChannelDesc<float>();
    cudaArray_t array;
    CHECK(cudaMallocArray(&array, &floats, width, height));
    CHECK(cudaMemcpy2DToArray(array, 0, 0, image.data(), width * sizeof(float), width * sizeof(float), height,
                              cudaMemcpyHostToDevice));
    cudaTextureObject_t object =
        texture(of_array(array), cudaAddressModeBorder, cudaFilterModeLinear, cudaReadModeElementType, true);
    float *d_out;
    CHECK(cudaMalloc(&d_out, width * height * sizeof(float)));
    turn<<<grid, block>>>(object, d_out, width, height, angle);
    CHECK(cudaMemcpy(turned.data(), d_out, turned.size() * sizeof(float), cudaMemcpyDeviceToHost));
    double worst = 0, sum = 0;
    auto texel = [&](int i, int j) { return i < 0 || j < 0 || i >= width || j >= height ? 0.0f : image[j * width + i]; };
    for (int j = 0; j < height; ++j)
        for (int i = 0; i < width; ++i) {
            float u = (i + 0.5f) / width - 0.5f, v = (j + 0.5f) / height - 0.5f, c = cosf(angle), s = sinf(angle);
            int x, y;
            float a = between((double)((u * c - v * s + 0.5f) * width) - 0.5, x);
            float b = between((double)((u * s + v * c + 0.5f) * height) - 0.5, y);
            float expected = (1 - a) * (1 - b) * texel(x, y) + a * (1 - b) * texel(x + 1, y) +
                             (1 - a) * b * texel(x, y + 1) + a * b * texel(x + 1, y + 1);
            worst = fmax(worst, fabs(expected - turned[j * width + i]));
            sum += turned[j * width + i];
        }
    if (!(worst < 0.02)) wrong |= printf("the turned image differs by %g\n", worst);
    printf("turned image: sum %.4f\n", sum);
    CHECK(cudaDestroyTextureObject(object));
    CHECK(cudaFreeArray(array));

    // A volume, with clamped coordinates.
    const int n = 40;
    cudaExtent extent = make_cudaExtent(6, 5, 4);
    std::vector<float> volume(6 * 5 * 4), samples(n);
    for (size_t k = 0; k < volume.size(); ++k) volume[k] = 0.25f * k;
    CHECK(cudaMalloc3DArray(&array, &floats, extent));
    cudaMemcpy3DParms copy = {};
    copy.srcPtr = make_cudaPitchedPtr(volume.data(), 6 * sizeof(float), 6, 5);
    copy.dstArray = array;
    copy.extent = extent;
    copy.kind = cudaMemcpyHostToDevice;
    CHECK(cudaMemcpy3D(&copy));
    object = texture(of_array(array), cudaAddressModeClamp, cudaFilterModeLinear, cudaReadModeElementType, false);
    sample_volume<<<1, 64>>>(object, d_out, n);
    CHECK(cudaMemcpy(samples.data(), d_out, n * sizeof(float), cudaMemcpyDeviceToHost));
    worst = 0;
    for (int i = 0; i < n; ++i) {
        // The volume is linear in each direction.
        double x = fmin(fmax(0.3 + 0.1 * i - 0.5, 0), 5), y = 1.25 - 0.5, z = fmin(fmax(0.75 + 0.05 * i - 0.5, 0), 3);
        worst = fmax(worst, fabs(0.25 * (x + 6 * y + 30 * z) - samples[i]));
    }
    if (!(worst < 0.05)) wrong |= printf("the volume differs by %g\n", worst);
    CHECK(cudaDestroyTextureObject(object));
    CHECK(cudaFreeArray(array));

    // Pixels of bytes in pitched memory, as floats; and a surface.
    std::vector<uchar4> pixels(width * height), bright(width * height);
    for (int k = 0; k < width * height; ++k) pixels[k] = make_uchar4(k, 3 * k, 7 * k, 255);
    uchar4 *d_pixels;
    size_t pitch;
    CHECK(cudaMallocPitch(&d_pixels, &pitch, width * sizeof(uchar4), height));
    CHECK(cudaMemcpy2D(d_pixels, pitch, pixels.data(), width * sizeof(uchar4), width * sizeof(uchar4), height,
                       cudaMemcpyHostToDevice));
    cudaResourceDesc resource;
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypePitch2D;
    resource.res.pitch2D.devPtr = d_pixels;
    resource.res.pitch2D.desc = cudaCreateChannelDesc<uchar4>();
    resource.res.pitch2D.width = width;
    resource.res.pitch2D.height = height;
    resource.res.pitch2D.pitchInBytes = pitch;
    object = texture(resource, cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeNormalizedFloat, false);
    cudaChannelFormatDesc bytes = cudaCreateChannelDesc<uchar4>();
    CHECK(cudaMallocArray(&array, &bytes, width, height, cudaArraySurfaceLoadStore));
    cudaResourceDesc target = of_array(array);
    cudaSurfaceObject_t surface = 0;
    CHECK(cudaCreateSurfaceObject(&surface, &target));
    brighten<<<grid, block>>>(surface, object, width, height);
    CHECK(cudaMemcpy2DFromArray(bright.data(), width * sizeof(uchar4), array, 0, 0, width * sizeof(uchar4), height,
                                cudaMemcpyDeviceToHost));
    for (int k = 0; k < width * height; ++k)
        if (abs(bright[k].x - pixels[k].x) > 1 || abs(bright[k].z - (255 - pixels[k].z)) > 1 || bright[k].w != 255) {
            wrong |= printf("pixel %d is %d %d %d\n", k, bright[k].x, bright[k].y, bright[k].z);
            break;
        }
    CHECK(cudaDestroySurfaceObject(surface));
    CHECK(cudaDestroyTextureObject(object));
    CHECK(cudaFreeArray(array));

    // A table in linear memory.
    std::vector<int> table(100), at(n), found(n);
    for (int k = 0; k < 100; ++k) table[k] = k * k;
    for (int i = 0; i < n; ++i) at[i] = (i * 37) % 100;
    int *d_table, *d_at, *d_found;
    CHECK(cudaMalloc(&d_table, 100 * sizeof(int)));
    CHECK(cudaMalloc(&d_at, n * sizeof(int)));
    CHECK(cudaMalloc(&d_found, n * sizeof(int)));
    CHECK(cudaMemcpy(d_table, table.data(), 100 * sizeof(int), cudaMemcpyHostToDevice));
    CHECK(cudaMemcpy(d_at, at.data(), n * sizeof(int), cudaMemcpyHostToDevice));
    memset(&resource, 0, sizeof resource);
    resource.resType = cudaResourceTypeLinear;
    resource.res.linear.devPtr = d_table;
    resource.res.linear.desc = cudaCreateChannelDesc<int>();
    resource.res.linear.sizeInBytes = 100 * sizeof(int);
    object = texture(resource, cudaAddressModeClamp, cudaFilterModePoint, cudaReadModeElementType, false);
    look_up<<<2, 32>>>(object, d_at, d_found, n);
    CHECK(cudaMemcpy(found.data(), d_found, n * sizeof(int), cudaMemcpyDeviceToHost));
    for (int i = 0; i < n; ++i)
        if (found[i] != at[i] * at[i]) wrong |= printf("element %d of the table is %d\n", at[i], found[i]);
    CHECK(cudaDestroyTextureObject(object));
    for (void *p : {(void *)d_out, (void *)d_pixels, (void *)d_table, (void *)d_at, (void *)d_found}) CHECK(cudaFree(p));
    printf("%s\n", wrong ? "wrong" : "ok");
    return wrong != 0;
}
