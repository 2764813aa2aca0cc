// A vibrating string by the driver API alone: no runtime, no kernel syntax. The kernels are PTX text, read
// from a file next to the program.
//
//     driver_api [points] [steps] [primary|own]
//
// nvcc: -lcuda
#include <cuda.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#define CU_CHECK(call)                                                                          \
    do {                                                                                        \
        CUresult result_ = (call);                                                              \
        if (result_ != CUDA_SUCCESS) {                                                          \
            const char *text_ = nullptr;                                                        \
            cuGetErrorString(result_, &text_);                                                  \
            fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, #call, text_ ? text_ : "?"); \
            exit(2);                                                                            \
        }                                                                                       \
    } while (0)

struct Medium {
    float stiffness, damping;
};

static std::string read_next_to(const char *program, const char *file) {
    std::string path(program);
    const size_t slash = path.rfind('/');
    path = slash == std::string::npos ? file : path.substr(0, slash + 1) + file;
    FILE *in = fopen(path.c_str(), "rb");
    if (!in) {
        fprintf(stderr, "cannot read %s\n", path.c_str());
        exit(2);
    }
    std::string text;
    char part[4096];
    for (size_t got; (got = fread(part, 1, sizeof(part), in)) > 0;) text.append(part, got);
    fclose(in);
    return text;
}

