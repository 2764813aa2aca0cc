// Complex numbers of the stand-in libraries' kernels, as cuComplex.h lays them out.
#pragma once

template <class R>
struct alignas(2 * sizeof(R)) Complex {
    R x, y;
    using Real = R;
};

template <class R>
__device__ Complex<R> operator+(Complex<R> a, Complex<R> b) {
    return {a.x + b.x, a.y + b.y};
}
template <class R>
__device__ Complex<R> operator-(Complex<R> a, Complex<R> b) {
    return {a.x - b.x, a.y - b.y};
}
template <class R>
__device__ Complex<R> operator*(Complex<R> a, Complex<R> b) {
    return {a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x};
}
template <class R>
__device__ Complex<R> operator*(R a, Complex<R> b) {
    return {a * b.x, a * b.y};
}
// Divides after scaling by the larger part of the denominator, so that no square overflows.
template <class R>
__device__ Complex<R> operator/(Complex<R> a, Complex<R> b) {
    R scale = fabs(b.x) > fabs(b.y) ? fabs(b.x) : fabs(b.y);
    R x = b.x / scale, y = b.y / scale, denominator = (x * x + y * y) * scale;
    return {(a.x * x + a.y * y) / denominator, (a.y * x - a.x * y) / denominator};
}
