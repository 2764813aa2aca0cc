/* Functions that go through memory. */

#include "common.h"

double __nv_fmod(double x, double y) __attribute__((const));

/* No NaN keeps a payload here. */
double __nv_nan(const signed char *tag) { return NAN; }
float __nv_nanf(const signed char *tag) { return (float)NAN; }

/* sqrt(p[0]^2 + p[1]^2 + ...), scaled by the largest, so that no square overflows */
#define NORM(name, type)                                        \
    INLINE double name(int count, const type *p)                \
    {                                                           \
        double largest = 0, sum = 0, odd = 0;                   \
        for (int k = 0; k < count; k++) {                       \
            double a = size(p[k]);                              \
            largest = a > largest ? a : largest;                \
            odd += a == INF ? 0 : a - a;                        \
        }                                                       \
        double scale = largest > 0 && largest < INF ? largest : 1; \
        for (int k = 0; k < count; k++) {                       \
            double part = p[k] / scale;                         \
            sum += part * part;                                 \
        }                                                       \
        double value = scale * root(sum);                       \
        return largest == INF ? INF : value + odd;              \
    }
NORM(norm_of_doubles, double)
NORM(norm_of_floats, float)

double __nv_norm(int count, const double *p) { return norm_of_doubles(count, p); }
double __nv_rnorm(int count, const double *p) { return 1 / norm_of_doubles(count, p); }
float __nv_normf(int count, const float *p) { return (float)norm_of_floats(count, p); }
float __nv_rnormf(int count, const float *p) { return (float)(1 / norm_of_floats(count, p)); }

/* The remainder nearest zero, and the last three bits of the quotient: fmod(x, 8y) less 4y, 2y, y where they fit. All steps are exact. */
INLINE double remquo(double x, double y, int *quotient)
{
    double a = size(x), b = size(y), eight = 8 * b;
    double m = eight < INF ? __nv_fmod(a, eight) : a;
    int q = 0;
#pragma unroll
    for (int bit = 4; bit > 0; bit /= 2) {
        int fits = m >= bit * b;
        m -= fits ? bit * b : 0;
        q += fits ? bit : 0;
    }
    double left = b - m;
    int up = m > left || (m == left && (q & 1));
    m -= up ? b : 0;
    q = (q + up) & 7;
    int valid = a < INF && b > 0 && b == b;
    u64 sign = bits(x) & 0x8000000000000000ull;
    double value = from_bits(bits(b == INF ? a : m) ^ sign);
    q = (long long)(bits(x) ^ bits(y)) < 0 ? -q : q;
    *quotient = valid && b < INF ? q : 0;
    return valid ? value : NAN;
}

double __nv_remquo(double x, double y, int *quotient) { return remquo(x, y, quotient); }
float __nv_remquof(float x, float y, int *quotient) { return (float)remquo(x, y, quotient); }
