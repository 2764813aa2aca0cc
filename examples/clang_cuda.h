// What a CUDA file needs to compile with clang alone, without CUDA's headers:
//
//     clang-22 -x cuda --cuda-device-only -nocudainc -nocudalib -include clang_cuda.h ...
//
// Built-in variables, and the math functions as calls of libdevice's `__nv_*`, which stay calls.
// Only what the kernels in this folder use is here.
#pragma once

#define __host__ __attribute__((host))
#define __device__ __attribute__((device))
#define __global__ __attribute__((global))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __forceinline__ __inline__ __attribute__((always_inline))

// `threadIdx.x` reads a special register: a property whose getter is the builtin.
#define __REACTANT_AXIS(AXIS, BUILTIN)                                                \
    __declspec(property(get = __get_##AXIS)) unsigned int AXIS;                       \
    static __device__ __forceinline__ unsigned int __get_##AXIS() { return BUILTIN(); }

#define __REACTANT_IDS(NAME, SREG)                                                    \
    struct __reactant_##NAME {                                                        \
        __REACTANT_AXIS(x, __nvvm_read_ptx_sreg_##SREG##_x)                           \
        __REACTANT_AXIS(y, __nvvm_read_ptx_sreg_##SREG##_y)                           \
        __REACTANT_AXIS(z, __nvvm_read_ptx_sreg_##SREG##_z)                           \
    };                                                                                \
    extern const __device__ __attribute__((weak)) __reactant_##NAME NAME;

__REACTANT_IDS(threadIdx, tid)
__REACTANT_IDS(blockIdx, ctaid)
__REACTANT_IDS(blockDim, ntid)
__REACTANT_IDS(gridDim, nctaid)

#define __REACTANT_F1(TYPE, NAME, CALLED)                                             \
    extern "C" __device__ TYPE CALLED(TYPE) __attribute__((const, nothrow));          \
    static __device__ __forceinline__ TYPE NAME(TYPE a) { return CALLED(a); }
#define __REACTANT_F2(TYPE, NAME, CALLED)                                             \
    extern "C" __device__ TYPE CALLED(TYPE, TYPE) __attribute__((const, nothrow));    \
    static __device__ __forceinline__ TYPE NAME(TYPE a, TYPE b) { return CALLED(a, b); }
#define __REACTANT_F3(TYPE, NAME, CALLED)                                             \
    extern "C" __device__ TYPE CALLED(TYPE, TYPE, TYPE) __attribute__((const, nothrow)); \
    static __device__ __forceinline__ TYPE NAME(TYPE a, TYPE b, TYPE c) { return CALLED(a, b, c); }

// `NAME` in f64 and `NAMEf` in f32
#define __REACTANT_BOTH(ARITY, NAME)                                                  \
    __REACTANT_F##ARITY(double, NAME, __nv_##NAME)                                    \
    __REACTANT_F##ARITY(float, NAME##f, __nv_##NAME##f)

__REACTANT_BOTH(1, sqrt)
__REACTANT_BOTH(1, rsqrt)
__REACTANT_BOTH(1, cbrt)
__REACTANT_BOTH(1, exp)
__REACTANT_BOTH(1, exp2)
__REACTANT_BOTH(1, expm1)
__REACTANT_BOTH(1, log)
__REACTANT_BOTH(1, log2)
__REACTANT_BOTH(1, log10)
__REACTANT_BOTH(1, log1p)
__REACTANT_BOTH(1, sin)
__REACTANT_BOTH(1, cos)
__REACTANT_BOTH(1, tan)
__REACTANT_BOTH(1, asin)
__REACTANT_BOTH(1, acos)
__REACTANT_BOTH(1, atan)
__REACTANT_BOTH(1, sinh)
__REACTANT_BOTH(1, cosh)
__REACTANT_BOTH(1, tanh)
__REACTANT_BOTH(1, erf)
__REACTANT_BOTH(1, fabs)
__REACTANT_BOTH(1, floor)
__REACTANT_BOTH(1, ceil)
__REACTANT_BOTH(1, trunc)
__REACTANT_BOTH(1, round)
__REACTANT_BOTH(1, rint)
__REACTANT_BOTH(2, pow)
__REACTANT_BOTH(2, atan2)
__REACTANT_BOTH(2, hypot)
__REACTANT_BOTH(2, fmod)
__REACTANT_BOTH(2, fmin)
__REACTANT_BOTH(2, fmax)
__REACTANT_BOTH(2, copysign)
__REACTANT_BOTH(3, fma)

__REACTANT_F1(float, __expf, __nv_fast_expf)
__REACTANT_F1(float, __logf, __nv_fast_logf)
__REACTANT_F1(float, __sinf, __nv_fast_sinf)
__REACTANT_F1(float, __cosf, __nv_fast_cosf)
__REACTANT_F2(float, __fdividef, __nv_fast_fdividef)
__REACTANT_F2(float, __powf, __nv_fast_powf)

__REACTANT_F1(int, abs, __nv_abs)
__REACTANT_F2(int, min, __nv_min)
__REACTANT_F2(int, max, __nv_max)
__REACTANT_F2(unsigned int, umin, __nv_umin)
__REACTANT_F2(unsigned int, umax, __nv_umax)
