// Integer and float intrinsics, and the functions that C's <math.h> lacks.
//
// Intrinsics of hardware approximations (`__expf`, `rsqrtf`, …) are computed in double and rounded once.
#pragma once

#include <fenv.h>

template <class T> T __ldg(const T *at) { return *at; }
template <class T> T __ldcg(const T *at) { return *at; }
template <class T> T __ldca(const T *at) { return *at; }
template <class T> T __ldcs(const T *at) { return *at; }
template <class T> void __stcg(T *at, std::common_type_t<T> value) { *at = value; }
template <class T> void __stcs(T *at, std::common_type_t<T> value) { *at = value; }

inline long long clock64() { return 0; }
inline int clock() { return 0; }

// Bits of floats.
inline int __float_as_int(float x) { return cuda_cpu::from_bits<int>(cuda_cpu::to_bits(x)); }
inline unsigned __float_as_uint(float x) { return cuda_cpu::from_bits<unsigned>(cuda_cpu::to_bits(x)); }
inline float __int_as_float(int x) { return cuda_cpu::from_bits<float>(cuda_cpu::to_bits(x)); }
inline float __uint_as_float(unsigned x) { return cuda_cpu::from_bits<float>(cuda_cpu::to_bits(x)); }
inline long long __double_as_longlong(double x) { return cuda_cpu::from_bits<long long>(cuda_cpu::to_bits(x)); }
inline double __longlong_as_double(long long x) { return cuda_cpu::from_bits<double>(cuda_cpu::to_bits(x)); }
inline int __double2loint(double x) { return (int)cuda_cpu::to_bits(x); }
inline int __double2hiint(double x) { return (int)(cuda_cpu::to_bits(x) >> 32); }
inline double __hiloint2double(int hi, int lo) {
    return cuda_cpu::from_bits<double>((uint64_t)(unsigned)hi << 32 | (unsigned)lo);
}

// Integers.
inline int __popc(unsigned x) { return __builtin_popcount(x); }
inline int __popcll(unsigned long long x) { return __builtin_popcountll(x); }
inline int __clz(int x) { return x ? __builtin_clz(x) : 32; }
inline int __clzll(long long x) { return x ? __builtin_clzll(x) : 64; }
inline int __ffs(int x) { return __builtin_ffs(x); }
inline int __ffsll(long long x) { return __builtin_ffsll(x); }
inline unsigned __brev(unsigned x) {
    unsigned r = 0;
    for (int bit = 0; bit < 32; ++bit) r |= (x >> bit & 1) << (31 - bit);
    return r;
}
inline unsigned long long __brevll(unsigned long long x) {
    return (unsigned long long)__brev(x) << 32 | __brev(x >> 32);
}
inline unsigned __byte_perm(unsigned a, unsigned b, unsigned selector) {
    uint64_t bytes = (uint64_t)b << 32 | a;
    unsigned r = 0;
    for (int byte = 0; byte < 4; ++byte) {
        unsigned which = selector >> (4 * byte) & 7;
        r |= (unsigned)(bytes >> (8 * which) & 0xFF) << (8 * byte);
    }
    return r;
}
inline int __mulhi(int a, int b) { return (int)((int64_t)a * b >> 32); }
inline unsigned __umulhi(unsigned a, unsigned b) { return (uint64_t)a * b >> 32; }
inline long long __mul64hi(long long a, long long b) { return (__int128)a * b >> 64; }
inline unsigned long long __umul64hi(unsigned long long a, unsigned long long b) { return (unsigned __int128)a * b >> 64; }
inline int __mul24(int a, int b) {
    return (int)(unsigned)((int64_t)((int)((unsigned)a << 8) >> 8) * ((int)((unsigned)b << 8) >> 8));
}
inline unsigned __umul24(unsigned a, unsigned b) { return (a & 0xFFFFFF) * (b & 0xFFFFFF); }
inline unsigned __sad(int a, int b, unsigned c) { return (unsigned)(a > b ? (unsigned)a - (unsigned)b : (unsigned)b - (unsigned)a) + c; }
inline unsigned __usad(unsigned a, unsigned b, unsigned c) { return (a > b ? a - b : b - a) + c; }
inline int __hadd(int a, int b) { return (int)(((int64_t)a + b) >> 1); }
inline int __rhadd(int a, int b) { return (int)(((int64_t)a + b + 1) >> 1); }
inline unsigned __uhadd(unsigned a, unsigned b) { return ((uint64_t)a + b) >> 1; }
inline unsigned __urhadd(unsigned a, unsigned b) { return ((uint64_t)a + b + 1) >> 1; }
inline unsigned __funnelshift_l(unsigned lo, unsigned hi, unsigned by) {
    return (((uint64_t)hi << 32 | lo) << (by & 31)) >> 32;
}
inline unsigned __funnelshift_r(unsigned lo, unsigned hi, unsigned by) { return ((uint64_t)hi << 32 | lo) >> (by & 31); }
inline unsigned __funnelshift_lc(unsigned lo, unsigned hi, unsigned by) {
    return by >= 32 ? lo : (unsigned)((((uint64_t)hi << 32 | lo) << by) >> 32);
}
inline unsigned __funnelshift_rc(unsigned lo, unsigned hi, unsigned by) {
    return by >= 32 ? hi : (unsigned)(((uint64_t)hi << 32 | lo) >> by);
}
inline int __dp4a(int a, int b, int c) {
    for (int byte = 0; byte < 32; byte += 8) c += (int)(signed char)(a >> byte) * (signed char)(b >> byte);
    return c;
}
inline unsigned __dp4a(unsigned a, unsigned b, unsigned c) {
    for (int byte = 0; byte < 32; byte += 8) c += (a >> byte & 0xFF) * (b >> byte & 0xFF);
    return c;
}

