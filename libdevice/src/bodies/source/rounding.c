/* Products, quotients, roots and fused sums of doubles, rounded toward zero, down or up: in integers, so that nothing of a product is lost, nothing is
   contracted, and subnormals are kept where the target flushes them. */

#include "common.h"

enum { TOWARD_ZERO, DOWN, UP };

#define SIGN 0x8000000000000000ull
#define INFINITE 0x7ff0000000000000ull

/* A finite number is significand * 2^exponent; the significand has its top bit at 52, or is zero. */
typedef struct {
    u64 significand;
    int exponent;
} Parts;

INLINE Parts parts(double x)
{
    u64 b = bits(x) & ~SIGN, fraction = b & 0xfffffffffffffull;
    int biased = (int)(b >> 52);
    u64 significand = biased ? fraction | 1ull << 52 : fraction;
    int shift = significand ? __builtin_clzll(significand) - 11 : 0;
    return (Parts){significand << shift, (biased ? biased : 1) - 1075 - shift};
}

INLINE u64 high_product(u64 a, u64 b)
{
    u64 al = a & 0xffffffff, ah = a >> 32, bl = b & 0xffffffff, bh = b >> 32;
    u64 middle = ah * bl + (al * bl >> 32);
    u64 rest = al * bh + (middle & 0xffffffff);
    return ah * bh + (middle >> 32) + (rest >> 32);
}

/* significand * 2^exponent, its top bit at 63, and a little more where `more` */
INLINE double rounded(u64 negative, u64 significand, int exponent, int more, int mode)
{
    int top = exponent + 63, drop = top >= -1022 ? 11 : 11 - 1022 - top;
    u64 kept = drop > 63 ? 0 : significand >> drop;
    int inexact = more || drop > 63 || (kept << drop) != significand;
    int away = mode == UP ? !negative : mode == DOWN ? negative != 0 : 0;
    u64 base = top >= -1022 ? (u64)(top + 1022) << 52 : 0;
    u64 result = base + kept + (inexact && away);
    u64 beyond = away ? INFINITE : INFINITE - 1;
    return from_bits((top > 1023 ? beyond : result) | negative);
}

/* By the bits, since a comparison takes a subnormal for zero where the target flushes them. */
INLINE int finite(double x) { return (bits(x) & ~SIGN) < INFINITE; }
INLINE int zero(double x) { return (bits(x) & ~SIGN) == 0; }

INLINE double product(double x, double y, int mode)
{
    Parts a = parts(x), b = parts(y);
    u64 negative = (bits(x) ^ bits(y)) & SIGN;
    /* 106 bits; the top one at 105 or 104 */
    u64 high = high_product(a.significand, b.significand << 11), low = a.significand * (b.significand << 11);
    int shift = high >> 52 & 1 ? 11 : 12;
    u64 significand = high << shift | low >> (64 - shift);
    double value = rounded(negative, significand, a.exponent + b.exponent - 11 + 64 - shift, (low << shift) != 0, mode);
    return finite(x) && finite(y) && !zero(x) && !zero(y) ? value : x * y;
}

INLINE double quotient(double x, double y, int mode)
{
    Parts a = parts(x), b = parts(y);
    u64 negative = (bits(x) ^ bits(y)) & SIGN;
    u64 divisor = b.significand ? b.significand : 1;
    /* at most one away from the quotient of a * 2^53; what is left fits 64 bits, whatever overflows on the way */
    u64 q = (u64)((double)a.significand / (double)divisor * 9007199254740992.0);
    i64 left = (i64)((a.significand << 53) - q * divisor);
#pragma unroll
    for (int k = 0; k < 2; k++) {
        int less = left < 0, more = left >= (i64)divisor;
        q += more - less;
        left += less ? (i64)divisor : more ? -(i64)divisor : 0;
    }
    int shift = __builtin_clzll(q | 1);
    double value = rounded(negative, q << shift, a.exponent - b.exponent - 53 - shift, left != 0, mode);
    return finite(x) && finite(y) && !zero(x) && !zero(y) ? value : x / y;
}

