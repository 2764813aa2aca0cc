// 16-bit floats: `__half`, `__half2`, `__nv_bfloat16`, `__nv_bfloat162`, with the functions of CUDA's headers.
//
// An operation is computed in double and rounded once: products and sums of two such numbers are exact there.
#pragma once

namespace cuda_cpu {

inline uint16_t half_bits(double x) {
    _Float16 h = (_Float16)x;
    uint16_t bits;
    memcpy(&bits, &h, 2);
    return x != x ? 0x7FFF : bits;
}
inline double half_value(uint16_t bits) {
    _Float16 h;
    memcpy(&h, &bits, 2);
    return (double)(float)h;
}

// To nearest even, from double: of the float below and its remainder.
inline uint16_t brain_bits(double x) {
    if (x != x) return 0x7FFF;
    float f = (float)x;
    uint32_t bits = (uint32_t)to_bits(f);
    // To odd, so that the second rounding sees what the first dropped.
    if ((double)f != x && !isinf(f)) {
        if ((fabs((double)f) > fabs(x))) bits -= 1;
        bits |= 1;
    }
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16;
}
inline double brain_value(uint16_t bits) { return from_bits<float>((uint32_t)bits << 16); }

}  // namespace cuda_cpu

#define CUDA_CPU_HALF(half, half2, encode, decode)                                                     \
    struct alignas(2) half {                                                                           \
        uint16_t bits;                                                                                 \
        half() = default;                                                                              \
        half(float x) : bits(encode(x)) {}                                                             \
        half(double x) : bits(encode(x)) {}                                                            \
        half(int x) : bits(encode(x)) {}                                                               \
        operator float() const { return (float)decode(bits); }                                         \
    };                                                                                                 \
    struct alignas(4) half2 {                                                                          \
        half x, y;                                                                                     \
    };                                                                                                 \
    inline double cuda_cpu_wide(half a) { return decode(a.bits); }                                     \
    inline half operator+(half a, half b) { return half(decode(a.bits) + decode(b.bits)); }            \
    inline half operator-(half a, half b) { return half(decode(a.bits) - decode(b.bits)); }            \
    inline half operator*(half a, half b) { return half(decode(a.bits) * decode(b.bits)); }            \
    inline half operator/(half a, half b) { return half(decode(a.bits) / decode(b.bits)); }            \
    inline half operator-(half a) { a.bits ^= 0x8000; return a; }                                      \
    inline half &operator+=(half &a, half b) { return a = a + b; }                                     \
    inline half &operator-=(half &a, half b) { return a = a - b; }                                     \
    inline half &operator*=(half &a, half b) { return a = a * b; }                                     \
    inline half __hadd(half a, half b) { return a + b; }                                               \
    inline half __hsub(half a, half b) { return a - b; }                                               \
    inline half __hmul(half a, half b) { return a * b; }                                               \
    inline half __hdiv(half a, half b) { return a / b; }                                               \
    inline half __hfma(half a, half b, half c) {                                                       \
        return half(decode(a.bits) * decode(b.bits) + decode(c.bits));                                 \
    }                                                                                                  \
    inline half __hneg(half a) { return -a; }                                                          \
    inline half __habs(half a) { a.bits &= 0x7FFF; return a; }                                         \
    inline bool __hgt(half a, half b) { return decode(a.bits) > decode(b.bits); }                      \
    inline bool __hge(half a, half b) { return decode(a.bits) >= decode(b.bits); }                     \
    inline bool __hlt(half a, half b) { return decode(a.bits) < decode(b.bits); }                      \
    inline bool __hle(half a, half b) { return decode(a.bits) <= decode(b.bits); }                     \
    inline bool __heq(half a, half b) { return decode(a.bits) == decode(b.bits); }                     \
    inline bool __hne(half a, half b) { return decode(a.bits) != decode(b.bits); }                     \
    inline half __hmax(half a, half b) { return half(cuda_cpu::float_greatest(decode(a.bits), decode(b.bits))); }          \
    inline half __hmin(half a, half b) { return half(cuda_cpu::float_least(decode(a.bits), decode(b.bits))); }          \
    inline half hsqrt(half a) { return half(sqrt(decode(a.bits))); }                                   \
    inline half hexp(half a) { return half(exp(decode(a.bits))); }                                     \
    inline half hlog(half a) { return half(log(decode(a.bits))); }                                     \
    inline half2 __hadd2(half2 a, half2 b) { return {a.x + b.x, a.y + b.y}; }                          \
    inline half2 __hsub2(half2 a, half2 b) { return {a.x - b.x, a.y - b.y}; }                          \
    inline half2 __hmul2(half2 a, half2 b) { return {a.x * b.x, a.y * b.y}; }                          \
    inline half2 __hfma2(half2 a, half2 b, half2 c) { return {__hfma(a.x, b.x, c.x), __hfma(a.y, b.y, c.y)}; } \
    inline half2 __hneg2(half2 a) { return {-a.x, -a.y}; }                                             \
    inline half2 __habs2(half2 a) { return {__habs(a.x), __habs(a.y)}; }                               \
    inline half2 __hmax2(half2 a, half2 b) { return {__hmax(a.x, b.x), __hmax(a.y, b.y)}; }            \
    inline half2 __hmin2(half2 a, half2 b) { return {__hmin(a.x, b.x), __hmin(a.y, b.y)}; }            \
    inline half2 operator+(half2 a, half2 b) { return __hadd2(a, b); }                                 \
    inline half2 operator-(half2 a, half2 b) { return __hsub2(a, b); }                                 \
    inline half2 operator*(half2 a, half2 b) { return __hmul2(a, b); }                                 \
    inline float __low2float(half2 a) { return a.x; }                                                  \
    inline float __high2float(half2 a) { return a.y; }                                                 \
    inline half2 __lowhigh2highlow(half2 a) { return {a.y, a.x}; }

