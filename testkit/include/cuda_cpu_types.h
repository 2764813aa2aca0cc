// CUDA's vector types, with CUDA's alignment.
#pragma once

#define CUDA_CPU_VECTORS(T, name, a2, a4)                                            \
    struct name##1 { T x; };                                                         \
    struct alignas(a2) name##2 { T x, y; };                                          \
    struct name##3 { T x, y, z; };                                                   \
    struct alignas(a4) name##4 { T x, y, z, w; };                                    \
    inline name##1 make_##name##1(T x) { return {x}; }                               \
    inline name##2 make_##name##2(T x, T y) { return {x, y}; }                       \
    inline name##3 make_##name##3(T x, T y, T z) { return {x, y, z}; }               \
    inline name##4 make_##name##4(T x, T y, T z, T w) { return {x, y, z, w}; }

CUDA_CPU_VECTORS(signed char, char, 2, 4)
CUDA_CPU_VECTORS(unsigned char, uchar, 2, 4)
CUDA_CPU_VECTORS(short, short, 4, 8)
CUDA_CPU_VECTORS(unsigned short, ushort, 4, 8)
CUDA_CPU_VECTORS(int, int, 8, 16)
CUDA_CPU_VECTORS(unsigned int, uint, 8, 16)
CUDA_CPU_VECTORS(long, long, 16, 16)
CUDA_CPU_VECTORS(unsigned long, ulong, 16, 16)
CUDA_CPU_VECTORS(long long, longlong, 16, 16)
CUDA_CPU_VECTORS(unsigned long long, ulonglong, 16, 16)
CUDA_CPU_VECTORS(float, float, 8, 16)
CUDA_CPU_VECTORS(double, double, 16, 16)
#undef CUDA_CPU_VECTORS

struct dim3 {
    unsigned x = 1, y = 1, z = 1;
    dim3(unsigned x = 1, unsigned y = 1, unsigned z = 1) : x(x), y(y), z(z) {}
};
