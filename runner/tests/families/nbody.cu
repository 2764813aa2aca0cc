// family: forces between all bodies
// builds: sm_80 debug

#define T 32

__device__ void attract(float4 a, float4 b, float &fx, float &fy, float &fz) {
    float dx = b.x - a.x, dy = b.y - a.y, dz = b.z - a.z;
    float r = rsqrtf(dx * dx + dy * dy + dz * dz + 0.01f), s = b.w * r * r * r;
    fx += dx * s;
    fy += dy * s;
    fz += dz * s;
}

extern "C" __global__ void plain(const float4 *p, float *f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
    for (int j = 0; j < n; ++j) attract(p[i], p[j], fx, fy, fz);
    f[i] = fx;
    f[n + i] = fy;
    f[2 * n + i] = fz;
}

extern "C" __global__ void not_unrolled(const float4 *p, float *f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 own = p[i];
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
    #pragma unroll 1
    for (int j = 0; j < n; ++j) attract(own, p[j], fx, fy, fz);
    f[i] = fx;
    f[n + i] = fy;
    f[2 * n + i] = fz;
}

extern "C" __global__ void stride(const float4 *p, float *f, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        float fx = 0.0f, fy = 0.0f, fz = 0.0f;
        for (int j = 0; j < n; ++j) attract(p[i], p[j], fx, fy, fz);
        f[i] = fx;
        f[n + i] = fy;
        f[2 * n + i] = fz;
    }
}

// Bodies through shared memory, a tile at a time; those beyond the last have no mass.
extern "C" __global__ void staged(const float4 *p, float *f, int n) {
    __shared__ float4 s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    float4 nothing = {0.0f, 0.0f, 0.0f, 0.0f}, own = i < n ? p[i] : nothing;
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
    for (int first = 0; first < n; first += T) {
        s[t] = first + t < n ? p[first + t] : nothing;
        __syncthreads();
        #pragma unroll 8
        for (int j = 0; j < T; ++j) attract(own, s[j], fx, fy, fz);
        __syncthreads();
    }
    if (i < n) {
        f[i] = fx;
        f[n + i] = fy;
        f[2 * n + i] = fz;
    }
}

// Here the last tile ends with the last body.
extern "C" __global__ void staged_to_end(const float4 *p, float *f, int n) {
    __shared__ float4 s[T];
    int t = threadIdx.x, i = blockIdx.x * T + t;
    float4 own = p[i < n ? i : n - 1];
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
    for (int first = 0; first < n; first += T) {
        if (first + t < n) s[t] = p[first + t];
        __syncthreads();
        for (int j = 0; j < T && first + j < n; ++j) attract(own, s[j], fx, fy, fz);
        __syncthreads();
    }
    if (i < n) {
        f[i] = fx;
        f[n + i] = fy;
        f[2 * n + i] = fz;
    }
}

// Four bodies of the inner loop at a time.
extern "C" __global__ void several(const float4 *p, float *f, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float4 own = p[i];
    float fx = 0.0f, fy = 0.0f, fz = 0.0f;
    int j = 0;
    for (; j + 3 < n; j += 4) {
        attract(own, p[j], fx, fy, fz);
        attract(own, p[j + 1], fx, fy, fz);
        attract(own, p[j + 2], fx, fy, fz);
        attract(own, p[j + 3], fx, fy, fz);
    }
    for (; j < n; ++j) attract(own, p[j], fx, fy, fz);
    f[i] = fx;
    f[n + i] = fy;
    f[2 * n + i] = fz;
}

struct Bodies { const float4 *p; int n; };
struct Gravity {
    __device__ float3 operator()(float4 a, float4 b) const {
        float3 f = {0.0f, 0.0f, 0.0f};
        attract(a, b, f.x, f.y, f.z);
        return f;
    }
};
template <typename F> __global__ void all_pairs(Bodies b, float *f, F force) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= b.n) return;
    float3 sum = {0.0f, 0.0f, 0.0f};
    for (int j = 0; j < b.n; ++j) {
        float3 of = force(b.p[i], b.p[j]);
        sum.x += of.x;
        sum.y += of.y;
        sum.z += of.z;
    }
    f[i] = sum.x;
    f[b.n + i] = sum.y;
    f[2 * b.n + i] = sum.z;
}
template __global__ void all_pairs<Gravity>(Bodies, float *, Gravity);