// Minima and maxima: those of floats drop a NaN and order -0 before +0 (PTX ISA, `min` and `max`), which C leaves open;
// those of a signed and an unsigned integer are unsigned.
namespace cuda_cpu {
template <class T> T float_least(T a, T b) {
    if (a != a) return b;
    if (b != b) return a;
    return a < b || (a == b && signbit(a)) ? a : b;
}
template <class T> T float_greatest(T a, T b) {
    if (a != a) return b;
    if (b != b) return a;
    return a > b || (a == b && signbit(b)) ? a : b;
}
template <class A, class B> using Both = std::common_type_t<A, B>;
template <class A, class B> constexpr bool numbers = std::is_arithmetic_v<A> && std::is_arithmetic_v<B>;
}  // namespace cuda_cpu
template <class A, class B> std::enable_if_t<cuda_cpu::numbers<A, B>, cuda_cpu::Both<A, B>> min(A a, B b) {
    using T = cuda_cpu::Both<A, B>;
    if constexpr (std::is_floating_point_v<T>) return cuda_cpu::float_least<T>(a, b);
    else return (T)a < (T)b ? (T)a : (T)b;
}
template <class A, class B> std::enable_if_t<cuda_cpu::numbers<A, B>, cuda_cpu::Both<A, B>> max(A a, B b) {
    using T = cuda_cpu::Both<A, B>;
    if constexpr (std::is_floating_point_v<T>) return cuda_cpu::float_greatest<T>(a, b);
    else return (T)a > (T)b ? (T)a : (T)b;
}
inline unsigned umin(unsigned a, unsigned b) { return a < b ? a : b; }
inline unsigned umax(unsigned a, unsigned b) { return a > b ? a : b; }

namespace cuda_cpu {

// Computes under another rounding; `volatile` keeps the compiler from computing before.
template <class F> auto rounded(int mode, F compute) {
    int before = fegetround();
    fesetround(mode);
    volatile auto result = compute();
    fesetround(before);
    return (std::remove_volatile_t<decltype(result)>)result;
}

// An integer out of a float: saturates, and NaN is 0 (for 64 bits the highest bit alone), as PTX's `cvt` has it.
template <class I, class T> I to_integer(T x) {
    if (x != x) return sizeof(I) == 8 ? (I)(1ull << 63) : (I)0;
    T top = (T)ldexp(1.0, (int)sizeof(I) * 8 - (std::is_signed_v<I> ? 1 : 0));
    if (x >= top) return std::numeric_limits<I>::max();
    if (std::is_signed_v<I> ? x < -top : x <= 0) return std::is_signed_v<I> ? std::numeric_limits<I>::min() : (I)0;
    return (I)x;
}

}  // namespace cuda_cpu

