/* What the functions share. They are compiled to LLVM IR by scripts/libdevice-bodies.sh; the raiser never reads C. */

#include "coefficients.h"

typedef unsigned int u32;
typedef unsigned long long u64;
typedef long long i64;

#define INLINE static inline __attribute__((always_inline))
#define INF __builtin_inf()
#define NAN __builtin_nan("")
#define PI 3.14159265358979323846

/* From libdevice's other functions, which have bodies or ops of their own. */
double __nv_erfc(double x) __attribute__((const));
double __nv_expm1(double x) __attribute__((const));
double __nv_sinpi(double x) __attribute__((const));

INLINE u64 bits(double x) { return __builtin_bit_cast(u64, x); }
INLINE double from_bits(u64 x) { return __builtin_bit_cast(double, x); }
INLINE double size(double x) { return __builtin_fabs(x); }
INLINE double ln(double x) { return __builtin_log(x); }
INLINE double exponential(double x) { return __builtin_exp(x); }
INLINE double root(double x) { return __builtin_sqrt(x); }

/* The upper 26 bits of the fraction's 53: products of two such numbers are exact. */
INLINE double upper(double x) { return from_bits(bits(x) & 0xfffffffff8000000ull); }

/* c[0] + c[1] t + c[2] t^2 + ... */
INLINE double polynomial(double t, const double *c, int count)
{
    double sum = c[count - 1];
#pragma unroll
    for (int k = count - 2; k >= 0; k--)
        sum = sum * t + c[k];
    return sum;
}
#define POLYNOMIAL(t, c) polynomial(t, c, sizeof(c) / sizeof(*(c)))

/* Where x runs from low to high, -1 to 1. */
#define SCALED(x, low, high) (((x) - ((high) + (low)) / 2) * (2 / ((high) - (low))))

/* exp(x^2), whose exponent is exact: a rounded square would be wrong by x^2 times as many units. No product of two exponentials: XLA would make it one,
   of the rounded sum. */
INLINE double exp_square(double x)
{
    double high = upper(x), low = x - high;
    double most = exponential(high * high);
    double rest = most * __nv_expm1(low * (high + x));
    return most < INF ? most + rest : most;
}
