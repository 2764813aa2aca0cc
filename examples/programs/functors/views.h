// Views, policies and parallel loops in the manner of performance-portability layers.
#pragma once
#include <cuda_runtime.h>

#include <cstdio>
#include <cstdlib>
#include <type_traits>
#include <vector>

inline void cuda_internal_safe_call(cudaError_t e, const char *name, const char *file, int line) {
    if (e == cudaSuccess) return;
    fprintf(stderr, "%s error(%s): %s %s:%d\n", name, cudaGetErrorName(e), cudaGetErrorString(e), file, line);
    abort();
}
#define CUDA_SAFE_CALL(call) cuda_internal_safe_call(call, #call, __FILE__, __LINE__)

// A shared handle on a 2-D array; the last index is contiguous. Copies of a view refer to the same memory.
template <class T>
class View2D {
  public:
    View2D() = default;
    View2D(int rows, int columns) : rows_(rows), columns_(columns) {
        CUDA_SAFE_CALL(cudaMalloc((void **)&data_, size_t(rows) * columns * sizeof(T)));
        CUDA_SAFE_CALL(cudaMemset(data_, 0, size_t(rows) * columns * sizeof(T)));
    }
    __host__ __device__ T &operator()(int row, int column) const {
        return data_[size_t(row) * columns_ + column];
    }
    __host__ __device__ int extent(int dimension) const { return dimension == 0 ? rows_ : columns_; }
    T *data() const { return data_; }
    size_t size() const { return size_t(rows_) * columns_; }
    void release() { CUDA_SAFE_CALL(cudaFree(data_)); }

  private:
    T *data_ = nullptr;
    int rows_ = 0, columns_ = 0;
};

template <class T>
void deep_copy(std::vector<T> &to, const View2D<T> &from) {
    to.resize(from.size());
    CUDA_SAFE_CALL(cudaMemcpy(to.data(), from.data(), from.size() * sizeof(T), cudaMemcpyDeviceToHost));
}
template <class T>
void deep_copy(const View2D<T> &to, const std::vector<T> &from) {
    CUDA_SAFE_CALL(cudaMemcpy(to.data(), from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice));
}

// Rows and columns [begin, end).
struct MDRange {
    int row_begin, row_end, column_begin, column_end;
};

template <class Functor>
struct ParallelFor {
    Functor functor;
    MDRange range;

    __device__ void operator()() const {
        const int column = range.column_begin + blockIdx.x * blockDim.x + threadIdx.x;
        for (int row = range.row_begin + blockIdx.y * blockDim.y + threadIdx.y; row < range.row_end;
             row += gridDim.y * blockDim.y)
            if (column < range.column_end) functor(row, column);
    }
};

// Small functors are passed by value, large ones through one buffer in constant memory.
static const size_t constant_bytes = 32768, by_value_limit = 512;
__device__ __constant__ unsigned long constant_buffer[constant_bytes / sizeof(unsigned long)];

template <class Driver>
__global__ void launch_by_value(const Driver driver) {
    driver();
}

template <class Driver>
__global__ void launch_from_constant() {
    const Driver &driver = *reinterpret_cast<const Driver *>(constant_buffer);
    driver();
}

template <class Functor>
void parallel_for(const MDRange &range, const Functor &functor) {
    using Driver = ParallelFor<Functor>;
    static_assert(sizeof(Driver) <= constant_bytes && std::is_trivially_copyable<Driver>::value,
                  "not a functor for the device");
    const Driver driver = {functor, range};
    const dim3 block(32, 4),
        grid((range.column_end - range.column_begin + 31) / 32, (range.row_end - range.row_begin + 7) / 8);
    if (sizeof(Driver) <= by_value_limit) {
        launch_by_value<Driver><<<grid, block>>>(driver);
    } else {
        CUDA_SAFE_CALL(
            cudaMemcpyToSymbolAsync(constant_buffer, &driver, sizeof(Driver), 0, cudaMemcpyHostToDevice, 0));
        launch_from_constant<Driver><<<grid, block>>>();
    }
    CUDA_SAFE_CALL(cudaGetLastError());
}

// The maximum of functor(row, column): one value for each block, which the host reduces.
template <class Functor>
__global__ void reduce_max(const Functor functor, MDRange range, double *of_block) {
    extern __shared__ double shared[];
    const int columns = range.column_end - range.column_begin,
              items = (range.row_end - range.row_begin) * columns;
    double maximum = 0;
    for (int item = blockIdx.x * blockDim.x + threadIdx.x; item < items; item += gridDim.x * blockDim.x) {
        const double value = functor(range.row_begin + item / columns, range.column_begin + item % columns);
        maximum = value > maximum ? value : maximum;
    }
    shared[threadIdx.x] = maximum;
    __syncthreads();
    for (unsigned half = blockDim.x / 2; half > 0; half /= 2) {
        if (threadIdx.x < half && shared[threadIdx.x + half] > shared[threadIdx.x])
            shared[threadIdx.x] = shared[threadIdx.x + half];
        __syncthreads();
    }
    if (threadIdx.x == 0) of_block[blockIdx.x] = shared[0];
}

template <class Functor>
double parallel_reduce_max(const MDRange &range, const Functor &functor) {
    static const int blocks = 6;
    static double *of_block = nullptr;
    if (!of_block) CUDA_SAFE_CALL(cudaMalloc((void **)&of_block, blocks * sizeof(double)));
    reduce_max<<<blocks, 128, 128 * sizeof(double)>>>(functor, range, of_block);
    double values[blocks], maximum = 0;
    CUDA_SAFE_CALL(cudaMemcpy(values, of_block, sizeof(values), cudaMemcpyDeviceToHost));
    for (double value : values) maximum = value > maximum ? value : maximum;
    return maximum;
}