#define CUDA_CPU_DIRECTED(suffix, mode)                                                                               \
    inline float __fadd_##suffix(float a, float b) { volatile float x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x + y; }); } \
    inline float __fsub_##suffix(float a, float b) { volatile float x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x - y; }); } \
    inline float __fmul_##suffix(float a, float b) { volatile float x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x * y; }); } \
    inline float __fdiv_##suffix(float a, float b) { volatile float x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x / y; }); } \
    inline float __frcp_##suffix(float a) { volatile float x = a; return cuda_cpu::rounded(mode, [&] { return 1.0f / x; }); }       \
    inline float __fsqrt_##suffix(float a) { volatile float x = a; return cuda_cpu::rounded(mode, [&] { return sqrtf(x); }); }      \
    inline float __fmaf_##suffix(float a, float b, float c) { volatile float x = a, y = b, z = c; return cuda_cpu::rounded(mode, [&] { return fmaf(x, y, z); }); } \
    inline double __dadd_##suffix(double a, double b) { volatile double x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x + y; }); } \
    inline double __dsub_##suffix(double a, double b) { volatile double x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x - y; }); } \
    inline double __dmul_##suffix(double a, double b) { volatile double x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x * y; }); } \
    inline double __ddiv_##suffix(double a, double b) { volatile double x = a, y = b; return cuda_cpu::rounded(mode, [&] { return x / y; }); } \
    inline double __drcp_##suffix(double a) { volatile double x = a; return cuda_cpu::rounded(mode, [&] { return 1.0 / x; }); }     \
    inline double __dsqrt_##suffix(double a) { volatile double x = a; return cuda_cpu::rounded(mode, [&] { return sqrt(x); }); }    \
    inline double __fma_##suffix(double a, double b, double c) { volatile double x = a, y = b, z = c; return cuda_cpu::rounded(mode, [&] { return fma(x, y, z); }); } \
    inline float __double2float_##suffix(double a) { volatile double x = a; return cuda_cpu::rounded(mode, [&] { return (float)x; }); } \
    inline float __int2float_##suffix(int a) { volatile int x = a; return cuda_cpu::rounded(mode, [&] { return (float)x; }); }       \
    inline float __uint2float_##suffix(unsigned a) { volatile unsigned x = a; return cuda_cpu::rounded(mode, [&] { return (float)(double)x; }); } \
    inline float __ll2float_##suffix(long long a) { volatile long long x = a; return cuda_cpu::rounded(mode, [&] { return (float)x; }); } \
    inline double __ll2double_##suffix(long long a) { volatile long long x = a; return cuda_cpu::rounded(mode, [&] { return (double)x; }); } \
    inline int __float2int_##suffix(float a) { volatile float x = a; return cuda_cpu::to_integer<int>(cuda_cpu::rounded(mode, [&] { return rintf(x); })); } \
    inline unsigned __float2uint_##suffix(float a) { volatile float x = a; return cuda_cpu::to_integer<unsigned>(cuda_cpu::rounded(mode, [&] { return rintf(x); })); } \
    inline long long __float2ll_##suffix(float a) { volatile float x = a; return cuda_cpu::to_integer<long long>(cuda_cpu::rounded(mode, [&] { return rintf(x); })); } \
    inline unsigned long long __float2ull_##suffix(float a) { volatile float x = a; return cuda_cpu::to_integer<unsigned long long>(cuda_cpu::rounded(mode, [&] { return rintf(x); })); } \
    inline int __double2int_##suffix(double a) { volatile double x = a; return cuda_cpu::to_integer<int>(cuda_cpu::rounded(mode, [&] { return rint(x); })); } \
    inline unsigned __double2uint_##suffix(double a) { volatile double x = a; return cuda_cpu::to_integer<unsigned>(cuda_cpu::rounded(mode, [&] { return rint(x); })); } \
    inline long long __double2ll_##suffix(double a) { volatile double x = a; return cuda_cpu::to_integer<long long>(cuda_cpu::rounded(mode, [&] { return rint(x); })); } \
    inline unsigned long long __double2ull_##suffix(double a) { volatile double x = a; return cuda_cpu::to_integer<unsigned long long>(cuda_cpu::rounded(mode, [&] { return rint(x); })); }
CUDA_CPU_DIRECTED(rn, FE_TONEAREST)
CUDA_CPU_DIRECTED(rz, FE_TOWARDZERO)
CUDA_CPU_DIRECTED(ru, FE_UPWARD)
CUDA_CPU_DIRECTED(rd, FE_DOWNWARD)
#undef CUDA_CPU_DIRECTED
inline double __int2double_rn(int x) { return x; }
inline double __uint2double_rn(unsigned x) { return x; }

