// Kernels of the stand-in for cuFFT: Stockham's transform, which needs no reordering, one launch for each factor of the length.
//
// An array has the shape [outer][length][inner], of which the middle dimension is transformed. Before a pass with `radix`, the transforms
// of `done` elements are known: the shape is [outer][done][radix][rest * inner], where element [p][q][j] is frequency p of the elements
// j + rest * q, and the pass writes [outer][radix][done][rest * inner]. `roots` has exp(2 pi i k / length) for each k; `sign` is -1 for
// forward transforms, and 1 for inverse ones.
#include "complex.h"

#define LOOP _Pragma("unroll 1") for

template <class R>
__device__ Complex<R> root(const Complex<R> *roots, long long k, int sign) {
    Complex<R> w = roots[k];
    return {w.x, sign * w.y};
}
// A number by its parts: as a structure it would be copied as integers.
template <class R>
__device__ Complex<R> number(const Complex<R> *from, long long i) {
    const volatile R *parts = reinterpret_cast<const volatile R *>(from);
    return {parts[2 * i], parts[2 * i + 1]};
}
// x times sign * i.
template <class R>
__device__ Complex<R> turned(Complex<R> x, int sign) {
    return {-sign * x.y, sign * x.x};
}

template <class R>
__device__ void transform(Complex<R> (&v)[2], int) {
    Complex<R> a = v[0];
    v[0] = a + v[1];
    v[1] = a - v[1];
}
template <class R>
__device__ void transform(Complex<R> (&v)[3], int sign) {
    const R half = 0.5, sine = 0.86602540378443864676;
    Complex<R> a = v[0], sum = v[1] + v[2], difference = turned(sine * (v[1] - v[2]), sign);
    Complex<R> middle = a - half * sum;
    v[0] = a + sum;
    v[1] = middle + difference;
    v[2] = middle - difference;
}
template <class R>
__device__ void transform(Complex<R> (&v)[4], int sign) {
    Complex<R> a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = turned(v[1] - v[3], sign);
    v[0] = a + c;
    v[1] = b + d;
    v[2] = a - c;
    v[3] = b - d;
}
template <class R>
__device__ void transform(Complex<R> (&v)[5], int sign) {
    const R c1 = 0.30901699437494742410, c2 = -0.80901699437494742410, s1 = 0.95105651629515357212, s2 = 0.58778525229247312917;
    Complex<R> a = v[0], p = v[1] + v[4], q = v[2] + v[3], r = v[1] - v[4], s = v[2] - v[3];
    Complex<R> m1 = a + c1 * p + c2 * q, m2 = a + c2 * p + c1 * q;
    Complex<R> n1 = turned(s1 * r + s2 * s, sign), n2 = turned(s2 * r - s1 * s, sign);
    v[0] = a + p + q;
    v[1] = m1 + n1;
    v[2] = m2 + n2;
    v[3] = m2 - n2;
    v[4] = m1 - n1;
}

template <class R, int RADIX>
__device__ void pass(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int done, int columns, int root_step, int sign) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, p = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= columns || p >= done) return;
    long long start = (long long)blockIdx.z * done * RADIX * columns;
    Complex<R> v[RADIX];
    for (int q = 0; q < RADIX; ++q) {
        v[q] = in[start + ((long long)p * RADIX + q) * columns + j];
        if (q > 0) v[q] = root(roots, (long long)p * q * root_step, sign) * v[q];
    }
    transform(v, sign);
    for (int s = 0; s < RADIX; ++s) out[start + ((long long)s * done + p) * columns + j] = v[s];
}
// The same for any radix, by its definition: each thread sums one result.
template <class R>
__device__ void pass_any(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int radix, int done, int columns, int root_step,
                         int sign) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, k = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= columns || k >= done * radix) return;
    long long start = (long long)blockIdx.z * done * radix * columns;
    int p = k % done;
    Complex<R> sum = {0, 0};
    LOOP(int q = 0; q < radix; ++q) {
        Complex<R> w = root(roots, (long long)q * k % (done * radix) * root_step, sign);
        sum = sum + w * in[start + ((long long)p * radix + q) * columns + j];
    }
    out[start + (long long)k * columns + j] = sum;
}

// Bluestein's transform of any length as a convolution of a length `size`: `chirp` has exp(-pi i k^2 / length). An inverse transform is the
// conjugate of the transform of the conjugate.
template <class R>
__device__ void chirp_in(const Complex<R> *in, Complex<R> *out, const Complex<R> *chirp, int length, int size, int columns, int sign) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, k = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= columns || k >= size) return;
    long long outer = blockIdx.z;
    Complex<R> value = {0, 0};
    if (k < length) {
        Complex<R> x = in[(outer * length + k) * columns + j];
        value = chirp[k] * Complex<R>{x.x, -sign * x.y};
    }
    out[(outer * size + k) * columns + j] = value;
}
template <class R>
__device__ void multiply(Complex<R> *data, const Complex<R> *factor, int size, int columns) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, k = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= columns || k >= size) return;
    Complex<R> *to = data + ((long long)blockIdx.z * size + k) * columns + j;
    *to = factor[k] * *to;
}
template <class R>
__device__ void chirp_out(const Complex<R> *in, Complex<R> *out, const Complex<R> *chirp, int length, int size, int columns, int sign) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, k = blockIdx.y * blockDim.y + threadIdx.y;
    if (j >= columns || k >= length) return;
    long long outer = blockIdx.z;
    Complex<R> y = chirp[k] * in[(outer * size + k) * columns + j];
    out[(outer * length + k) * columns + j] = {y.x, -sign * y.y};
}

