// family: first-order upwind differences in a periodic domain
// builds: sm_80 debug

#define T 64

__device__ float step(float before, float here, float after, float a, float c) {
    return here - c * (a > 0.0f ? a * (here - before) : a * (after - here));
}

extern "C" __global__ void plain(const float *u, const float *a, float *v, int n, float c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    int before = i == 0 ? n - 1 : i - 1, after = i == n - 1 ? 0 : i + 1;
    v[i] = step(u[before], u[i], u[after], a[i], c);
}

extern "C" __global__ void modulo(const float *u, const float *a, float *v, int n, float c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    v[i] = step(u[(i + n - 1) % n], u[i], u[(i + 1) % n], a[i], c);
}

extern "C" __global__ void stride(const float *u, const float *a, float *v, int n, float c) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x)
        v[i] = step(u[i > 0 ? i - 1 : n - 1], u[i], u[i < n - 1 ? i + 1 : 0], a[i], c);
}

// An if for each direction.
extern "C" __global__ void branches(const float *u, const float *a, float *v, int n, float c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float flux;
    if (a[i] > 0.0f)
        flux = a[i] * (u[i] - u[(i + n - 1) % n]);
    else
        flux = a[i] * (u[(i + 1) % n] - u[i]);
    v[i] = u[i] - c * flux;
}

extern "C" __global__ void staged(const float *u, const float *a, float *v, int n, float c) {
    __shared__ float s[T + 2];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    if (i < n) {
        s[t + 1] = u[i];
        if (t == 0) s[0] = u[(i + n - 1) % n];
        if (t == T - 1 || i == n - 1) s[t + 2] = u[(i + 1) % n];
    }
    __syncthreads();
    if (i < n) v[i] = step(s[t], s[t + 1], s[t + 2], a[i], c);
}

extern "C" __global__ void halo_threads(const float *u, const float *a, float *v, int n, float c) {
    __shared__ float s[T];
    int t = threadIdx.x, i = blockIdx.x * (T - 2) + t - 1;
    if (i <= n) s[t] = u[(i + n) % n];
    __syncthreads();
    if (t > 0 && t < T - 1 && i < n) v[i] = step(s[t - 1], s[t], s[t + 1], a[i], c);
}

extern "C" __global__ void several(const float *u, const float *a, float *v, int n, float c) {
    #pragma unroll
    for (int k = 0; k < 4; ++k) {
        int i = (blockIdx.x * T + threadIdx.x) * 4 + k;
        if (i < n) v[i] = step(u[i > 0 ? i - 1 : n - 1], u[i], u[i < n - 1 ? i + 1 : 0], a[i], c);
    }
}

struct Flow { const float *u, *a; int n; float c; };
struct Upwind {
    __device__ float operator()(const Flow &f, int i) const {
        return step(f.u[(i + f.n - 1) % f.n], f.u[i], f.u[(i + 1) % f.n], f.a[i], f.c);
    }
};

template <typename F> __global__ void each(Flow f, float *v) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < f.n) v[i] = F()(f, i);
}
template __global__ void each<Upwind>(Flow, float *);
