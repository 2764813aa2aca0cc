// Declarations of CUDA's functions for host programs that g++ compiles, and a module that is made of PTX.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct dim3 {
    unsigned x, y, z;
    dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};

struct Extent {
    size_t width, height, depth;
};

struct PitchedPtr {
    void *ptr;
    size_t pitch, xsize, ysize;
};

struct Pos {
    size_t x, y, z;
};

struct Memcpy3DParms {
    void *srcArray;
    Pos srcPos;
    PitchedPtr srcPtr;
    void *dstArray;
    Pos dstPos;
    PitchedPtr dstPtr;
    Extent extent;
    int kind;
};

struct ChannelFormat {
    int bits[4], kind;
};

// The descriptors of resources and textures, as far as programs here use them.
struct Resource {
    int kind;
    void *pointer;
    ChannelFormat format;
    size_t sizes[3];
    char reserved[96];
};

struct TextureSettings {
    int addressMode[3], filterMode, readMode, sRGB;
    float borderColor[4];
    int normalizedCoords;
    char reserved[64];
};

enum { HostToHost, HostToDevice, DeviceToHost, DeviceToDevice };

extern "C" {
int cudaMalloc(void **, size_t);
int cudaMallocHost(void **, size_t);
int cudaHostAlloc(void **, size_t, unsigned);
int cudaHostGetDevicePointer(void **, void *, unsigned);
int cudaHostRegister(void *, size_t, unsigned);
int cudaHostUnregister(void *);
int cudaMallocArray(void **, const ChannelFormat *, size_t, size_t, unsigned);
int cudaFreeArray(void *);
int cudaMemcpy2DToArray(void *, size_t, size_t, const void *, size_t, size_t, size_t, int);
int cudaMemcpy2DFromArray(void *, size_t, const void *, size_t, size_t, size_t, size_t, int);
int cudaCreateTextureObject(unsigned long long *, const Resource *, const TextureSettings *, const void *);
int cudaDestroyTextureObject(unsigned long long);
int cudaMallocManaged(void **, size_t, unsigned);
int cudaMallocPitch(void **, size_t *, size_t, size_t);
int cudaMalloc3D(PitchedPtr *, Extent);
int cudaFree(void *);
int cudaFreeHost(void *);
int cudaMemcpy(void *, const void *, size_t, int);
int cudaMemcpyAsync(void *, const void *, size_t, int, void *);
int cudaMemcpy2D(void *, size_t, const void *, size_t, size_t, size_t, int);
int cudaMemcpy3D(const Memcpy3DParms *);
int cudaMemset(void *, int, size_t);
int cudaMemset2D(void *, size_t, int, size_t, size_t);
int cudaMemcpyToSymbol(const void *, const void *, size_t, size_t, int);
int cudaMemcpyFromSymbol(void *, const void *, size_t, size_t, int);
int cudaGetSymbolAddress(void **, const void *);
int cudaGetSymbolSize(size_t *, const void *);
int cudaDeviceSynchronize();
int cudaGetLastError();
int cudaPeekAtLastError();
const char *cudaGetErrorName(int);
int cudaGetDeviceCount(int *);
int cudaStreamCreate(void **);
int cudaStreamSynchronize(void *);
int cudaStreamDestroy(void *);
int cudaEventCreate(void **);
int cudaEventRecord(void *, void *);
int cudaEventSynchronize(void *);
int cudaEventElapsedTime(float *, void *, void *);
int cudaEventDestroy(void *);
int cudaGraphCreate(void **, unsigned);
int cudaLaunchKernel(const void *, dim3, dim3, void **, size_t, void *);
void **__cudaRegisterFatBinary(const void *);
void __cudaRegisterFunction(void **, const char *, char *, const char *, int, void *, void *, void *, void *, int *);
void __cudaRegisterVar(void **, char *, char *, const char *, int, size_t, int, int);
int cuInit(unsigned);
int cuDeviceGet(int *, int);
int cuCtxCreate_v2(void **, unsigned, int);
int cuModuleLoadData(void **, const void *);
int cuModuleGetFunction(void **, void *, const char *);
int cuModuleGetGlobal_v2(unsigned long long *, size_t *, void *, const char *);
int cuMemAlloc_v2(unsigned long long *, size_t);
int cuMemFree_v2(unsigned long long);
int cuMemcpyHtoD_v2(unsigned long long, const void *, size_t);
int cuMemcpyDtoH_v2(void *, unsigned long long, size_t);
int cuLaunchKernel(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **, void **);
int cuFuncSetBlockShape(void *, int, int, int);
int cuParamSetSize(void *, unsigned);
int cuParamSeti(void *, int, unsigned);
int cuParamSetv(void *, int, void *, unsigned);
int cuLaunchGrid(void *, int, int);
int cuCtxDetach(void *);
int cuCtxSynchronize();
}

static const char PTX[] =
#include "kernels.inc"
    ;

// Ends the program with exit code 2 on an error, which standard error names by its number.
#define CHECK(call)                                                                      \
    do {                                                                                 \
        int status_ = (call);                                                            \
        if (status_ != 0) {                                                              \
            fprintf(stderr, "line %d: %s: error %d\n", __LINE__, #call, status_);        \
            exit(2);                                                                     \
        }                                                                                \
    } while (0)

// A fat binary with one entry: PTX (kind 1), or machine code (kind 2).
struct Module {
    struct Wrapper {
        unsigned magic, version;
        const void *data;
        void *unused;
    };
    void **handle;
    Module(int kind = 1) {
        size_t bytes = (sizeof PTX + 7) / 8 * 8;
        unsigned char *image = (unsigned char *)calloc(1, 16 + 64 + bytes);
        put(image, 0, 0xba55ed50u);
        put(image, 4, (unsigned short)1);
        put(image, 6, (unsigned short)16);
        put(image, 8, (unsigned long)(64 + bytes));
        put(image, 16, (unsigned short)kind);
        put(image, 16 + 4, 64u);
        put(image, 16 + 8, (unsigned long)bytes);
        put(image, 16 + 28, 80u);
        memcpy(image + 16 + 64, PTX, sizeof PTX);
        handle = __cudaRegisterFatBinary(new Wrapper{0x466243b1, 1, image, 0});
    }
    template <class T> static void put(unsigned char *image, size_t at, T value) { memcpy(image + at, &value, sizeof value); }
    void kernel(const char *host, const char *name) {
        __cudaRegisterFunction(handle, host, (char *)name, name, -1, 0, 0, 0, 0, 0);
    }
    void variable(char *host, const char *name, size_t bytes) {
        __cudaRegisterVar(handle, host, (char *)name, name, 0, bytes, 0, 0);
    }
};

template <class... Args> int launch(const void *kernel, dim3 grid, dim3 block, Args... args) {
    void *pointers[] = {&args...};
    return cudaLaunchKernel(kernel, grid, block, pointers, 0, 0);
}

template <class T> T *device(size_t count) {
    void *pointer;
    CHECK(cudaMalloc(&pointer, count * sizeof(T)));
    return (T *)pointer;
}