// The first `half` elements of each row of `length`.
template <class R>
__device__ void keep_half(const Complex<R> *in, Complex<R> *out, int length, int half, int rows) {
    int k = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (k >= half || row >= rows) return;
    out[(long long)row * half + k] = number(in, (long long)row * length + k);
}
// Whole rows from their halves: element k is the conjugate of element length - k.
template <class R>
__device__ void complete(const Complex<R> *in, Complex<R> *out, int length, int half, int rows) {
    int k = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (k >= length || row >= rows) return;
    Complex<R> value;
    if (k < half) {
        value = number(in, (long long)row * half + k);
    } else {
        value = in[(long long)row * half + (length - k)];
        value.y = -value.y;
    }
    out[(long long)row * length + k] = value;
}

// Element [i][j][k] of an array of a plan's layout: `embed_1` and `embed_2` are the extents of the storage.
__device__ long long place(int row, int k, int n1, int embed_1, int embed_2, int stride, long long distance) {
    long long i = row / n1, j = row % n1;
    return blockIdx.z * distance + ((i * embed_1 + j) * embed_2 + k) * stride;
}
#define FOR_ELEMENT                                                                                        \
    int k = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;            \
    if (k >= n2 || row >= rows) return;                                                                    \
    long long here = ((long long)blockIdx.z * rows + row) * n2 + k, there = place(row, k, n1, embed_1, embed_2, stride, distance);
#define LAYOUT int rows, int n1, int n2, int embed_1, int embed_2, int stride, long long distance

#define KERNELS(T, R)                                                                                                                       \
    extern "C" __global__ void fft_##T##_radix2(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int done, int columns,      \
                                                int root_step, int sign) {                                                                  \
        pass<R, 2>(in, out, roots, done, columns, root_step, sign);                                                                         \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_radix3(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int done, int columns,      \
                                                int root_step, int sign) {                                                                  \
        pass<R, 3>(in, out, roots, done, columns, root_step, sign);                                                                         \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_radix4(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int done, int columns,      \
                                                int root_step, int sign) {                                                                  \
        pass<R, 4>(in, out, roots, done, columns, root_step, sign);                                                                         \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_radix5(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int done, int columns,      \
                                                int root_step, int sign) {                                                                  \
        pass<R, 5>(in, out, roots, done, columns, root_step, sign);                                                                         \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_radix(const Complex<R> *in, Complex<R> *out, const Complex<R> *roots, int radix, int done,         \
                                               int columns, int root_step, int sign) {                                                      \
        pass_any<R>(in, out, roots, radix, done, columns, root_step, sign);                                                                 \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_chirp_in(const Complex<R> *in, Complex<R> *out, const Complex<R> *chirp, int length, int size,     \
                                                  int columns, int sign) {                                                                  \
        chirp_in<R>(in, out, chirp, length, size, columns, sign);                                                                           \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_multiply(Complex<R> *data, const Complex<R> *factor, int size, int columns) {                      \
        multiply<R>(data, factor, size, columns);                                                                                           \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_chirp_out(const Complex<R> *in, Complex<R> *out, const Complex<R> *chirp, int length, int size,    \
                                                   int columns, int sign) {                                                                 \
        chirp_out<R>(in, out, chirp, length, size, columns, sign);                                                                          \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_keep_half(const Complex<R> *in, Complex<R> *out, int length, int half, int rows) {                 \
        keep_half<R>(in, out, length, half, rows);                                                                                          \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_complete(const Complex<R> *in, Complex<R> *out, int length, int half, int rows) {                  \
        complete<R>(in, out, length, half, rows);                                                                                           \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_gather(const Complex<R> *in, Complex<R> *out, LAYOUT) {                                            \
        FOR_ELEMENT out[here] = number(in, there);                                                                                               \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_scatter(const Complex<R> *in, Complex<R> *out, LAYOUT) {                                           \
        FOR_ELEMENT out[there] = number(in, here);                                                                                               \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_from_real(const R *in, Complex<R> *out, LAYOUT) {                                                  \
        FOR_ELEMENT out[here] = {in[there], 0};                                                                                             \
    }                                                                                                                                       \
    extern "C" __global__ void fft_##T##_to_real(const Complex<R> *in, R *out, LAYOUT) {                                                    \
        FOR_ELEMENT out[there] = in[here].x;                                                                                                \
    }
KERNELS(f32, float)
KERNELS(f64, double)
