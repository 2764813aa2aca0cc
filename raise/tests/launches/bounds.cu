// Accesses that only some threads make, as data decides.
// builds: sm_80 sm_120 clang
#define X (blockIdx.x * blockDim.x + threadIdx.x)
#define Y (blockIdx.y * blockDim.y + threadIdx.y)
extern "C" __global__ void k(double *a) { unsigned x = X, y = Y; a[y * 20 + x] = 1.0; }
extern "C" __global__ void k1(double *a) { unsigned x = X; a[x] = 1.0; }
extern "C" __global__ void k4(double *a, double *b) { unsigned x = X; if (b[x] > 0.5) a[x] = 1.0; }
extern "C" __global__ void k5(double *a, double *b) { unsigned x = X; unsigned y = Y; if (x < 19 && y < 19) a[y * 24 + x] = b[y * 24 + x] * 2; else a[y * 24 + x] = 0.0; }
extern "C" __global__ void k6(double *a, double *b, double *y) { unsigned x = X; double v = 0; if (b[x] > 0.5) v = a[x]; y[x] = v; }
extern "C" __global__ void k7(double *a, double *b, int *idx) { unsigned x = X; if (b[x] > 0.5) a[idx[x]] = b[x]; }
extern "C" __global__ void load_masked(const double *a, const double *b, double *y, int n) { int x = X; if (x < n) { double v = 0; if (b[x] > 0.5) v = a[x + 3]; y[x] = v; } }
extern "C" __global__ void load_before(const double *a, const double *b, double *y, int n) { int x = X; if (x < n) { double v = 0; if (b[x] > 0.5) v = a[x - 1]; y[x] = v; } }
extern "C" __global__ void load_select(const double *a, const double *b, double *y, int n) { int x = X; if (x < n) y[x] = b[x] > 0.5 ? a[x + 3] : 1.0; }
extern "C" __global__ void in_loop(const double *b, double *y, int n, int m) { int x = X; if (x < n) { int k = 0; double v = b[x]; while (v > 0.01) { y[x + n * k] = v; v *= 0.5; k++; } } }
extern "C" __global__ void in_for(const double *b, double *y, int n, int m) { int x = X; if (x < n) for (int k = 0; k < m; k++) if (b[x] > k) y[x + n * k] = 1.0; }
extern "C" __global__ void loop_load(const double *b, double *y, const int *first, int n) { int x = X; if (x < n) { double s = 0; for (int k = first[x]; k < first[x + 1]; k++) s += b[k]; y[x] = s; } }
extern "C" __global__ void shared_tile(const double *b, double *y, int n) { __shared__ double s[64]; int t = threadIdx.x, x = X; s[t] = x < n ? b[x] : 0.0; __syncthreads(); if (x < n) { double v = 0; if (b[x] > 0.5) v = s[t + 1]; y[x] = v; } }
extern "C" __global__ void shared_mirror(const double *b, double *y, int n) { __shared__ double s[32]; int t = threadIdx.x, x = X; s[t] = x < n ? b[x] : 0.0; __syncthreads(); if (x < n) y[x] = s[63 - t]; }
extern "C" __global__ void shared_dynamic(const double *b, double *y, int n) { extern __shared__ double d[]; int t = threadIdx.x, x = X; if (x < n && b[x] > 0.5) d[t] = b[x]; __syncthreads(); if (x < n && b[x] > 0.5) y[x] = d[t]; }
extern "C" __global__ void private_array(const double *b, double *y, const int *idx, int n) { int x = X; if (x < n) { double t[4]; for (int k = 0; k < 4; k++) t[k] = b[x] + k; double v = 0; if (b[x] > 0.5) v = t[idx[x]]; y[x] = v; } }
extern "C" __global__ void private_store(const double *b, double *y, const int *idx, int n) { int x = X; if (x < n) { double t[4]; for (int k = 0; k < 4; k++) t[k] = b[x] + k; if (b[x] > 0.5) t[idx[x]] = 9; y[x] = t[0] + t[1] * 2 + t[2] * 3 + t[3] * 4; } }
__constant__ double table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
extern "C" __global__ void constants(const double *b, double *y, int n) { int x = X; if (x < n) { double v = 0; if (b[x] > 0.5) v = table[x]; y[x] = v; } }
extern "C" __global__ void add_masked(double *a, const double *b) { int x = X; if (b[x] > 0.5) atomicAdd((unsigned long long *)a + x, 1ull); }
extern "C" __global__ void exch_masked(unsigned long long *a, const double *b, unsigned long long *y) { int x = X; if (b[x] > 0.5) y[x] = atomicExch(a + x, 5ull); }
extern "C" __global__ void row_cross(double *a, const double *b, int nx) { int i = X; if (i < 10 && b[i] > 0.5) a[i + 5] = b[i]; }
extern "C" __global__ void early(double *a, const double *b, int n) { int x = X; if (b[x] <= 0.5) return; a[x] = 2.0; }
extern "C" __global__ void negative(double *a, const double *b, const int *idx, int n) { int x = X; if (x < n && b[x] > 0.5) a[x - idx[x]] = 2.0; }
extern "C" __global__ void vec2(double2 *a, const double *b, int n) { int x = X; if (x < n && b[x] > 0.5) a[x] = make_double2(1.0, 2.0); }
extern "C" __global__ void decay(double *u, const double *b, int n) { int x = X; if (x < n && b[x] > 0.5) u[x + 3] = u[x + 3] * 0.5 + b[x]; }
extern "C" __global__ void energy(const double *u, double *J, int n) { int x = X; if (x < n) atomicAdd(J, u[x] * u[x]); }
