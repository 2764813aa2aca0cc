// Several host threads, each with a stream and arrays of its own, propagate waves from the sources of a seismic
// survey. A thread takes the next shot from a common counter and stores the illumination under a lock.
//
//     threads [nx] [nz] [shots] [threads]
#include <cuda_runtime.h>

#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

#define CUDA_TRY(call)                                                                           \
    do {                                                                                         \
        cudaError_t const status = (call);                                                       \
        if (status != cudaSuccess) {                                                             \
            fprintf(stderr, "%s at line %d: %s\n", #call, __LINE__, cudaGetErrorString(status)); \
            abort();                                                                             \
        }                                                                                        \
    } while (0)

struct Model {
    int nx, nz, steps;
};

static const int BX = 32, BZ = 4;

__global__ void propagate(Model m, const float *velocity2, const float *p, float *p_old, int source,
                          float wavelet) {
    const int x = blockIdx.x * BX + threadIdx.x, z = blockIdx.y * BZ + threadIdx.y;
    if (x < 1 || x >= m.nx - 1 || z < 1 || z >= m.nz - 1) return;
    const int k = z * m.nx + x;
    const float laplacian = p[k - 1] + p[k + 1] + p[k - m.nx] + p[k + m.nx] - 4.0f * p[k];
    // The oldest level is overwritten in place by the newest.
    p_old[k] = 2.0f * p[k] - p_old[k] + velocity2[k] * laplacian + (k == source ? wavelet : 0.0f);
}

__global__ void accumulate(Model m, const float *p, float *illumination) {
    const int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k < m.nx * m.nz) illumination[k] += p[k] * p[k];
}

static float wavelet(int step) {
    const float t = 0.35f * (step - 8);
    return (1 - 2 * t * t) * expf(-t * t);
}

static int source_of(const Model &m, int shot, int shots) {
    return 3 * m.nx + 4 + (shot * (m.nx - 8)) / shots;
}

class Worker {
  public:
    Worker(const Model &model, const float *velocity2)
        : m_(model), velocity2_(velocity2), cells_(size_t(model.nx) * model.nz) {
        CUDA_TRY(cudaSetDevice(0)); // each thread of the host has a current device
        CUDA_TRY(cudaStreamCreateWithFlags(&stream_, cudaStreamNonBlocking));
        for (float **field : {&p_, &p_old_, &illumination_})
            CUDA_TRY(cudaMalloc(field, cells_ * sizeof(float)));
        CUDA_TRY(cudaMallocHost(&pinned_, cells_ * sizeof(float)));
    }
    ~Worker() {
        CUDA_TRY(cudaStreamDestroy(stream_));
        for (float *field : {p_, p_old_, illumination_}) CUDA_TRY(cudaFree(field));
        CUDA_TRY(cudaFreeHost(pinned_));
    }
    Worker(const Worker &) = delete;

    const float *shoot(int source) {
        for (float *field : {p_, p_old_, illumination_})
            CUDA_TRY(cudaMemsetAsync(field, 0, cells_ * sizeof(float), stream_));
        const dim3 block(BX, BZ), grid((m_.nx + BX - 1) / BX, (m_.nz + BZ - 1) / BZ);
        for (int n = 0; n < m_.steps; ++n) {
            propagate<<<grid, block, 0, stream_>>>(m_, velocity2_, p_, p_old_, source, wavelet(n));
            std::swap(p_, p_old_);
            if (n % 4 == 3)
                accumulate<<<unsigned((cells_ + 191) / 192), 192, 0, stream_>>>(m_, p_, illumination_);
        }
        CUDA_TRY(cudaGetLastError());
        CUDA_TRY(
            cudaMemcpyAsync(pinned_, illumination_, cells_ * sizeof(float), cudaMemcpyDeviceToHost, stream_));
        CUDA_TRY(cudaStreamSynchronize(stream_));
        return pinned_;
    }

  private:
    Model m_;
    const float *velocity2_;
    size_t cells_;
    cudaStream_t stream_;
    float *p_, *p_old_, *illumination_, *pinned_;
};

static std::vector<double> shoot_on_host(const Model &m, const std::vector<float> &velocity2, int source) {
    std::vector<double> p(velocity2.size()), old(p), illumination(p), next(p);
    for (int n = 0; n < m.steps; ++n) {
        for (int z = 1; z < m.nz - 1; ++z)
            for (int x = 1; x < m.nx - 1; ++x) {
                const int k = z * m.nx + x;
                next[k] = 2 * p[k] - old[k] +
                          velocity2[k] * (p[k - 1] + p[k + 1] + p[k - m.nx] + p[k + m.nx] - 4 * p[k]);
            }
        next[source] += wavelet(n);
        old.swap(p);
        p.swap(next);
        if (n % 4 == 3)
            for (size_t k = 0; k < p.size(); ++k) illumination[k] += p[k] * p[k];
    }
    return illumination;
}

int main(int argc, char **argv) {
    Model model = {101, 46, 80};
    if (argc > 1) model.nx = atoi(argv[1]);
    if (argc > 2) model.nz = atoi(argv[2]);
    const int shots = argc > 3 ? atoi(argv[3]) : 6, threads = argc > 4 ? atoi(argv[4]) : 3;
    const size_t cells = size_t(model.nx) * model.nz;

    std::vector<float> velocity2(cells);
    for (size_t k = 0; k < cells; ++k) velocity2[k] = k / model.nx < size_t(model.nz) / 2 ? 0.16f : 0.30f;
    float *d_velocity2;
    CUDA_TRY(cudaMalloc(&d_velocity2, cells * sizeof(float)));
    CUDA_TRY(cudaMemcpy(d_velocity2, velocity2.data(), cells * sizeof(float), cudaMemcpyHostToDevice));
    CUDA_TRY(cudaDeviceSynchronize());

    std::vector<std::vector<float>> of_shot(shots);
    std::atomic<int> next_shot(0);
    std::mutex lock;
    int done = 0;
    std::vector<std::thread> pool;
    for (int t = 0; t < threads; ++t) {
        pool.emplace_back([&] {
            Worker worker(model, d_velocity2);
            for (int shot; (shot = next_shot++) < shots;) {
                const float *found = worker.shoot(source_of(model, shot, shots));
                std::lock_guard<std::mutex> guard(lock);
                of_shot[shot].assign(found, found + cells);
                ++done;
            }
        });
    }
    for (std::thread &thread : pool) thread.join();
    CUDA_TRY(cudaFree(d_velocity2));

    bool correct = done == shots;
    for (int shot = 0; shot < shots; ++shot) {
        const std::vector<double> expected = shoot_on_host(model, velocity2, source_of(model, shot, shots));
        double sum = 0, worst = 0, greatest = 0;
        for (size_t k = 0; k < cells; ++k) {
            sum += of_shot[shot][k];
            worst = fmax(worst, fabs(of_shot[shot][k] - expected[k]));
            greatest = fmax(greatest, expected[k]);
        }
        printf("shot %d: illumination %.5g\n", shot, sum);
        correct = correct && worst <= 1e-4 * greatest;
    }
    printf(correct ? "threads: ok\n" : "threads: differs from the host\n");
    return correct ? 0 : 1;
}
