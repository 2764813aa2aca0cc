// Kernels of the stand-in for cuBLAS. Matrices are stored by columns; `lda` is the distance between two columns.
//
// A kernel has one name for each type: `blas_` and s, d, c or z. Scalars of complex types are two parameters, `NAME_re` and `NAME_im`.
// `_at` at the end of a name says that scalars are read from device memory. Vectors with a negative increment are given by the element
// that is used first. Complex kernels take whether to conjugate an operand; a real one has no such parameter.
//
// Each sum is one loop in one thread, in the order of its index. Sums over a whole vector have two levels: `chunk` elements each, then
// the partial sums in order.
#include "scalars.h"
#include <cuda_bf16.h>
#include <cuda_fp16.h>

// The norm by which BLAS compares complex numbers: the sum of the parts' magnitudes.
__device__ float magnitude(float x) { return fabsf(x); }
__device__ double magnitude(double x) { return fabs(x); }
template <class R>
__device__ R magnitude(Complex<R> x) {
    return fabs(x.x) + fabs(x.y);
}
// The greatest magnitude of a part.
__device__ float greatest(float x) { return fabsf(x); }
__device__ double greatest(double x) { return fabs(x); }
template <class R>
__device__ R greatest(Complex<R> x) {
    return fabs(x.x) > fabs(x.y) ? fabs(x.x) : fabs(x.y);
}
// The square of the absolute value of x / scale.
template <class R>
__device__ R scaled_square(R x, R scale) {
    R part = x / scale;
    return part * part;
}
template <class R>
__device__ R scaled_square(Complex<R> x, R scale) {
    return scaled_square(x.x, scale) + scaled_square(x.y, scale);
}

__device__ long long at(int i, int row_step, int j, int column_step) { return (long long)i * row_step + (long long)j * column_step; }
__device__ long long at(int i, int step) { return (long long)i * step; }

#define NAME(letter, routine) blas_##letter##routine

// ---- Level 1 ----

template <class T>
__device__ void axpy(int n, T alpha, const T *x, int incx, T *y, int incy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[at(i, incy)] = y[at(i, incy)] + alpha * x[at(i, incx)];
}
#define AXPY(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                 \
    extern "C" __global__ void NAME(letter, axpy##suffix)(int n, PARAM(T, alpha), const T *x, int incx, T *y, int incy) { \
        axpy<T>(n, OF(T, alpha), x, incx, y, incy);                                                                       \
    }
EACH_TYPE_WITH_SCALARS(AXPY)

template <class T>
__device__ void scal(int n, T alpha, T *x, int incx) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    x[at(i, incx)] = alpha * x[at(i, incx)];
}
#define SCAL(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                            \
    extern "C" __global__ void NAME(letter, scal##suffix)(int n, PARAM(T, alpha), T *x, int incx) { \
        scal<T>(n, OF(T, alpha), x, incx);                                                           \
    }
EACH_TYPE_WITH_SCALARS(SCAL)

template <class T>
__device__ void copy(int n, const T *x, int incx, T *y, int incy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    y[at(i, incy)] = x[at(i, incx)];
}
#define COPY(letter, T) \
    extern "C" __global__ void NAME(letter, copy)(int n, const T *x, int incx, T *y, int incy) { copy<T>(n, x, incx, y, incy); }
EACH_TYPE(COPY)

template <class T>
__device__ void swap(int n, T *x, int incx, T *y, int incy) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    T old = x[at(i, incx)];
    x[at(i, incx)] = y[at(i, incy)];
    y[at(i, incy)] = old;
}
#define SWAP(letter, T) \
    extern "C" __global__ void NAME(letter, swap)(int n, T *x, int incx, T *y, int incy) { swap<T>(n, x, incx, y, incy); }
EACH_TYPE(SWAP)

template <class T>
__device__ void rot(int n, T *x, int incx, T *y, int incy, Real<T> c, T s) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    T a = x[at(i, incx)], b = y[at(i, incy)];
    x[at(i, incx)] = c * a + s * b;
    y[at(i, incy)] = c * b - conjugate(s) * a;
}
#define ROT(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                                   \
    extern "C" __global__ void NAME(letter, rot##suffix)(int n, T *x, int incx, T *y, int incy, PARAM(Real<T>, c), PARAM(T, s)) {          \
        rot<T>(n, x, incx, y, incy, OF(Real<T>, c), OF(T, s));                                                                             \
    }
ROT(s, , float, VALUE, OF_VALUE, NONE, OF_NONE)
ROT(d, , double, VALUE, OF_VALUE, NONE, OF_NONE)
#define COMPLEX_ROT(letter, T)                                                                                                              \
    extern "C" __global__ void NAME(letter, rot)(int n, T *x, int incx, T *y, int incy, Real<T> c, Real<T> s_re, Real<T> s_im) {            \
        rot<T>(n, x, incx, y, incy, c, T{s_re, s_im});                                                                                      \
    }
EACH_COMPLEX(COMPLEX_ROT)

