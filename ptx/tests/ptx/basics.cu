// Kernels in the shapes that compilers meet. How the files beside this one were made:
//   nvcc -ptx -arch=sm_80  basics.cu -o basics_sm_80.ptx
//   nvcc -ptx -arch=sm_100 -lineinfo basics.cu -o basics_sm_100.ptx
#include <cstdio>

struct Settings { int n; float a; const float* x; double d[4]; };

__constant__ float coefficients[4] = {1.f, 2.f, 3.f, 4.f};
__constant__ int table[2][3] = {{1, 2}, {4, 5, 6}};
__device__ int counter = 3;
__device__ float* kept;
extern __shared__ float dynamic[];

extern "C" __global__ void saxpy(float* y, const float* __restrict__ x, float a, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

extern "C" __global__ void stencil(double* out, const double* x, int nx, int ny) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i > 0 && j > 0 && i < nx - 1 && j < ny - 1)
        out[j * nx + i] = 0.25 * (x[j * nx + i - 1] + x[j * nx + i + 1] + x[(j - 1) * nx + i] + x[(j + 1) * nx + i]);
}

extern "C" __global__ void tile(float* c, const float* a, const float* b, int n) {
    __shared__ float sa[16][16], sb[16][16];
    int tx = threadIdx.x, ty = threadIdx.y;
    float s = 0;
    for (int t = 0; t < n / 16; t++) {
        sa[ty][tx] = a[(blockIdx.y * 16 + ty) * n + t * 16 + tx];
        sb[ty][tx] = b[(t * 16 + ty) * n + blockIdx.x * 16 + tx];
        __syncthreads();
        for (int k = 0; k < 16; k++) s += sa[ty][k] * sb[k][tx];
        __syncthreads();
    }
    c[(blockIdx.y * 16 + ty) * n + blockIdx.x * 16 + tx] = s;
}

extern "C" __global__ void histogram(int* h, const int* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) atomicAdd(&h[x[i] & 15], 1);
    if (i == 0) { atomicCAS(&counter, 3, 4); atomicMax(h + 16, counter); }
}

extern "C" __global__ void warp(float* y, const float* x) {
    float v = x[threadIdx.x];
    for (int o = 16; o; o /= 2) v += __shfl_down_sync(~0u, v, o);
    unsigned b = __ballot_sync(~0u, x[threadIdx.x] > 0);
    if (threadIdx.x == 0) y[0] = v + __popc(b);
}

extern "C" __global__ void by_value(float* y, Settings p) {
    int i = threadIdx.x;
    if (i < p.n) y[i] = p.a * p.x[i] + (float)p.d[i & 3];
}

extern "C" __global__ void memories(float* y, int k) {
    int i = threadIdx.x;
    y[i] = coefficients[i & 3] * table[i & 1][k];
    float local[8];
    for (int j = 0; j < 8; j++) local[j] = y[i] * j;
    kept = y;
    dynamic[i] = local[k];
    __syncthreads();
    y[i] = dynamic[i ^ 1];
}

__device__ __noinline__ float helper(float a, int* p, double d) { *p += 1; return a * (float)d; }
extern "C" __global__ void calls(float* y, int* q) { int i = threadIdx.x; y[i] = helper(y[i], q + i, 2.5); }

extern "C" __global__ void vectors(float4* y, const float2* x, double2* d) {
    int i = threadIdx.x;
    float2 a = x[i];
    y[i] = make_float4(a.x, a.y, a.x + a.y, a.x * a.y);
    d[i].x = d[i].y;
}

extern "C" __global__ void assembly(int* y) {
    int i = threadIdx.x, r, s;
    asm volatile("{ .reg .pred p; .reg .u32 t<3>; setp.gt.s32 p, %1, 3; @p add.s32 t1, %1, 1; @!p mov.u32 t1, 0; mov.u32 %0, t1; }" : "=r"(r) : "r"(i));
    asm volatile("{ .reg .pred p; .reg .u32 t<3>; setp.gt.s32 p, %1, 3; selp.s32 t1, 1, 2, p; mov.u32 %0, t1; }" : "=r"(s) : "r"(i));
    y[i] = r * 10 + s;
}