INLINE double square_root(double x, int mode)
{
    Parts a = parts(x);
    int odd = a.exponent & 1;
    u64 significand = a.significand << odd;
    /* the root of significand * 2^52 has 53 bits */
    u64 s = (u64)(root((double)significand) * 67108864.0);
    i64 left = (i64)((significand << 52) - s * s);
#pragma unroll
    for (int k = 0; k < 2; k++) {
        int less = left < 0, more = left > (i64)(2 * s);
        left += less ? (i64)(2 * s - 1) : more ? -(i64)(2 * s + 1) : 0;
        s += more - less;
    }
    int shift = __builtin_clzll(s | 1);
    double value = rounded(0, s << shift, (a.exponent - odd) / 2 - 26 - shift, left != 0, mode);
    return finite(x) && !zero(x) && !(bits(x) & SIGN) ? value : root(x);
}

/* 128 bits */
typedef struct {
    u64 high, low;
} Wide;

INLINE Wide left_shift(Wide x, int by)
{
    int b = by & 63;
    u64 carried = b ? x.low >> (64 - b) : 0;
    Wide less = {x.high << b | carried, x.low << b};
    Wide more = {x.low << b, 0};
    return by >= 64 ? more : less;
}

/* What is shifted out leaves a bit at the end. */
INLINE Wide right_shift(Wide x, int by)
{
    int b = by & 63;
    u64 carried = b ? x.high << (64 - b) : 0, lost = b ? x.low << (64 - b) : 0, lost_high = b ? x.high << (64 - b) : 0;
    Wide less = {x.high >> b, x.low >> b | carried | (lost != 0)};
    Wide more = {0, x.high >> b | ((x.low | lost_high) != 0)};
    Wide none = {0, (x.high | x.low) != 0};
    return by >= 128 ? none : by >= 64 ? more : less;
}

INLINE double fused(double x, double y, double z, int mode)
{
    Parts a = parts(x), b = parts(y), c = parts(z);
    u64 sign = (bits(x) ^ bits(y)) & SIGN, other = bits(z) & SIGN;
    /* The top bits are at 125 or 124, so that a sum fits; at least 20 bits below are free. */
    u64 scaled = b.significand << 11;
    Wide p = left_shift((Wide){high_product(a.significand, scaled), a.significand * scaled}, 9);
    Wide q = {c.significand << 8, 0};
    int p_exponent = a.exponent + b.exponent - 20, q_exponent = c.exponent - 72;
    int p_zero = a.significand == 0 || b.significand == 0, q_zero = c.significand == 0;
    p_exponent = p_zero ? q_exponent : p_exponent;
    q_exponent = q_zero ? p_exponent : q_exponent;
    int apart = p_exponent - q_exponent;
    Wide p2 = right_shift(p, apart < 0 ? -apart : 0), q2 = right_shift(q, apart > 0 ? apart : 0);
    int exponent = apart > 0 ? p_exponent : q_exponent;
    int differ = sign != other;
    int p_less = p2.high < q2.high || (p2.high == q2.high && p2.low < q2.low);
    Wide big = p_less ? q2 : p2, small = p_less ? p2 : q2;
    u64 low = differ ? big.low - small.low : big.low + small.low;
    int carry = differ ? big.low < small.low : low < big.low;
    u64 high = differ ? big.high - small.high - carry : big.high + small.high + carry;
    u64 negative = p_less ? other : sign;
    int none = (high | low) == 0;
    int shift = high ? __builtin_clzll(high) : 64 + __builtin_clzll(low | 1);
    Wide normal = left_shift((Wide){high, low}, shift);
    double value = rounded(negative, normal.high, exponent + 64 - shift, normal.low != 0, mode);
    double nothing = differ ? (mode == DOWN ? -0.0 : 0.0) : from_bits(sign);
    double result = none ? nothing : value;
    return finite(x) && finite(y) && finite(z) ? result : !finite(x) || !finite(y) ? x * y + z : z;
}

#define DIRECTIONS(suffix, mode)                                                                  \
    double __nv_dmul_##suffix(double x, double y) { return product(x, y, mode); }                 \
    double __nv_ddiv_##suffix(double x, double y) { return quotient(x, y, mode); }                \
    double __nv_drcp_##suffix(double x) { return quotient(1, x, mode); }                          \
    double __nv_dsqrt_##suffix(double x) { return square_root(x, mode); }                         \
    double __nv_fma_##suffix(double x, double y, double z) { return fused(x, y, z, mode); }

DIRECTIONS(rz, TOWARD_ZERO)
DIRECTIONS(rd, DOWN)
DIRECTIONS(ru, UP)