template <class T>
__device__ void dot(int n, int chunk, const T *x, int incx, const T *y, int incy, T *parts, int count, bool conj) {
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count) return;
    T sum = {};
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) sum = sum + conjugate_if(conj, x[at(i, incx)]) * y[at(i, incy)];
    }
    parts[part] = sum;
}
#define DOT(letter, T, CONJ, OF_CONJ)                                                                                                       \
    extern "C" __global__ void NAME(letter, dot)(int n, int chunk, const T *x, int incx, const T *y, int incy, T *parts, int count CONJ(conj)) { \
        dot<T>(n, chunk, x, incx, y, incy, parts, count OF_CONJ(conj));                                                                     \
    }
#define REAL_DOT(letter, T) DOT(letter, T, NONE, OF_NONE)
#define COMPLEX_DOT(letter, T) DOT(letter, T, ONE, OF_ONE)
EACH_REAL(REAL_DOT)
EACH_COMPLEX(COMPLEX_DOT)

template <class T>
__device__ void sum(int count, const T *parts, T *result) {
    T sum = {};
    LOOP(int part = 0; part < count; ++part) sum = sum + parts[part];
    *result = sum;
}
#define SUM(letter, T) \
    extern "C" __global__ void NAME(letter, sum)(int count, const T *parts, T *result) { sum<T>(count, parts, result); }
EACH_TYPE(SUM)

template <class T>
__device__ void asum(int n, int chunk, const T *x, int incx, Real<T> *parts, int count) {
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count) return;
    Real<T> sum = 0;
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) sum += magnitude(x[at(i, incx)]);
    }
    parts[part] = sum;
}
#define ASUM(letter, T)                                                                                                     \
    extern "C" __global__ void NAME(letter, asum)(int n, int chunk, const T *x, int incx, Real<T> *parts, int count) { \
        asum<T>(n, chunk, x, incx, parts, count);                                                                           \
    }
EACH_TYPE(ASUM)

// What numbers are divided by before they are squared: 1 for zeros, infinities and NaN.
template <class R>
__device__ R usable_scale(R most) {
    return most > 0 && most <= (sizeof(R) == 4 ? R(3.4028234e38) : R(1.7976931348623157e308)) ? most : R(1);
}
// Each part has a scale, and the sum of squares of its elements over the scale.
template <class T>
__device__ void nrm2(int n, int chunk, const T *x, int incx, Real<T> *scales, Real<T> *parts, int count) {
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count) return;
    Real<T> most = 0;
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) most = fmax(most, greatest(x[at(i, incx)]));
    }
    Real<T> scale = usable_scale(most), sum = 0;
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) sum += scaled_square(x[at(i, incx)], scale);
    }
    scales[part] = scale;
    parts[part] = sum;
}
#define NRM2(letter, T)                                                                                                                          \
    extern "C" __global__ void NAME(letter, nrm2)(int n, int chunk, const T *x, int incx, Real<T> *scales, Real<T> *parts, int count) { \
        nrm2<T>(n, chunk, x, incx, scales, parts, count);                                                                                        \
    }
EACH_TYPE(NRM2)

template <class R>
__device__ void norm(int count, const R *scales, const R *parts, R *result) {
    R most = 0, sum = 0;
    LOOP(int part = 0; part < count; ++part) most = fmax(most, scales[part]);
    LOOP(int part = 0; part < count; ++part) {
        R ratio = scales[part] / most;
        sum += parts[part] * (ratio * ratio);
    }
    *result = most * sqrt(sum);
}
#define NORM(letter, T) \
    extern "C" __global__ void NAME(letter, norm)(int count, const T *scales, const T *parts, T *result) { norm<T>(count, scales, parts, result); }
EACH_REAL(NORM)

// The first of the elements with the greatest magnitude, and its index.
template <class T>
__device__ void amax(int n, int chunk, const T *x, int incx, Real<T> *parts, int *indices, int count) {
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count) return;
    Real<T> best = -1;
    int index = 0;
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) {
            Real<T> size = magnitude(x[at(i, incx)]);
            if (size > best) {
                best = size;
                index = i;
            }
        }
    }
    parts[part] = best;
    indices[part] = index;
}
template <class T>
__device__ void amin(int n, int chunk, const T *x, int incx, Real<T> *parts, int *indices, int count) {
    int part = blockIdx.x * blockDim.x + threadIdx.x;
    if (part >= count) return;
    Real<T> best = -1;
    int index = 0;
    LOOP(int k = 0; k < chunk; ++k) {
        int i = part * chunk + k;
        if (i < n) {
            Real<T> size = magnitude(x[at(i, incx)]);
            if (k == 0 || size < best) {
                best = size;
                index = i;
            }
        }
    }
    parts[part] = best;
    indices[part] = index;
}
#define EXTREMUM(letter, T)                                                                                                                  \
    extern "C" __global__ void NAME(letter, amax)(int n, int chunk, const T *x, int incx, Real<T> *parts, int *indices, int count) { \
        amax<T>(n, chunk, x, incx, parts, indices, count);                                                                                   \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, amin)(int n, int chunk, const T *x, int incx, Real<T> *parts, int *indices, int count) { \
        amin<T>(n, chunk, x, incx, parts, indices, count);                                                                                   \
    }
EACH_TYPE(EXTREMUM)

