// construct: nvrtc / a templated kernel, restrict pointers
// builds: nvrtc

template <typename T>
__device__ T axpby(T a, T x, T b, T y) { return a * x + b * y; }

extern "C" __global__ void nvrtc_axpby(double a, const double *__restrict__ x, double b, double *__restrict__ y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = axpby(a, x[i], b, y[i]);
}
