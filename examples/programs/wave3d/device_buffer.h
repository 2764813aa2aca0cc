// Device memory that frees itself.
#pragma once
#include <cuda_runtime.h>

#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

inline void throw_on_error(cudaError_t status, const char *what) {
    if (status != cudaSuccess)
        throw std::runtime_error(std::string(what) + ": " + cudaGetErrorString(status));
}

template <typename T>
class DeviceBuffer {
  public:
    explicit DeviceBuffer(size_t size) : size_(size) {
        throw_on_error(cudaMalloc(reinterpret_cast<void **>(&data_), size * sizeof(T)), "cudaMalloc");
        throw_on_error(cudaMemset(data_, 0, size * sizeof(T)), "cudaMemset");
    }

    explicit DeviceBuffer(const std::vector<T> &values) : DeviceBuffer(values.size()) { upload(values); }

    DeviceBuffer(DeviceBuffer &&other) noexcept
        : data_(std::exchange(other.data_, nullptr)), size_(other.size_) {}
    DeviceBuffer &operator=(DeviceBuffer &&other) noexcept {
        std::swap(data_, other.data_);
        std::swap(size_, other.size_);
        return *this;
    }
    DeviceBuffer(const DeviceBuffer &) = delete;
    DeviceBuffer &operator=(const DeviceBuffer &) = delete;

    ~DeviceBuffer() { cudaFree(data_); }

    T *data() { return data_; }
    const T *data() const { return data_; }
    size_t size() const { return size_; }

    void upload(const std::vector<T> &values) {
        throw_on_error(cudaMemcpy(data_, values.data(), values.size() * sizeof(T), cudaMemcpyHostToDevice),
                       "upload");
    }

    std::vector<T> download() const {
        std::vector<T> values(size_);
        throw_on_error(cudaMemcpy(values.data(), data_, size_ * sizeof(T), cudaMemcpyDeviceToHost),
                       "download");
        return values;
    }

  private:
    T *data_ = nullptr;
    size_t size_ = 0;
};