// The index counts from 1.
template <class R>
__device__ void first_max(int count, const R *parts, const int *indices, int *result) {
    R best = parts[0];
    int index = indices[0];
    LOOP(int part = 1; part < count; ++part)
        if (parts[part] > best) {
            best = parts[part];
            index = indices[part];
        }
    *result = index + 1;
}
template <class R>
__device__ void first_min(int count, const R *parts, const int *indices, int *result) {
    R best = parts[0];
    int index = indices[0];
    LOOP(int part = 1; part < count; ++part)
        if (parts[part] < best) {
            best = parts[part];
            index = indices[part];
        }
    *result = index + 1;
}
#define FIRST(letter, T)                                                                                                        \
    extern "C" __global__ void NAME(letter, first_max)(int count, const T *parts, const int *indices, int *result) { \
        first_max<T>(count, parts, indices, result);                                                                            \
    }                                                                                                                           \
    extern "C" __global__ void NAME(letter, first_min)(int count, const T *parts, const int *indices, int *result) { \
        first_min<T>(count, parts, indices, result);                                                                            \
    }
EACH_REAL(FIRST)

// ---- Level 2 ----

template <class T>
__device__ void gemv_n(int m, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y, int incy, bool) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= m) return;
    T sum = {};
    LOOP(int j = 0; j < n; ++j) sum = sum + a[at(i, 1, j, lda)] * x[at(j, incx)];
    update(y + at(i, incy), alpha * sum, beta);
}
template <class T>
__device__ void gemv_t(int m, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y, int incy, bool conj) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= n) return;
    T sum = {};
    LOOP(int i = 0; i < m; ++i) sum = sum + conjugate_if(conj, a[at(i, 1, j, lda)]) * x[at(i, incx)];
    update(y + at(j, incy), alpha * sum, beta);
}
// A matrix of which one triangle is stored.
template <class T>
__device__ T symmetric(const T *a, int lda, int i, int j, bool upper, bool hermitian) {
    bool is_stored = upper ? i <= j : i >= j;
    T element = is_stored ? a[at(i, 1, j, lda)] : a[at(j, 1, i, lda)];
    return conjugate_if(hermitian && !is_stored, element);
}
template <class T>
__device__ void symv(int upper, int n, T alpha, const T *a, int lda, const T *x, int incx, T beta, T *y, int incy, bool hermitian) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    T sum = {};
    LOOP(int j = 0; j < n; ++j) sum = sum + symmetric(a, lda, i, j, upper, hermitian) * x[at(j, incx)];
    update(y + at(i, incy), alpha * sum, beta);
}
template <class T>
__device__ void ger(int m, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, int lda, bool conj) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    T *to = a + at(i, 1, j, lda);
    *to = *to + alpha * x[at(i, incx)] * conjugate_if(conj, y[at(j, incy)]);
}
// One triangle of A + alpha x x', or of A + alpha x y' + alpha' y x'.
template <class T>
__device__ void syr(int upper, int n, T alpha, const T *x, int incx, T *a, int lda, bool hermitian) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n || (upper ? i > j : i < j)) return;
    T *to = a + at(i, 1, j, lda);
    *to = *to + alpha * x[at(i, incx)] * conjugate_if(hermitian, x[at(j, incx)]);
}
template <class T>
__device__ void syr2(int upper, int n, T alpha, const T *x, int incx, const T *y, int incy, T *a, int lda, bool hermitian) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n || (upper ? i > j : i < j)) return;
    T *to = a + at(i, 1, j, lda);
    *to = *to + alpha * x[at(i, incx)] * conjugate_if(hermitian, y[at(j, incy)]) +
          conjugate_if(hermitian, alpha) * y[at(i, incy)] * conjugate_if(hermitian, x[at(j, incx)]);
}
#define LEVEL_2(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                                 \
    extern "C" __global__ void NAME(letter, gemv_n##suffix)(int m, int n, PARAM(T, alpha), const T *a, int lda, const T *x, int incx,        \
                                                            PARAM(T, beta), T *y, int incy) {                                                \
        gemv_n<T>(m, n, OF(T, alpha), a, lda, x, incx, OF(T, beta), y, incy, false);                                                         \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, gemv_t##suffix)(int m, int n, PARAM(T, alpha), const T *a, int lda, const T *x, int incx,        \
                                                            PARAM(T, beta), T *y, int incy CONJ(conj)) {                                     \
        gemv_t<T>(m, n, OF(T, alpha), a, lda, x, incx, OF(T, beta), y, incy OF_CONJ(conj));                                                  \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, symv##suffix)(int upper, int n, PARAM(T, alpha), const T *a, int lda, const T *x, int incx,      \
                                                          PARAM(T, beta), T *y, int incy CONJ(hermitian)) {                                  \
        symv<T>(upper, n, OF(T, alpha), a, lda, x, incx, OF(T, beta), y, incy OF_CONJ(hermitian));                                           \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, ger##suffix)(int m, int n, PARAM(T, alpha), const T *x, int incx, const T *y, int incy, T *a,    \
                                                         int lda CONJ(conj)) {                                                               \
        ger<T>(m, n, OF(T, alpha), x, incx, y, incy, a, lda OF_CONJ(conj));                                                                  \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, syr##suffix)(int upper, int n, PARAM(T, alpha), const T *x, int incx, T *a,                      \
                                                         int lda CONJ(hermitian)) {                                                          \
        syr<T>(upper, n, OF(T, alpha), x, incx, a, lda OF_CONJ(hermitian));                                                                  \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, syr2##suffix)(int upper, int n, PARAM(T, alpha), const T *x, int incx, const T *y, int incy,     \
                                                          T *a, int lda CONJ(hermitian)) {                                                   \
        syr2<T>(upper, n, OF(T, alpha), x, incx, y, incy, a, lda OF_CONJ(hermitian));                                                        \
    }
