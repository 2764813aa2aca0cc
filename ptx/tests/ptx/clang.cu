// What clang makes: library functions stay calls, a switch becomes `brx.idx`.
//   clang-22 -x cuda --cuda-device-only -nocudalib -nocudainc -S -O2 --cuda-gpu-arch=sm_80 -Xclang -target-feature -Xclang +ptx80 clang.cu -o clang_sm_80.ptx
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
extern "C" __device__ float __nv_expf(float);
extern "C" __device__ double __nv_pow(double, double);
static __device__ int tid() { return __nvvm_read_ptx_sreg_tid_x(); }
static __device__ int gid() { return __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + tid(); }
__constant__ float coefficients[4] = {1, 2, 3, 4};

extern "C" __global__ void library(float* y, const float* x, int n) {
    int i = gid();
    if (i < n) y[i] = __nv_expf(x[i]) * coefficients[i & 3];
}

extern "C" __global__ void exchange(double* y) {
    __shared__ double s[64];
    s[tid()] = y[gid()];
    __syncthreads();
    y[gid()] = s[tid() ^ 1] + __nv_pow(y[gid()], 2.0);
}

extern "C" __global__ void cases(int* y, int n) {
    int i = tid();
    switch (y[i]) {
    case 0: y[i] = 5; break;
    case 1: y[i] *= 7; break;
    case 2: y[i] -= i; break;
    case 3: y[i] = i * i; break;
    case 4: y[i] /= n; break;
    case 5: y[i] %= n; break;
    case 6: for (int j = 0; j < i; j++) y[i] = y[i] * 3 + j; break;
    default: y[i] = -1;
    }
}