CUDA_CPU_HALF(__half, __half2, cuda_cpu::half_bits, cuda_cpu::half_value)
CUDA_CPU_HALF(__nv_bfloat16, __nv_bfloat162, cuda_cpu::brain_bits, cuda_cpu::brain_value)
#undef CUDA_CPU_HALF
typedef __half half;
typedef __half2 half2;
typedef __nv_bfloat16 nv_bfloat16;
typedef __nv_bfloat162 nv_bfloat162;

inline __half __float2half(float x) { return x; }
inline __half __float2half_rn(float x) { return x; }
inline __half __double2half(double x) { return x; }
inline __half __int2half_rn(int x) { return x; }
inline float __half2float(__half x) { return x; }
inline __half2 __float2half2_rn(float x) { return {x, x}; }
inline __half2 __floats2half2_rn(float x, float y) { return {x, y}; }
inline __half2 __half2half2(__half x) { return {x, x}; }
inline __half2 __halves2half2(__half x, __half y) { return {x, y}; }
inline float2 __half22float2(__half2 x) { return {x.x, x.y}; }
inline __half __low2half(__half2 x) { return x.x; }
inline __half __high2half(__half2 x) { return x.y; }
inline unsigned short __half_as_ushort(__half x) { return x.bits; }
inline __half __ushort_as_half(unsigned short x) {
    __half h;
    h.bits = x;
    return h;
}

inline __nv_bfloat16 __float2bfloat16(float x) { return x; }
inline __nv_bfloat16 __float2bfloat16_rn(float x) { return x; }
inline float __bfloat162float(__nv_bfloat16 x) { return x; }
inline __nv_bfloat162 __float2bfloat162_rn(float x) { return {x, x}; }
inline __nv_bfloat162 __floats2bfloat162_rn(float x, float y) { return {x, y}; }
inline float2 __bfloat1622float2(__nv_bfloat162 x) { return {x.x, x.y}; }
inline __nv_bfloat16 __low2bfloat16(__nv_bfloat162 x) { return x.x; }
inline __nv_bfloat16 __high2bfloat16(__nv_bfloat162 x) { return x.y; }