EACH_TYPE_WITH_SCALARS(LEVEL_2)

// ---- Level 3 ----

template <class T, bool A_TRANSPOSED, bool B_TRANSPOSED>
__device__ void gemm(int m, int n, int k, T alpha, const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc, bool conj_a, bool conj_b) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    T sum = {};
    LOOP(int l = 0; l < k; ++l) {
        T of_a = A_TRANSPOSED ? a[at(l, 1, i, lda)] : a[at(i, 1, l, lda)];
        T of_b = B_TRANSPOSED ? b[at(j, 1, l, ldb)] : b[at(l, 1, j, ldb)];
        sum = sum + conjugate_if(conj_a, of_a) * conjugate_if(conj_b, of_b);
    }
    update(c + at(i, 1, j, ldc), alpha * sum, beta);
}
// The same for processors: a thread computes a tile of C, whose rows are a vector of numbers. It is not raised as well.
template <class T, bool A_TRANSPOSED, bool B_TRANSPOSED>
__device__ void gemm_tile(int m, int n, int k, T alpha, const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc, bool conj_a, bool conj_b) {
    const int TILE = 4;
    int i0 = (blockIdx.x * blockDim.x + threadIdx.x) * TILE, j0 = (blockIdx.y * blockDim.y + threadIdx.y) * TILE;
    if (i0 >= m || j0 >= n) return;
    if (i0 + TILE <= m && j0 + TILE <= n) {
        T sum[TILE][TILE] = {};
        LOOP(int l = 0; l < k; ++l) {
            T of_a[TILE], of_b[TILE];
            for (int r = 0; r < TILE; ++r) of_a[r] = conjugate_if(conj_a, A_TRANSPOSED ? a[at(l, 1, i0 + r, lda)] : a[at(i0 + r, 1, l, lda)]);
            for (int s = 0; s < TILE; ++s) of_b[s] = conjugate_if(conj_b, B_TRANSPOSED ? b[at(j0 + s, 1, l, ldb)] : b[at(l, 1, j0 + s, ldb)]);
            for (int s = 0; s < TILE; ++s)
                for (int r = 0; r < TILE; ++r) sum[s][r] = sum[s][r] + of_a[r] * of_b[s];
        }
        for (int s = 0; s < TILE; ++s)
            for (int r = 0; r < TILE; ++r) update(c + at(i0 + r, 1, j0 + s, ldc), alpha * sum[s][r], beta);
        return;
    }
    LOOP(int j = j0; j < n && j < j0 + TILE; ++j)
        LOOP(int i = i0; i < m && i < i0 + TILE; ++i) {
            T sum = {};
            LOOP(int l = 0; l < k; ++l) {
                T of_a = A_TRANSPOSED ? a[at(l, 1, i, lda)] : a[at(i, 1, l, lda)];
                T of_b = B_TRANSPOSED ? b[at(j, 1, l, ldb)] : b[at(l, 1, j, ldb)];
                sum = sum + conjugate_if(conj_a, of_a) * conjugate_if(conj_b, of_b);
            }
            update(c + at(i, 1, j, ldc), alpha * sum, beta);
        }
}
#define GEMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ, ops, A_TRANSPOSED, B_TRANSPOSED)                                                   \
    extern "C" __global__ void NAME(letter, gemm_##ops##suffix)(int m, int n, int k, PARAM(T, alpha), const T *a, int lda, const T *b,       \
                                                                int ldb, PARAM(T, beta), T *c, int ldc CONJ(conj_a) CONJ(conj_b)) {          \
        gemm<T, A_TRANSPOSED, B_TRANSPOSED>(m, n, k, OF(T, alpha), a, lda, b, ldb, OF(T, beta), c, ldc OF_CONJ(conj_a) OF_CONJ(conj_b));     \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, gemm_strided_##ops##suffix)(int m, int n, int k, PARAM(T, alpha), const T *a, int lda,           \
                                                                        long long a_step, const T *b, int ldb, long long b_step,             \
                                                                        PARAM(T, beta), T *c, int ldc, long long c_step CONJ(conj_a)         \
                                                                            CONJ(conj_b)) {                                                  \
        long long batch = blockIdx.z;                                                                                                        \
        gemm<T, A_TRANSPOSED, B_TRANSPOSED>(m, n, k, OF(T, alpha), a + batch * a_step, lda, b + batch * b_step, ldb, OF(T, beta),            \
                                            c + batch * c_step, ldc OF_CONJ(conj_a) OF_CONJ(conj_b));                                        \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, gemm_tile_##ops##suffix)(int m, int n, int k, PARAM(T, alpha), const T *a, int lda,              \
                                                                     long long a_step, const T *b, int ldb, long long b_step,                \
                                                                     PARAM(T, beta), T *c, int ldc, long long c_step CONJ(conj_a)            \
                                                                         CONJ(conj_b)) {                                                     \
        long long batch = blockIdx.z;                                                                                                        \
        gemm_tile<T, A_TRANSPOSED, B_TRANSPOSED>(m, n, k, OF(T, alpha), a + batch * a_step, lda, b + batch * b_step, ldb, OF(T, beta),       \
                                                 c + batch * c_step, ldc OF_CONJ(conj_a) OF_CONJ(conj_b));                                   \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, gemm_batched_##ops##suffix)(int m, int n, int k, PARAM(T, alpha), const T *const *a, int lda,    \
                                                                        const T *const *b, int ldb, PARAM(T, beta), T *const *c,             \
                                                                        int ldc CONJ(conj_a) CONJ(conj_b)) {                                 \
        gemm<T, A_TRANSPOSED, B_TRANSPOSED>(m, n, k, OF(T, alpha), a[blockIdx.z], lda, b[blockIdx.z], ldb, OF(T, beta), c[blockIdx.z],       \
                                            ldc OF_CONJ(conj_a) OF_CONJ(conj_b));                                                            \
    }