// Approximations.
inline float __fdividef(float a, float b) { return a / b; }
inline float fdividef(float a, float b) { return a / b; }
inline double fdivide(double a, double b) { return a / b; }
inline float __frsqrt_rn(float x) { return (float)(1.0 / sqrt((double)x)); }
inline float __expf(float x) { return (float)exp((double)x); }
inline float __exp10f(float x) { return (float)exp10((double)x); }
inline float __logf(float x) { return (float)log((double)x); }
inline float __log2f(float x) { return (float)log2((double)x); }
inline float __log10f(float x) { return (float)log10((double)x); }
inline float __sinf(float x) { return (float)sin((double)x); }
inline float __cosf(float x) { return (float)cos((double)x); }
inline float __tanf(float x) { return (float)tan((double)x); }
inline float __powf(float x, float y) { return (float)exp2((double)y * log2((double)x)); }
inline float __tanhf(float x) { return (float)tanh((double)x); }
inline void __sincosf(float x, float *s, float *c) { *s = __sinf(x), *c = __cosf(x); }
inline float __saturatef(float x) { return x > 1 ? 1.0f : x > 0 ? x : 0.0f; }
inline float saturate(float x) { return __saturatef(x); }

// Functions that C lacks.
inline double rsqrt(double x) { return (double)(1.0L / sqrtl(x)); }
inline float rsqrtf(float x) { return (float)(1.0 / sqrt((double)x)); }
inline float rsqrt(float x) { return rsqrtf(x); }
inline double rcbrt(double x) { return (double)(1.0L / cbrtl(x)); }
inline float rcbrtf(float x) { return (float)(1.0 / cbrt((double)x)); }
inline double sinpi(double x) {
    double r = fmod(x, 2.0);
    if (r != r) return r;
    if (r == 0 || r == 1 || r == -1) return copysign(0.0, x);
    if (r == 0.5 || r == -1.5) return 1;
    if (r == -0.5 || r == 1.5) return -1;
    return (double)sinl((long double)r * 3.14159265358979323846264338327950288L);
}
inline double cospi(double x) {
    double r = fabs(fmod(x, 2.0));
    if (r != r) return r;
    if (r == 0.5 || r == 1.5) return 0;
    return (double)cosl((long double)r * 3.14159265358979323846264338327950288L);
}
inline float sinpif(float x) { return (float)sinpi(x); }
inline float cospif(float x) { return (float)cospi(x); }
inline void sincospi(double x, double *s, double *c) { *s = sinpi(x), *c = cospi(x); }
inline void sincospif(float x, float *s, float *c) { *s = sinpif(x), *c = cospif(x); }
inline double rhypot(double x, double y) { return 1.0 / hypot(x, y); }
inline float rhypotf(float x, float y) { return (float)(1.0 / hypot((double)x, (double)y)); }
inline double norm3d(double a, double b, double c) { return (double)sqrtl((long double)a * a + (long double)b * b + (long double)c * c); }
inline float norm3df(float a, float b, float c) { return (float)norm3d(a, b, c); }
inline double rnorm3d(double a, double b, double c) { return 1.0 / norm3d(a, b, c); }
inline float rnorm3df(float a, float b, float c) { return (float)(1.0 / norm3d(a, b, c)); }
inline double norm4d(double a, double b, double c, double d) { return hypot(norm3d(a, b, c), d); }
inline float norm4df(float a, float b, float c, float d) { return (float)norm4d(a, b, c, d); }
inline double rnorm4d(double a, double b, double c, double d) { return 1.0 / norm4d(a, b, c, d); }
inline float rnorm4df(float a, float b, float c, float d) { return (float)(1.0 / norm4d(a, b, c, d)); }
inline double normcdf(double x) { return 0.5 * erfc(-x * 0.70710678118654752440); }
inline float normcdff(float x) { return (float)normcdf(x); }
inline double erfcx(double x) {
    if (x < 25) return (double)(expl((long double)x * x) * erfcl(x));
    double s = 1 / (x * x);
    return 0.56418958354775628695 / x * (1 - s / 2 + 3 * s * s / 4);
}
inline float erfcxf(float x) { return (float)erfcx(x); }

#define CUDA_CPU_OVERLOAD(name) inline float name(float x) { return name##f(x); }
CUDA_CPU_OVERLOAD(rcbrt)
CUDA_CPU_OVERLOAD(sinpi)
CUDA_CPU_OVERLOAD(cospi)
CUDA_CPU_OVERLOAD(normcdf)
CUDA_CPU_OVERLOAD(erfcx)
#undef CUDA_CPU_OVERLOAD

#define fminf(a, b) cuda_cpu::float_least<float>(a, b)
#define fmaxf(a, b) cuda_cpu::float_greatest<float>(a, b)
#define fmin(a, b) cuda_cpu::float_least<double>(a, b)
#define fmax(a, b) cuda_cpu::float_greatest<double>(a, b)
