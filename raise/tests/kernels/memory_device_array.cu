// construct: memory / arrays by value with their extents, as CUDA.jl passes them
// builds: sm_80 sm_120 clang

struct DeviceArray { double *data; long long bytes; long long extents[2]; long long length; };

// The first index is the contiguous one; indices are checked.
__device__ double *at(const DeviceArray &array, long long i, long long j) {
    bool inside = 0 <= i && i < array.extents[0] && 0 <= j && j < array.extents[1];
    if (!inside) __trap();
    return array.data + i + array.extents[0] * j;
}

extern "C" __global__ void memory_device_array(DeviceArray u, DeviceArray v, double c) {
    long long i = blockIdx.x * blockDim.x + threadIdx.x;
    long long j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i < 1 || i >= u.extents[0] - 1 || j < 1 || j >= u.extents[1] - 1) return;
    double around = *at(u, i - 1, j) + *at(u, i + 1, j) + *at(u, i, j - 1) + *at(u, i, j + 1);
    *at(v, i, j) = *at(u, i, j) + c * (around - 4.0 * *at(u, i, j));
}