#define GEMMS(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                              \
    GEMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ, nn, false, false)                 \
    GEMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ, nt, false, true)                  \
    GEMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ, tn, true, false)                  \
    GEMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ, tt, true, true)
EACH_TYPE_WITH_SCALARS(GEMMS)

// Products of narrow floats, summed in f32. Element (i, l) of A is at i * a_row + l * a_column, element (l, j) of B at l * b_row + j * b_column.
__device__ float wide(__half x) { return __half2float(x); }
__device__ float wide(__nv_bfloat16 x) { return __bfloat162float(x); }
__device__ float wide(float x) { return x; }
__device__ void round_to(__half *to, float x) { *to = __float2half_rn(x); }
__device__ void round_to(__nv_bfloat16 *to, float x) { *to = __float2bfloat16_rn(x); }
__device__ void round_to(float *to, float x) { *to = x; }
#define NARROW_GEMM(name, T, C)                                                                                                              \
    extern "C" __global__ void blas_gemm_##name(int m, int n, int k, float alpha, const T *a, int a_row, int a_column, long long a_step,     \
                                                const T *b, int b_row, int b_column, long long b_step, float beta, C *c, int ldc,            \
                                                long long c_step) {                                                                          \
        int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;                                            \
        if (i >= m || j >= n) return;                                                                                                        \
        long long batch = blockIdx.z;                                                                                                        \
        float sum = 0;                                                                                                                       \
        LOOP(int l = 0; l < k; ++l)                                                                                                          \
            sum += wide(a[batch * a_step + at(i, a_row, l, a_column)]) * wide(b[batch * b_step + at(l, b_row, j, b_column)]);                \
        C *to = c + batch * c_step + at(i, 1, j, ldc);                                                                                       \
        round_to(to, beta == 0 ? alpha * sum : alpha * sum + beta * wide(*to));                                                              \
    }
NARROW_GEMM(f16, __half, __half)
NARROW_GEMM(f16_f32, __half, float)
NARROW_GEMM(bf16, __nv_bfloat16, __nv_bfloat16)
NARROW_GEMM(bf16_f32, __nv_bfloat16, float)

// What cuBLASLt does to a product: D = activation(D + bias), where bias has an element for each row of D. The activation is 0 for none,
// 1 for max(x, 0), 2 for GELU with its approximation by tanh.
__device__ double wide(double x) { return x; }
__device__ void round_to(double *to, double x) { *to = x; }
template <class S>
__device__ S activated(S x, int activation) {
    if (activation == 1) return x > 0 ? x : S(0);
    if (activation == 2) return S(0.5) * x * (S(1) + tanh(S(0.7978845608028654) * (x + S(0.044715) * x * x * x)));
    return x;
}
#define EPILOGUE(name, T, S)                                                                                                                 \
    extern "C" __global__ void blas_epilogue_##name(int m, int n, int activation, T *d, int ldd, long long d_step) {                         \
        int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;                                            \
        if (i >= m || j >= n) return;                                                                                                        \
        T *to = d + blockIdx.z * d_step + at(i, 1, j, ldd);                                                                                  \
        round_to(to, activated<S>(wide(*to), activation));                                                                                   \
    }                                                                                                                                        \
    extern "C" __global__ void blas_epilogue_bias_##name(int m, int n, int activation, const T *bias, long long bias_step, T *d, int ldd,    \
                                                         long long d_step) {                                                                 \
        int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;                                            \
        if (i >= m || j >= n) return;                                                                                                        \
        T *to = d + blockIdx.z * d_step + at(i, 1, j, ldd);                                                                                  \
        round_to(to, activated<S>(wide(*to) + wide(bias[blockIdx.z * bias_step + i]), activation));                                          \
    }
EPILOGUE(s, float, float)
EPILOGUE(d, double, double)
EPILOGUE(f16, __half, float)
EPILOGUE(bf16, __nv_bfloat16, float)

