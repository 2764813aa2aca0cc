// family: one stage of a fast Fourier transform
// builds: sm_80 debug

#define HALF 16
#define T 64

// Pairs `HALF` apart: (a, b) becomes (a + b, (a - b) w), with `HALF` factors.
extern "C" __global__ void plain(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= pairs) return;
    int k = p % HALF, i = p / HALF * 2 * HALF + k, j = i + HALF;
    float dr = re[i] - re[j], di = im[i] - im[j];
    xr[i] = re[i] + re[j];
    xi[i] = im[i] + im[j];
    xr[j] = dr * wr[k] - di * wi[k];
    xi[j] = dr * wi[k] + di * wr[k];
}

extern "C" __global__ void stride(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    for (int p = blockIdx.x * blockDim.x + threadIdx.x; p < pairs; p += gridDim.x * blockDim.x) {
        int k = p % HALF, i = p / HALF * 2 * HALF + k, j = i + HALF;
        float dr = re[i] - re[j], di = im[i] - im[j];
        xr[i] = re[i] + re[j];
        xi[i] = im[i] + im[j];
        xr[j] = dr * wr[k] - di * wi[k];
        xi[j] = dr * wi[k] + di * wr[k];
    }
}

// Bits in place of quotients and remainders.
extern "C" __global__ void bits(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= pairs) return;
    int k = p & (HALF - 1), i = ((p & ~(HALF - 1)) << 1) | k, j = i | HALF;
    float dr = re[i] - re[j], di = im[i] - im[j];
    xr[i] = re[i] + re[j];
    xi[i] = im[i] + im[j];
    xr[j] = dr * wr[k] - di * wi[k];
    xi[j] = dr * wi[k] + di * wr[k];
}

// Two dimensions of threads.
extern "C" __global__ void two_dimensions(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    int k = threadIdx.x, i = (blockIdx.x * blockDim.y + threadIdx.y) * 2 * HALF + k, j = i + HALF;
    if (i >= 2 * pairs) return;
    float dr = re[i] - re[j], di = im[i] - im[j];
    xr[i] = re[i] + re[j];
    xi[i] = im[i] + im[j];
    xr[j] = dr * wr[k] - di * wi[k];
    xi[j] = dr * wi[k] + di * wr[k];
}

// A thread per element, with the other one of its pair through shared memory.
extern "C" __global__ void staged(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    __shared__ float sr[2 * T], si[2 * T];
    int t = threadIdx.x, first = blockIdx.x * 2 * T;
    for (int e = t; e < 2 * T; e += T)
        if (first + e < 2 * pairs) {
            sr[e] = re[first + e];
            si[e] = im[first + e];
        }
    __syncthreads();
    int k = t % HALF, i = t / HALF * 2 * HALF + k, j = i + HALF;
    if (first + j >= 2 * pairs) return;
    float dr = sr[i] - sr[j], di = si[i] - si[j];
    xr[first + i] = sr[i] + sr[j];
    xi[first + i] = si[i] + si[j];
    xr[first + j] = dr * wr[k] - di * wi[k];
    xi[first + j] = dr * wi[k] + di * wr[k];
}

// A thread per element.
extern "C" __global__ void elements(const float *re, const float *im, const float *wr, const float *wi, float *xr, float *xi, int pairs) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= 2 * pairs) return;
    int k = i % HALF;
    if (i / HALF % 2 == 0) {
        xr[i] = re[i] + re[i + HALF];
        xi[i] = im[i] + im[i + HALF];
    } else {
        float dr = re[i - HALF] - re[i], di = im[i - HALF] - im[i];
        xr[i] = dr * wr[k] - di * wi[k];
        xi[i] = dr * wi[k] + di * wr[k];
    }
}

struct Complex {
    float re, im;
    __device__ Complex operator+(Complex o) const { return {re + o.re, im + o.im}; }
    __device__ Complex operator-(Complex o) const { return {re - o.re, im - o.im}; }
    __device__ Complex operator*(Complex o) const { return {re * o.re - im * o.im, re * o.im + im * o.re}; }
};
struct Split { const float *re, *im; __device__ Complex operator[](int i) const { return {re[i], im[i]}; } };
struct Out { float *re, *im; __device__ void set(int i, Complex x) const { re[i] = x.re; im[i] = x.im; } };
template <int H> __global__ void stage(Split x, Split w, Out y, int pairs) {
    int p = blockIdx.x * blockDim.x + threadIdx.x;
    if (p >= pairs) return;
    int k = p % H, i = p / H * 2 * H + k, j = i + H;
    Complex a = x[i], b = x[j];
    y.set(i, a + b);
    y.set(j, (a - b) * w[k]);
}
template __global__ void stage<16>(Split, Split, Out, int);
