// Kernels of the stand-in for cuSPARSE. Row i of a matrix in CSR is the elements offsets[i] - base .. offsets[i + 1] - base of `columns` and
// `values`; all indices count from `base`. A matrix in CSC is the transposed of one in CSR.
//
// A kernel has one name for each type: `sparse_` and s, d, c or z. Scalars are passed as to the kernels of blas.cu.
//
// Each element of a product with a matrix in CSR that is not transposed is one sum in one thread, in the order of the elements in memory.
// Other products add to the result atomically, after `scale`.
#include "scalars.h"

#define NAME(letter, routine) sparse_##letter##routine

__device__ void add_to(float *to, float x) { atomicAdd(to, x); }
__device__ void add_to(double *to, double x) { atomicAdd(to, x); }
template <class R>
__device__ void add_to(Complex<R> *to, Complex<R> x) {
    atomicAdd(&to->x, x.x);
    atomicAdd(&to->y, x.y);
}

// ---- Products with vectors ----

template <class T>
__device__ void csrmv(int rows, T alpha, const int *offsets, const int *columns, const T *values, int base, const T *x, T beta, T *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows) return;
    T sum = {};
    LOOP(int k = offsets[i] - base; k < offsets[i + 1] - base; ++k) sum = sum + values[k] * x[columns[k] - base];
    update(y + i, alpha * sum, beta);
}
#define CSRMV(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                           \
    extern "C" __global__ void NAME(letter, csrmv##suffix)(int rows, PARAM(T, alpha), const int *offsets, const int *columns,        \
                                                           const T *values, int base, const T *x, PARAM(T, beta), T *y) {            \
        csrmv<T>(rows, OF(T, alpha), offsets, columns, values, base, x, OF(T, beta), y);                                             \
    }
EACH_TYPE_WITH_SCALARS(CSRMV)

template <class T>
__device__ void scale(int n, T beta, T *y) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) update(y + i, T{}, beta);
}
#define SCALE(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                    \
    extern "C" __global__ void NAME(letter, scale##suffix)(int n, PARAM(T, beta), T *y) { \
        scale<T>(n, OF(T, beta), y);                                                          \
    }
EACH_TYPE_WITH_SCALARS(SCALE)

template <class T>
__device__ void csrmv_t(int rows, T alpha, const int *offsets, const int *columns, const T *values, int base, const T *x, T *y, bool conj) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= rows) return;
    T factor = alpha * x[i];
    LOOP(int k = offsets[i] - base; k < offsets[i + 1] - base; ++k) add_to(y + columns[k] - base, factor * conjugate_if(conj, values[k]));
}
#define CSRMV_T(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                         \
    extern "C" __global__ void NAME(letter, csrmv_t##suffix)(int rows, PARAM(T, alpha), const int *offsets, const int *columns,      \
                                                             const T *values, int base, const T *x, T *y CONJ(conj)) {               \
        csrmv_t<T>(rows, OF(T, alpha), offsets, columns, values, base, x, y OF_CONJ(conj));                                          \
    }
EACH_TYPE_WITH_SCALARS(CSRMV_T)

template <class T>
__device__ void coomv(int count, T alpha, const int *rows, const int *columns, const T *values, int base, const T *x, T *y, bool conj) {
    int k = blockIdx.x * blockDim.x + threadIdx.x;
    if (k >= count) return;
    add_to(y + rows[k] - base, alpha * (conjugate_if(conj, values[k]) * x[columns[k] - base]));
}
#define COOMV(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                           \
    extern "C" __global__ void NAME(letter, coomv##suffix)(int count, PARAM(T, alpha), const int *rows, const int *columns,          \
                                                           const T *values, int base, const T *x, T *y CONJ(conj)) {                 \
        coomv<T>(count, OF(T, alpha), rows, columns, values, base, x, y OF_CONJ(conj));                                              \
    }
EACH_TYPE_WITH_SCALARS(COOMV)

// ---- Products with matrices ----

// Elements of B and C are `row` apart from row to row, and `column` from column to column.
template <class T>
__device__ void csrmm(int rows, int width, T alpha, const int *offsets, const int *columns, const T *values, int base, const T *b,
                      long long b_row, long long b_column, T beta, T *c, long long c_row, long long c_column, bool conj) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int j = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= rows || j >= width) return;
    T sum = {};
    LOOP(int k = offsets[i] - base; k < offsets[i + 1] - base; ++k)
        sum = sum + values[k] * conjugate_if(conj, b[(columns[k] - base) * b_row + j * b_column]);
    update(c + i * c_row + j * c_column, alpha * sum, beta);
}
#define CSRMM(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                           \
    extern "C" __global__ void NAME(letter, csrmm##suffix)(int rows, int width, PARAM(T, alpha), const int *offsets,                 \
                                                           const int *columns, const T *values, int base, const T *b,                \
                                                           long long b_row, long long b_column, PARAM(T, beta), T *c,                \
                                                           long long c_row, long long c_column CONJ(conj)) {                         \
        csrmm<T>(rows, width, OF(T, alpha), offsets, columns, values, base, b, b_row, b_column, OF(T, beta), c, c_row, c_column      \
                 OF_CONJ(conj));                                                                                                     \
    }
EACH_TYPE_WITH_SCALARS(CSRMM)

// ---- Triangular systems ----

// One thread solves row after row: upper triangles from the last. Elements of the other triangle are passed over.
template <class T>
__device__ void csrsv(int n, int is_upper, int is_unit, T alpha, const int *offsets, const int *columns, const T *values, int base,
                      const T *x, T *y) {
    LOOP(int step = 0; step < n; ++step) {
        int i = is_upper ? n - 1 - step : step;
        T rest = alpha * x[i], diagonal = {};
        LOOP(int k = offsets[i] - base; k < offsets[i + 1] - base; ++k) {
            int j = columns[k] - base;
            if (j == i)
                diagonal = values[k];
            else if ((j > i) == (is_upper != 0))
                rest = rest - values[k] * y[j];
        }
        y[i] = is_unit ? rest : rest / diagonal;
    }
}
#define CSRSV(letter, suffix, T, PARAM, OF, CONJ, OF_CONJ)                                                                           \
    extern "C" __global__ void NAME(letter, csrsv##suffix)(int n, int is_upper, int is_unit, PARAM(T, alpha), const int *offsets,    \
                                                           const int *columns, const T *values, int base, const T *x, T *y) {        \
        csrsv<T>(n, is_upper, is_unit, OF(T, alpha), offsets, columns, values, base, x, y);                                          \
    }
EACH_TYPE_WITH_SCALARS(CSRSV)