// The symmetric matrix A is the left operand, or the right one.
template <class T>
__device__ void symm(int right, int upper, int m, int n, T alpha, const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc,
                     bool hermitian) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    T sum = {};
    if (right)
        LOOP(int l = 0; l < n; ++l) sum = sum + b[at(i, 1, l, ldb)] * symmetric(a, lda, l, j, upper, hermitian);
    else
        LOOP(int l = 0; l < m; ++l) sum = sum + symmetric(a, lda, i, l, upper, hermitian) * b[at(l, 1, j, ldb)];
    update(c + at(i, 1, j, ldc), alpha * sum, beta);
}
// One triangle of alpha A A' + beta C, where element (i, l) of A is at i * row_step + l * column_step.
template <class T>
__device__ void syrk(int upper, int n, int k, T alpha, const T *a, int row_step, int column_step, T beta, T *c, int ldc, bool conj_row,
                     bool conj_column) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n || (upper ? i > j : i < j)) return;
    T sum = {};
    LOOP(int l = 0; l < k; ++l)
        sum = sum + conjugate_if(conj_row, a[at(i, row_step, l, column_step)]) * conjugate_if(conj_column, a[at(j, row_step, l, column_step)]);
    update(c + at(i, 1, j, ldc), alpha * sum, beta);
}
// One triangle of alpha (A B' + B A') + beta C, the same way.
template <class T>
__device__ void syr2k(int upper, int n, int k, T alpha, const T *a, int row_step, int column_step, const T *b, int b_row_step,
                      int b_column_step, T beta, T *c, int ldc, bool conj_row, bool conj_column) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n || (upper ? i > j : i < j)) return;
    bool hermitian = conj_row || conj_column;
    T first = {}, second = {};
    LOOP(int l = 0; l < k; ++l) {
        T a_row = conjugate_if(conj_row, a[at(i, row_step, l, column_step)]), b_row = conjugate_if(conj_row, b[at(i, b_row_step, l, b_column_step)]);
        T a_column = conjugate_if(conj_column, a[at(j, row_step, l, column_step)]);
        T b_column = conjugate_if(conj_column, b[at(j, b_row_step, l, b_column_step)]);
        first = first + a_row * b_column;
        second = second + b_row * a_column;
    }
    update(c + at(i, 1, j, ldc), alpha * first + conjugate_if(hermitian, alpha) * second, beta);
}
// alpha M B or alpha B M for a triangular M; element (i, l) of M is at i * row_step + l * column_step.
template <class T>
__device__ T triangular(const T *a, int i, int row_step, int l, int column_step, bool upper, bool unit, bool conj) {
    T element = a[at(i, row_step, l, column_step)];
    if (upper ? i > l : i < l) element = T{};
    T one = T{1};
    return unit && i == l ? one : conjugate_if(conj, element);
}
template <class T>
__device__ void trmm(int right, int upper, int unit, int m, int n, T alpha, const T *a, int row_step, int column_step, const T *b, int ldb,
                     T *c, int ldc, bool conj) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    T sum = {};
    if (right)
        LOOP(int l = 0; l < n; ++l) sum = sum + b[at(i, 1, l, ldb)] * triangular(a, l, row_step, j, column_step, upper, unit, conj);
    else
        LOOP(int l = 0; l < m; ++l) sum = sum + triangular(a, i, row_step, l, column_step, upper, unit, conj) * b[at(l, 1, j, ldb)];
    c[at(i, 1, j, ldc)] = alpha * sum;
}
// Solves M X = alpha B for a lower triangular M, in place, each thread for one right-hand side; `_upper` for an upper triangular one.
// Element (i, l) of M is at i * row_step + l * column_step; element i of right-hand side j is at i * step + j * next.
template <class T>
__device__ void trsm_lower(int count, int sides, int unit, T alpha, const T *a, int row_step, int column_step, T *b, int step, int next, bool conj) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= sides) return;
    LOOP(int i = 0; i < count; ++i) {
        T rest = alpha * b[at(i, step, j, next)];
        LOOP(int l = 0; l < i; ++l) rest = rest - conjugate_if(conj, a[at(i, row_step, l, column_step)]) * b[at(l, step, j, next)];
        b[at(i, step, j, next)] = unit ? rest : rest / conjugate_if(conj, a[at(i, row_step, i, column_step)]);
    }
}
template <class T>
__device__ void trsm_upper(int count, int sides, int unit, T alpha, const T *a, int row_step, int column_step, T *b, int step, int next, bool conj) {
    int j = blockIdx.x * blockDim.x + threadIdx.x;
    if (j >= sides) return;
    LOOP(int i = count - 1; i >= 0; --i) {
        T rest = alpha * b[at(i, step, j, next)];
        LOOP(int l = i + 1; l < count; ++l) rest = rest - conjugate_if(conj, a[at(i, row_step, l, column_step)]) * b[at(l, step, j, next)];
        b[at(i, step, j, next)] = unit ? rest : rest / conjugate_if(conj, a[at(i, row_step, i, column_step)]);
    }
}
template <class T>
__device__ void geam(int m, int n, T alpha, const T *a, int row_step, int column_step, T beta, const T *b, int b_row_step, int b_column_step,
                     T *c, int ldc, bool conj_a, bool conj_b) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    c[at(i, 1, j, ldc)] = alpha * conjugate_if(conj_a, a[at(i, row_step, j, column_step)]) +
                          beta * conjugate_if(conj_b, b[at(i, b_row_step, j, b_column_step)]);
}
// The same of one matrix: the other one counts as nothing, and is not read.
template <class T>
__device__ void geam_one(int m, int n, T alpha, const T *a, int row_step, int column_step, T *c, int ldc, bool conj_a) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    c[at(i, 1, j, ldc)] = alpha * conjugate_if(conj_a, a[at(i, row_step, j, column_step)]);
}
#define LEVEL_3(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                                 \
    extern "C" __global__ void NAME(letter, symm##suffix)(int right, int upper, int m, int n, PARAM(T, alpha), const T *a, int lda,          \
                                                          const T *b, int ldb, PARAM(T, beta), T *c, int ldc CONJ(hermitian)) {              \
        symm<T>(right, upper, m, n, OF(T, alpha), a, lda, b, ldb, OF(T, beta), c, ldc OF_CONJ(hermitian));                                   \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, syrk##suffix)(int upper, int n, int k, PARAM(T, alpha), const T *a, int row_step,                \
                                                          int column_step, PARAM(T, beta), T *c, int ldc CONJ(conj_row) CONJ(conj_column)) { \
        syrk<T>(upper, n, k, OF(T, alpha), a, row_step, column_step, OF(T, beta), c, ldc OF_CONJ(conj_row) OF_CONJ(conj_column));            \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, syr2k##suffix)(int upper, int n, int k, PARAM(T, alpha), const T *a, int row_step,               \
                                                           int column_step, const T *b, int b_row_step, int b_column_step, PARAM(T, beta),   \
                                                           T *c, int ldc CONJ(conj_row) CONJ(conj_column)) {                                 \
        syr2k<T>(upper, n, k, OF(T, alpha), a, row_step, column_step, b, b_row_step, b_column_step, OF(T, beta), c, ldc OF_CONJ(conj_row)    \
                     OF_CONJ(conj_column));                                                                                                  \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, trmm##suffix)(int right, int upper, int unit, int m, int n, PARAM(T, alpha), const T *a,         \
                                                          int row_step, int column_step, const T *b, int ldb, T *c, int ldc CONJ(conj)) {    \
        trmm<T>(right, upper, unit, m, n, OF(T, alpha), a, row_step, column_step, b, ldb, c, ldc OF_CONJ(conj));                             \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, trsm_lower##suffix)(int count, int sides, int unit, PARAM(T, alpha), const T *a, int row_step,   \
                                                                int column_step, T *b, int step, int next CONJ(conj)) {                      \
        trsm_lower<T>(count, sides, unit, OF(T, alpha), a, row_step, column_step, b, step, next OF_CONJ(conj));                              \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, trsm_upper##suffix)(int count, int sides, int unit, PARAM(T, alpha), const T *a, int row_step,   \
                                                                int column_step, T *b, int step, int next CONJ(conj)) {                      \
        trsm_upper<T>(count, sides, unit, OF(T, alpha), a, row_step, column_step, b, step, next OF_CONJ(conj));                              \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, geam##suffix)(int m, int n, PARAM(T, alpha), const T *a, int row_step, int column_step,          \
                                                          PARAM(T, beta), const T *b, int b_row_step, int b_column_step, T *c,               \
                                                          int ldc CONJ(conj_a) CONJ(conj_b)) {                                               \
        geam<T>(m, n, OF(T, alpha), a, row_step, column_step, OF(T, beta), b, b_row_step, b_column_step, c, ldc OF_CONJ(conj_a)              \
                    OF_CONJ(conj_b));                                                                                                        \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, geam_one##suffix)(int m, int n, PARAM(T, alpha), const T *a, int row_step, int column_step,      \
                                                              T *c, int ldc CONJ(conj_a)) {                                                  \
        geam_one<T>(m, n, OF(T, alpha), a, row_step, column_step, c, ldc OF_CONJ(conj_a));                                                   \
    }
