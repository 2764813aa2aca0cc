// Gray-Scott reaction and diffusion in managed memory: the host disturbs and reads the arrays between
// launches, through the same pointers.
//
//     managed [width] [height] [periods]
#include <cuda_runtime.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>
#include <vector>

#define CUDA_CALL(x)                                                                        \
    do {                                                                                    \
        const cudaError_t result = (x);                                                     \
        if (result != cudaSuccess) {                                                        \
            printf("Error at %s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(result)); \
            return EXIT_FAILURE;                                                            \
        }                                                                                   \
    } while (0)

struct Reaction {
    float diffuse_u, diffuse_v, feed, kill;
};

// A base class whose `new` allocates managed memory, so that kernels can read an object through a pointer.
class Managed {
  public:
    void *operator new(size_t bytes) {
        void *p = nullptr;
        if (cudaMallocManaged(&p, bytes) != cudaSuccess) abort();
        return p;
    }
    void operator delete(void *p) {
        cudaDeviceSynchronize();
        cudaFree(p);
    }
};

struct Species : Managed {
    int width, height;
    float *u, *v, *u_next, *v_next;

    Species(int width, int height) : width(width), height(height) {
        for (float **field : {&u, &v, &u_next, &v_next}) {
            if (cudaMallocManaged(field, size_t(width) * height * sizeof(float)) != cudaSuccess) abort();
        }
    }
    ~Species() {
        for (float *field : {u, v, u_next, v_next}) cudaFree(field);
    }
    void swap_levels() {
        std::swap(u, u_next);
        std::swap(v, v_next);
    }
};

// The object is reached through a pointer, and the arrays through pointers that it holds.
__global__ void react(const Species *s, Reaction r) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    const int w = s->width, h = s->height;
    if (x >= w || y >= h) return;
    const int left = x == 0 ? w - 1 : x - 1, right = x == w - 1 ? 0 : x + 1;
    const int up = y == 0 ? h - 1 : y - 1, down = y == h - 1 ? 0 : y + 1;
    const float u = s->u[y * w + x], v = s->v[y * w + x];
    const float around_u =
        s->u[y * w + left] + s->u[y * w + right] + s->u[up * w + x] + s->u[down * w + x] - 4 * u;
    const float around_v =
        s->v[y * w + left] + s->v[y * w + right] + s->v[up * w + x] + s->v[down * w + x] - 4 * v;
    const float rate = u * v * v;
    s->u_next[y * w + x] = u + r.diffuse_u * around_u - rate + r.feed * (1 - u);
    s->v_next[y * w + x] = v + r.diffuse_v * around_v + rate - (r.feed + r.kill) * v;
}

__managed__ float dose = 0.3f;

// Plain arrays of managed memory and a managed variable.
__global__ void seed(float *v, int width, int height, int x0, int y0, int radius) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x < width && y < height && abs(x - x0) < radius && abs(y - y0) < radius) v[y * width + x] += dose;
}

static void react_on_host(std::vector<float> &u, std::vector<float> &v, int w, int h, Reaction r) {
    std::vector<float> u_next(u.size()), v_next(v.size());
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            const int k = y * w + x, l = y * w + (x + w - 1) % w, m = y * w + (x + 1) % w,
                      n = (y + h - 1) % h * w + x, o = (y + 1) % h * w + x;
            const float rate = u[k] * v[k] * v[k];
            u_next[k] =
                u[k] + r.diffuse_u * (u[l] + u[m] + u[n] + u[o] - 4 * u[k]) - rate + r.feed * (1 - u[k]);
            v_next[k] =
                v[k] + r.diffuse_v * (v[l] + v[m] + v[n] + v[o] - 4 * v[k]) + rate - (r.feed + r.kill) * v[k];
        }
    u.swap(u_next);
    v.swap(v_next);
}

int main(int argc, char **argv) {
    const int width = argc > 1 ? atoi(argv[1]) : 70, height = argc > 2 ? atoi(argv[2]) : 50,
              periods = argc > 3 ? atoi(argv[3]) : 4;
    const int steps_per_period = 25, size = width * height;
    const Reaction reaction = {0.16f, 0.08f, 0.035f, 0.06f};

    int device = 0, concurrent = 0;
    CUDA_CALL(cudaGetDevice(&device));
    CUDA_CALL(cudaDeviceGetAttribute(&concurrent, cudaDevAttrConcurrentManagedAccess, device));

    Species *s = new Species(width, height);
    for (int k = 0; k < size; ++k) {
        s->u[k] = 1.0f;
        s->v[k] = 0.0f;
    }
    std::vector<float> u(size, 1.0f), v(size, 0.0f);

    const dim3 block(16, 8), grid((width + 15) / 16, (height + 7) / 8);
    double worst = 0;
    for (int p = 0; p < periods; ++p) {
        const int x0 = (13 + 29 * p) % width, y0 = (17 + 11 * p) % height;
        dose = 0.3f + 0.05f * p; // the host writes the managed variable while the device is idle
        seed<<<grid, block>>>(s->v, width, height, x0, y0, 5);
        for (int n = 0; n < steps_per_period; ++n) {
            react<<<grid, block>>>(s, reaction);
            // The host may not touch the object while the device uses it.
            CUDA_CALL(cudaDeviceSynchronize());
            s->swap_levels();
        }
        for (int k = 0; k < size; ++k) {
            const int x = k % width, y = k / width;
            if (abs(x - x0) < 5 && abs(y - y0) < 5) v[k] += 0.3f + 0.05f * p;
        }
        for (int n = 0; n < steps_per_period; ++n) react_on_host(u, v, width, height, reaction);

        double mean_u = 0, mean_v = 0;
        for (int k = 0; k < size; ++k) {
            mean_u += s->u[k] / size;
            mean_v += s->v[k] / size;
            worst = fmax(worst, fmax(fabs(s->u[k] - u[k]), fabs(s->v[k] - v[k])));
        }
        printf("period %d: mean u %.6g, mean v %.5g\n", p, mean_u, mean_v);

        // The host clears a column of v, as a wall would, in both.
        for (int y = 0; y < height; ++y) s->v[y * width] = v[y * width] = 0.0f;
    }
    delete s;

    fprintf(stderr, "managed: concurrent access %s\n", concurrent ? "possible" : "not possible");
    if (!(worst < 1e-4)) {
        printf("managed: WRONG by %g\n", worst);
        return 1;
    }
    printf("managed: correct\n");
    return 0;
}
