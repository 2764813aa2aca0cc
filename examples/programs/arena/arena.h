// The parts of a block-structured framework that this program needs: boxes, an arena, arrays with ghost
// cells, loops over cells.
#pragma once
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <vector>

#define ARENA_CHECK(call)                                                                   \
    do {                                                                                    \
        cudaError_t status = (call);                                                        \
        if (status != cudaSuccess) {                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, cudaGetErrorString(status)); \
            abort();                                                                        \
        }                                                                                   \
    } while (0)

struct IntVect {
    int x, y, z;
};

// Cells lo … hi, both included.
struct Box {
    IntVect lo, hi;

    __host__ __device__ IntVect length() const { return {hi.x - lo.x + 1, hi.y - lo.y + 1, hi.z - lo.z + 1}; }
    __host__ __device__ long points() const { return long(length().x) * length().y * length().z; }
    __host__ __device__ bool contains(int i, int j, int k) const {
        return i >= lo.x && i <= hi.x && j >= lo.y && j <= hi.y && k >= lo.z && k <= hi.z;
    }
    Box grown(int by) const { return {{lo.x - by, lo.y - by, lo.z - by}, {hi.x + by, hi.y + by, hi.z + by}}; }
};

// A pointer with strides, passed to kernels by value: (i, j, k) are cells of the whole domain, n is a
// component.
template <class T>
struct Array4 {
    T *p;
    long jstride, kstride, nstride;
    IntVect begin;

    __device__ T &operator()(int i, int j, int k, int n) const {
        return p[(i - begin.x) + (j - begin.y) * jstride + (k - begin.z) * kstride + n * nstride];
    }
};

// One device allocation from which arrays are cut in order; it frees them together.
class Arena {
  public:
    explicit Arena(size_t bytes) : size_(bytes) { ARENA_CHECK(cudaMalloc((void **)&base_, bytes)); }
    ~Arena() { cudaFree(base_); }
    Arena(const Arena &) = delete;

    void *allocate(size_t bytes) {
        const size_t aligned = (bytes + 255) / 256 * 256;
        if (used_ + aligned > size_) {
            fprintf(stderr, "the arena of %zu bytes is full\n", size_);
            abort();
        }
        void *p = base_ + used_;
        used_ += aligned;
        return p;
    }

  private:
    char *base_ = nullptr;
    size_t size_, used_ = 0;
};

// Components on the cells of a box and its ghost cells.
class Fab {
  public:
    Fab(Arena &arena, const Box &valid, int ghosts, int components)
        : valid_(valid), all_(valid.grown(ghosts)), components_(components) {
        data_ = static_cast<double *>(arena.allocate(bytes()));
    }

    Array4<double> array() const {
        const IntVect n = all_.length();
        return {data_, n.x, long(n.x) * n.y, all_.points(), all_.lo};
    }
    Array4<const double> const_array() const {
        const Array4<double> a = array();
        return {a.p, a.jstride, a.kstride, a.nstride, a.begin};
    }
    const Box &valid() const { return valid_; }
    const Box &all() const { return all_; }
    size_t bytes() const { return all_.points() * components_ * sizeof(double); }

    std::vector<double> to_host() const {
        std::vector<double> values(bytes() / sizeof(double));
        ARENA_CHECK(cudaMemcpy(values.data(), data_, bytes(), cudaMemcpyDeviceToHost));
        return values;
    }

  private:
    Box valid_, all_;
    int components_;
    double *data_;
};

template <class L>
__global__ void __launch_bounds__(256) launch_global(L f) {
    f();
}

// Calls f(i, j, k) for each cell of the box, a thread for each.
template <class F>
void ParallelFor(const Box &box, F &&f) {
    const long points = box.points();
    const IntVect n = box.length(), lo = box.lo;
    if (points == 0) return;
    launch_global<<<unsigned((points + 255) / 256), 256>>>([=] __device__() {
        for (long cell = blockIdx.x * long(blockDim.x) + threadIdx.x; cell < points;
             cell += long(gridDim.x) * blockDim.x) {
            const int k = int(cell / (long(n.x) * n.y));
            const int j = int((cell - k * (long(n.x) * n.y)) / n.x);
            const int i = int(cell - k * (long(n.x) * n.y) - j * long(n.x));
            f(i + lo.x, j + lo.y, k + lo.z);
        }
    });
    ARENA_CHECK(cudaGetLastError());
}

// Calls f(i, j, k, n) for each cell and each component.
template <class F>
void ParallelFor(const Box &box, int components, F &&f) {
    ParallelFor(box, [=] __device__(int i, int j, int k) {
        for (int n = 0; n < components; ++n) f(i, j, k, n);
    });
}