int main(int argc, char **argv) {
    int n = argc > 1 ? atoi(argv[1]) : 1001;
    const int steps = argc > 2 ? atoi(argv[2]) : 300;
    const bool own_context = argc > 3 && strcmp(argv[3], "own") == 0;

    CU_CHECK(cuInit(0));
    int count = 0, version = 0;
    CU_CHECK(cuDeviceGetCount(&count));
    CU_CHECK(cuDriverGetVersion(&version));
    if (count == 0) {
        fprintf(stderr, "no device\n");
        return 2;
    }
    CUdevice device;
    CU_CHECK(cuDeviceGet(&device, 0));
    char name[128];
    int major = 0, minor = 0;
    size_t memory = 0;
    CU_CHECK(cuDeviceGetName(name, sizeof(name), device));
    CU_CHECK(cuDeviceGetAttribute(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device));
    CU_CHECK(cuDeviceGetAttribute(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device));
    CU_CHECK(cuDeviceTotalMem(&memory, device));
    fprintf(stderr, "%s, compute capability %d.%d, %zu MiB, driver %d\n", name, major, minor, memory >> 20,
            version);

    CUcontext context;
    if (own_context) {
#if CUDA_VERSION >= 13000
        CU_CHECK(cuCtxCreate(&context, nullptr, 0, device));
#else
        CU_CHECK(cuCtxCreate(&context, 0, device));
#endif
    } else {
        CU_CHECK(cuDevicePrimaryCtxRetain(&context, device));
        CU_CHECK(cuCtxSetCurrent(context));
    }

    const std::string ptx = read_next_to(argv[0], "kernels.ptx");
    CUmodule module;
    CU_CHECK(cuModuleLoadData(&module, ptx.c_str()));
    CUfunction string_step, energy, quantise;
    CU_CHECK(cuModuleGetFunction(&string_step, module, "string_step"));
    CU_CHECK(cuModuleGetFunction(&energy, module, "energy"));
    CU_CHECK(cuModuleGetFunction(&quantise, module, "quantise"));

    const Medium media[2] = {{0.30f, 0.001f}, {0.09f, 0.004f}};
    CUdeviceptr d_media, d_steps_done;
    size_t bytes = 0;
    CU_CHECK(cuModuleGetGlobal(&d_media, &bytes, module, "media"));
    if (bytes != sizeof(media)) {
        fprintf(stderr, "media has %zu bytes\n", bytes);
        return 1;
    }
    CU_CHECK(cuMemcpyHtoD(d_media, media, sizeof(media)));
    CU_CHECK(cuModuleGetGlobal(&d_steps_done, nullptr, module, "steps_done"));
    CU_CHECK(cuMemsetD32(d_steps_done, 0, 1));

    // Two levels that begin as the plucked string at rest, and one that is overwritten.
    std::vector<float> start(n), result(n);
    int joint = n / 3;
    for (int i = 0; i < n; ++i)
        start[i] = i < n / 5 ? float(i) / (n / 5) : float(n - 1 - i) / (n - 1 - n / 5);
    start[0] = start[n - 1] = 0;
    CUdeviceptr y, y_old, y_new;
    for (CUdeviceptr *level : {&y, &y_old, &y_new}) CU_CHECK(cuMemAlloc(level, n * sizeof(float)));
    CU_CHECK(cuMemcpyHtoD(y, start.data(), n * sizeof(float)));
    CU_CHECK(cuMemcpyDtoD(y_old, y, n * sizeof(float)));

    int most_threads = 0, suggested = 0, smallest_grid = 0;
    CU_CHECK(cuFuncGetAttribute(&most_threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, string_step));
    CU_CHECK(cuOccupancyMaxPotentialBlockSize(&smallest_grid, &suggested, string_step, nullptr, 0, 0));
    unsigned block = 96;
    if (suggested < int(block) || most_threads < int(block)) block = 32;

    CUstream stream;
    CUevent start_event, stop_event;
    CU_CHECK(cuStreamCreate(&stream, CU_STREAM_NON_BLOCKING));
    CU_CHECK(cuEventCreate(&start_event, CU_EVENT_DEFAULT));
    CU_CHECK(cuEventCreate(&stop_event, CU_EVENT_DEFAULT));
    CU_CHECK(cuCtxSynchronize()); // the copies were in the default stream
    CU_CHECK(cuEventRecord(start_event, stream));
    for (int step = 0; step < steps; ++step) {
        void *arguments[] = {&y, &y_old, &y_new, &n, &joint};
        CU_CHECK(cuLaunchKernel(string_step, (n + block - 1) / block, 1, 1, block, 1, 1, 0, stream, arguments,
                                nullptr));
        const CUdeviceptr oldest = y_old;
        y_old = y, y = y_new, y_new = oldest;
    }
    CU_CHECK(cuEventRecord(stop_event, stream));
    CU_CHECK(cuEventSynchronize(stop_event));
    float milliseconds = 0;
    CU_CHECK(cuEventElapsedTime(&milliseconds, start_event, stop_event));
    fprintf(stderr, "%.3f ms\n", milliseconds);

    // The other way to give arguments: one buffer.
    const unsigned energy_block = 64, energy_blocks = (n + energy_block - 1) / energy_block;
    CUdeviceptr d_energy;
    CU_CHECK(cuMemAlloc(&d_energy, energy_blocks * sizeof(float)));
    struct {
        CUdeviceptr x, out;
        float a;
        int n;
    } packed = {y, d_energy, 0.5f, n};
    size_t packed_bytes = sizeof(packed);
    void *extra[] = {CU_LAUNCH_PARAM_BUFFER_POINTER, &packed, CU_LAUNCH_PARAM_BUFFER_SIZE, &packed_bytes,
                     CU_LAUNCH_PARAM_END};
    CU_CHECK(cuLaunchKernel(energy, energy_blocks, 1, 1, energy_block, 1, 1, energy_block * sizeof(float),
                            stream, nullptr, extra));

    CUdeviceptr d_levels;
    CU_CHECK(cuMemAlloc(&d_levels, n * sizeof(short)));
    char shift = 1;
    short most = 100;
    double scale = 200.0;
    void *arguments[] = {&shift, &y, &most, &d_levels, &n, &scale};
    CU_CHECK(cuLaunchKernel(quantise, (n + 127) / 128, 1, 1, 128, 1, 1, 0, stream, arguments, nullptr));

    std::vector<float> of_block(energy_blocks);
    std::vector<short> levels(n);
    int steps_done = 0;
    CU_CHECK(cuMemcpyDtoHAsync(of_block.data(), d_energy, energy_blocks * sizeof(float), stream));
    CU_CHECK(cuMemcpyDtoHAsync(levels.data(), d_levels, n * sizeof(short), stream));
    CU_CHECK(cuStreamSynchronize(stream));
    CU_CHECK(cuMemcpyDtoH(result.data(), y, n * sizeof(float)));
    CU_CHECK(cuMemcpyDtoH(&steps_done, d_steps_done, sizeof(int)));

    for (CUdeviceptr p : {y, y_old, y_new, d_energy, d_levels}) CU_CHECK(cuMemFree(p));
    CU_CHECK(cuEventDestroy(start_event));
    CU_CHECK(cuEventDestroy(stop_event));
    CU_CHECK(cuStreamDestroy(stream));
    CU_CHECK(cuModuleUnload(module));
    if (own_context) {
        CU_CHECK(cuCtxDestroy(context));
    } else {
        CU_CHECK(cuDevicePrimaryCtxRelease(device));
    }

    // The string on the host.
    std::vector<double> now(start.begin(), start.end()), before = now, next(n);
    for (int step = 0; step < steps; ++step) {
        for (int i = 1; i < n - 1; ++i) {
            const Medium &m = media[i >= joint];
            next[i] = now[i] + (1 - m.damping) * (now[i] - before[i]) +
                      m.stiffness * (now[i + 1] + now[i - 1] - 2 * now[i]);
        }
        before.swap(now);
        now.swap(next);
        now[0] = now[n - 1] = 0;
    }
    double total = 0, expected_total = 0, worst = 0;
    int wrong_levels = 0;
    for (float part : of_block) total += part;
    for (int i = 0; i < n; ++i) {
        expected_total += 0.5 * now[i] * now[i];
        worst = fmax(worst, fabs(result[i] - now[i]));
        const int level = int(nearbyint(double(result[i]) * scale)) + shift;
        wrong_levels += levels[i] != (level > most ? most : level < -most ? -most : level);
    }
    printf("string of %d points, %d steps: %d done, y in the middle %.4g, energy %.4g\n", n, steps,
           steps_done, result[n / 2], total);
    if (!(worst < 1e-3) || !(fabs(total - expected_total) < 1e-3 * expected_total) || steps_done != steps ||
        wrong_levels > 0) {
        fprintf(stderr, "wrong: y by %g, energy %g instead of %g, %d levels\n", worst, total, expected_total,
                wrong_levels);
        return 1;
    }
    printf("driver_api: ok\n");
    return 0;
}
