// Launches whose threads differ in indices that the kernel does not use.
// builds: sm_80 sm_120 clang
#define X (blockIdx.x * blockDim.x + threadIdx.x)
extern "C" __global__ void add_in_place(float *x, int n) { int i = X; if (i < n) x[i] += 1.0f; }
extern "C" __global__ void add_row_zero(float *x, int n) { int i = X; if (i < n && threadIdx.y == 0 && threadIdx.z == 0 && blockIdx.y == 0 && blockIdx.z == 0) x[i] += 1.0f; }
extern "C" __global__ void copy(const float *a, float *x, int n) { int i = X; if (i < n) x[i] = a[i] * 2.0f; }
extern "C" __global__ void strided(const float *a, float *x, int n) { int i = X; if (i < n) { x[2 * i] = a[i]; x[2 * i + 1] = -a[i]; } }
extern "C" __global__ void scattered(const int *to, const float *a, float *x, int n) { int i = X; if (i < n) x[to[i]] = a[i]; }
extern "C" __global__ void guarded(const float *a, float *x, int n) { int i = X; if (i < n && a[i] > 20.0f) x[i] = a[i]; }
extern "C" __global__ void either(const float *a, float *x, int n) { int i = X; if (i < n) { if (a[i] > 20.0f) x[i] = 1.0f; else x[i] = 2.0f; } }
extern "C" __global__ void summed(const float *a, float *x, int n, int m) { int i = X; if (i < n) { x[i] = 0.0f; for (int k = 0; k < m; k++) x[i] += a[i * m + k]; } }
extern "C" __global__ void summed_apart(const float *a, float *x, int n, int m) { int i = X; if (i < n) { float s = 0.0f; for (int k = 0; k < m; k++) s += a[i * m + k]; x[i] = s; } }
extern "C" __global__ void own_row(const float *a, float *x, int n, int m) { int i = X, j = threadIdx.y; if (i < n && j < 3) { x[i] = 0.0f; for (int k = 0; k < m; k++) x[i] += a[i * m + k]; } }
extern "C" __global__ void columns(const float *a, float *x, int n, int m) { int i = X; if (i < n) for (int k = 0; k < m; k++) x[k * n + i] = a[k * n + i] + k; }
extern "C" __global__ void rows(const float *a, float *x, int n, int m) { int i = X; if (i < n) for (int k = 0; k < m; k++) x[i * m + k] = a[i * m + k] + k; }
extern "C" __global__ void count(float *x, int *c, int n) { int i = X; if (i < n) { atomicAdd(x + i % 3, 0.5f); atomicAdd(c + i, 1); atomicMax(c + n, i); } }
extern "C" __global__ void ticket(int *c, int *o, int n) { int i = X; if (i < n) { int k = atomicAdd(c, 1); o[k] = 1; } }
extern "C" __global__ void flag(int *f, const float *a, int n) { int i = X; if (i < n && a[i] > 30.0f) f[0] = 1; }
extern "C" __global__ void nobody(float *x) { x[0] += 1.0f; }
extern "C" __global__ void constant(float *x) { x[0] = 4.0f; }
extern "C" __global__ void local(const float *a, float *x, int n, const int *pick) { int i = X; if (i < n) { float t[5]; for (int k = 0; k < 5; k++) t[k] = a[(i + k) % n]; float s = 0; for (int k = 0; k < 5; k++) s = s * 0.5f + t[pick[k]]; x[i] = s; } }
extern "C" __global__ void tile(const float *a, float *x, int n) { __shared__ float s[32]; int i = X; s[threadIdx.x] = i < n ? a[i] : 0.0f; __syncthreads(); if (i < n) x[i] = s[31 - threadIdx.x]; }
extern "C" __global__ void tile_add(const float *a, float *x, int n) { __shared__ float s[32]; int i = X; s[threadIdx.x] = i < n ? a[i] : 0.0f; __syncthreads(); s[threadIdx.x] += 1.0f; __syncthreads(); if (i < n) x[i] = s[31 - threadIdx.x]; }
extern "C" __global__ void tile_count(const float *a, float *x, int n) { __shared__ float s[32]; int i = X; if (threadIdx.y == 0) s[threadIdx.x] = 0; __syncthreads(); atomicAdd(&s[threadIdx.x], 1.0f); __syncthreads(); if (i < n) x[i] = s[threadIdx.x]; }
extern "C" __global__ void tile_sum(const float *a, float *x, int n) { __shared__ float s[256]; int t = threadIdx.x + 32 * threadIdx.y; int i = X; s[t] = i < n ? a[i] : 0.0f; __syncthreads(); for (int k = 128; k > 0; k /= 2) { if (t < k) s[t] += s[t + k]; __syncthreads(); } if (t == 0) x[blockIdx.x] = s[0]; }
extern "C" __global__ void vote(const float *a, unsigned *x, int n) { int i = X; unsigned b = __ballot_sync(~0u, i < n && a[i < n ? i : 0] > 20.0f); if (i < n) x[i] = b; }
extern "C" __global__ void shuffle(const float *a, float *x, int n) { int i = X; float v = i < n ? a[i] : 0.0f; v += __shfl_down_sync(~0u, v, 1); if (i < n) x[i] = v; }
extern "C" __global__ void block_only(float *x) { x[blockIdx.x] += 1.0f; }
extern "C" __global__ void thread_only(float *x) { x[threadIdx.x] += 1.0f; }
extern "C" __global__ void halves(float *x, int n) { int i = X; if (i < n) x[i] = x[n + i] * 2.0f; }
extern "C" __global__ void exchange(int *c, int *o, int n) { int i = X; if (i < n) o[i] = atomicExch(c + i, 7); }
extern "C" __global__ void lanes(const float *a, float *x, unsigned *b) { int t = threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z), i = (blockIdx.x + gridDim.x * blockIdx.y) * blockDim.x * blockDim.y * blockDim.z + t; float v = a[i]; v += __shfl_down_sync(~0u, v, 3); b[i] = __ballot_sync(~0u, v > 20.0f); x[i] = v; }
