// Types of elements of the stand-in libraries' kernels, and the parameters that stand for scalars of them.
#pragma once
#include "complex.h"

// Loops are not unrolled here: who executes them decides that.
#define LOOP _Pragma("unroll 1") for

template <class T>
struct RealOf {
    using Type = T;
};
template <class R>
struct RealOf<Complex<R>> {
    using Type = R;
};
template <class T>
using Real = typename RealOf<T>::Type;

__device__ float conjugate(float x) { return x; }
__device__ double conjugate(double x) { return x; }
template <class R>
__device__ Complex<R> conjugate(Complex<R> x) {
    return {x.x, -x.y};
}
template <class T>
__device__ T conjugate_if(bool is_conjugated, T x) {
    return is_conjugated ? conjugate(x) : x;
}
template <class R>
__device__ Complex<R> conjugate_if(bool is_conjugated, Complex<R> x) {
    return {x.x, is_conjugated ? -x.y : x.y};
}

__device__ bool is_zero(float x) { return x == 0; }
__device__ bool is_zero(double x) { return x == 0; }
template <class R>
__device__ bool is_zero(Complex<R> x) {
    return x.x == 0 && x.y == 0;
}

// `scale * old + change`; what is not scaled is not read as a number either, so that it may be NaN.
template <class T>
__device__ void update(T *to, T change, T scale) {
    *to = is_zero(scale) ? change : change + scale * *to;
}

// Scalars of a kernel: its parameters, and what they stand for.
#define VALUE(T, name) T name
#define OF_VALUE(T, name) name
#define PARTS(T, name) Real<T> name##_re, Real<T> name##_im
#define OF_PARTS(T, name) (T{name##_re, name##_im})
#define POINTER(T, name) const T *name
#define OF_POINTER(T, name) (*name)
// Whether operands are conjugated.
#define ONE(name) , int name
#define OF_ONE(name) , name
#define NONE(name)
#define OF_NONE(name) , 0

#define EACH_REAL(KERNEL) KERNEL(s, float) KERNEL(d, double)
#define EACH_COMPLEX(KERNEL) KERNEL(c, Complex<float>) KERNEL(z, Complex<double>)
#define EACH_TYPE(KERNEL) EACH_REAL(KERNEL) EACH_COMPLEX(KERNEL)
// KERNEL(letter, suffix, type, parameter of a scalar, its value, parameter of a conjugation, its value)
#define EACH_TYPE_WITH_SCALARS(KERNEL)                              \
    KERNEL(s, , float, VALUE, OF_VALUE, NONE, OF_NONE)              \
    KERNEL(d, , double, VALUE, OF_VALUE, NONE, OF_NONE)             \
    KERNEL(c, , Complex<float>, PARTS, OF_PARTS, ONE, OF_ONE)       \
    KERNEL(z, , Complex<double>, PARTS, OF_PARTS, ONE, OF_ONE)      \
    KERNEL(s, _at, float, POINTER, OF_POINTER, NONE, OF_NONE)       \
    KERNEL(d, _at, double, POINTER, OF_POINTER, NONE, OF_NONE)      \
    KERNEL(c, _at, Complex<float>, POINTER, OF_POINTER, ONE, OF_ONE) \
    KERNEL(z, _at, Complex<double>, POINTER, OF_POINTER, ONE, OF_ONE)