EACH_TYPE_WITH_SCALARS(LEVEL_3)

// Scales the columns of A, or its rows, by the elements of x.
template <class T>
__device__ void dgmm(int right, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= m || j >= n) return;
    c[at(i, 1, j, ldc)] = (right ? x[at(j, incx)] : x[at(i, incx)]) * a[at(i, 1, j, lda)];
}
#define DGMM(letter, T)                                                                                                                           \
    extern "C" __global__ void NAME(letter, dgmm)(int right, int m, int n, const T *a, int lda, const T *x, int incx, T *c, int ldc) { \
        dgmm<T>(right, m, n, a, lda, x, incx, c, ldc);                                                                                            \
    }
EACH_TYPE(DGMM)

// ---- Batches of small systems ----

// LU factorisation of each matrix in place, with row exchanges that `pivots` keeps (from 1), or without where it is null. `info` is 0, or the
// number of the first zero on the diagonal.
template <class T>
__device__ void getrf(int n, T *const *matrices, int lda, int *pivots, int *info, int batch) {
    int number = blockIdx.x * blockDim.x + threadIdx.x;
    if (number >= batch) return;
    T *a = matrices[number];
    int singular = 0;
    LOOP(int k = 0; k < n; ++k) {
        int pivot = k;
        if (pivots) {
            Real<T> best = magnitude(a[at(k, 1, k, lda)]);
            LOOP(int i = k + 1; i < n; ++i) {
                Real<T> size = magnitude(a[at(i, 1, k, lda)]);
                if (size > best) {
                    best = size;
                    pivot = i;
                }
            }
            pivots[number * n + k] = pivot + 1;
            if (pivot != k)
                LOOP(int j = 0; j < n; ++j) {
                    T old = a[at(k, 1, j, lda)];
                    a[at(k, 1, j, lda)] = a[at(pivot, 1, j, lda)];
                    a[at(pivot, 1, j, lda)] = old;
                }
        }
        T diagonal = a[at(k, 1, k, lda)];
        if (is_zero(diagonal)) {
            if (!singular) singular = k + 1;
            continue;
        }
        LOOP(int i = k + 1; i < n; ++i) {
            T factor = a[at(i, 1, k, lda)] / diagonal;
            a[at(i, 1, k, lda)] = factor;
            LOOP(int j = k + 1; j < n; ++j) a[at(i, 1, j, lda)] = a[at(i, 1, j, lda)] - factor * a[at(k, 1, j, lda)];
        }
    }
    info[number] = singular;
}
// Column j of the inverse of each matrix from its factors.
template <class T>
__device__ void getri(int n, const T *const *matrices, int lda, const int *pivots, T *const *inverses, int ldc, int *info, int batch) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, number = blockIdx.y;
    if (j >= n || number >= batch) return;
    const T *a = matrices[number];
    T *x = inverses[number] + at(j, ldc);
    int one = j;
    if (pivots)
        LOOP(int k = 0; k < n; ++k) {
            int pivot = pivots[number * n + k] - 1;
            if (one == k) one = pivot;
            else if (one == pivot) one = k;
        }
    int singular = 0;
    LOOP(int i = 0; i < n; ++i) {
        T rest = i == one ? T{1} : T{};
        LOOP(int l = 0; l < i; ++l) rest = rest - a[at(i, 1, l, lda)] * x[l];
        x[i] = rest;
    }
    LOOP(int i = n - 1; i >= 0; --i) {
        T rest = x[i];
        if (is_zero(a[at(i, 1, i, lda)])) singular = i + 1;
        LOOP(int l = i + 1; l < n; ++l) rest = rest - a[at(i, 1, l, lda)] * x[l];
        x[i] = rest / a[at(i, 1, i, lda)];
    }
    if (j == 0) info[number] = singular;
}
// Solves op(A) x = b from the factors, for each right-hand side of each matrix.
template <class T>
__device__ void getrs(int transposed, int n, int sides, const T *const *matrices, int lda, const int *pivots, T *const *right, int ldb, bool conj) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, number = blockIdx.y;
    if (j >= sides) return;
    const T *a = matrices[number];
    T *x = right[number] + at(j, ldb);
    if (!transposed && pivots)
        LOOP(int k = 0; k < n; ++k) {
            int pivot = pivots[number * n + k] - 1;
            T old = x[k];
            x[k] = x[pivot];
            x[pivot] = old;
        }
    LOOP(int i = 0; i < n; ++i) {
        T rest = x[i];
        LOOP(int l = 0; l < i; ++l) rest = rest - (transposed ? conjugate_if(conj, a[at(l, 1, i, lda)]) : a[at(i, 1, l, lda)]) * x[l];
        x[i] = transposed ? rest / conjugate_if(conj, a[at(i, 1, i, lda)]) : rest;
    }
    LOOP(int i = n - 1; i >= 0; --i) {
        T rest = x[i];
        LOOP(int l = i + 1; l < n; ++l) rest = rest - (transposed ? conjugate_if(conj, a[at(l, 1, i, lda)]) : a[at(i, 1, l, lda)]) * x[l];
        x[i] = transposed ? rest : rest / a[at(i, 1, i, lda)];
    }
    if (transposed && pivots)
        LOOP(int k = n - 1; k >= 0; --k) {
            int pivot = pivots[number * n + k] - 1;
            T old = x[k];
            x[k] = x[pivot];
            x[pivot] = old;
        }
}
#define BATCHED(letter, T)                                                                                                                   \
    extern "C" __global__ void NAME(letter, getrf)(int n, T *const *matrices, int lda, int *pivots, int *info, int batch) {                  \
        getrf<T>(n, matrices, lda, pivots, info, batch);                                                                                     \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, getri)(int n, const T *const *matrices, int lda, const int *pivots, T *const *inverses, int ldc, \
                                                   int *info, int batch) {                                                                   \
        getri<T>(n, matrices, lda, pivots, inverses, ldc, info, batch);                                                                      \
    }                                                                                                                                        \
    extern "C" __global__ void NAME(letter, getrs)(int transposed, int n, int sides, const T *const *matrices, int lda, const int *pivots,   \
                                                   T *const *right, int ldb, int conj) {                                                     \
        getrs<T>(transposed, n, sides, matrices, lda, pivots, right, ldb, conj);                                                             \
    }
EACH_TYPE(BATCHED)
