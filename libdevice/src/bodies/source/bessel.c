/* Bessel functions (Abramowitz and Stegun, chapter 9): near zero polynomials in x^2 times the factor of the first zero; beyond 5 modulus and phase,
   with polynomials in 1/x^2; orders by recurrence, downward from far above (Miller) where upward would lose the digits. */

#include "common.h"

/* (x - z)(x + z), where z has a low part that a double does not hold */
#define FACTOR(x, z) ((((x) - z) - z##_LOW) * ((x) + z))

INLINE double j0_near(double x) { return FACTOR(x, J0_ZERO) * POLYNOMIAL(SCALED(x * x, 0, 25.0), J0_NEAR); }
INLINE double j1_near(double x) { return x * (FACTOR(x, J1_ZERO) * POLYNOMIAL(SCALED(x * x, 0, 25.0), J1_NEAR)); }

/* sqrt(2/(pi x)) (p cos(x - phase) - q sin(x - phase)) with a phase of 1/4 pi or 3/4 pi, given as signs of cos(x) and sin(x) */
INLINE double wave(double x, double p, double q, double cos_p, double sin_p)
{
    double c = __builtin_cos(x), s = __builtin_sin(x);
    /* cos(x - phase) sqrt(2) and sin(x - phase) sqrt(2) */
    double u = cos_p * c + s, v = cos_p * s - c;
    return root(0.31830988618379067 / x) * (sin_p * (p * v + q * u) + (1 - sin_p) * (p * u - q * v));
}

INLINE double far_p0(double r) { return POLYNOMIAL(SCALED(r * r, 0, 1 / 25.0), P0); }
INLINE double far_q0(double r) { return POLYNOMIAL(SCALED(r * r, 0, 1 / 25.0), Q0) * r; }
INLINE double far_p1(double r) { return POLYNOMIAL(SCALED(r * r, 0, 1 / 25.0), P1); }
INLINE double far_q1(double r) { return POLYNOMIAL(SCALED(r * r, 0, 1 / 25.0), Q1) * r; }

double __nv_j0(double x)
{
    double a = size(x), r = 1 / a;
    double near = j0_near(a), far = wave(a, far_p0(r), far_q0(r), 1, 0);
    return a == INF ? 0 : a < 5 ? near : far;
}

double __nv_j1(double x)
{
    double a = size(x), r = 1 / a;
    double near = j1_near(a), far = wave(a, far_p1(r), far_q1(r), -1, 0);
    double value = a == INF ? 0 : a < 5 ? near : far;
    return x < 0 ? -value : value;
}

double __nv_y0(double x)
{
    double r = 1 / x;
    double near = POLYNOMIAL(SCALED(x * x, 0, 25.0), Y0_NEAR) + 0.63661977236758134 * ln(x) * j0_near(x);
    double far = wave(x, far_p0(r), far_q0(r), 1, 1);
    double value = x == INF ? 0 : x < 5 ? near : far;
    return x == 0 ? -INF : x < 0 ? NAN : value;
}

double __nv_y1(double x)
{
    double r = 1 / x;
    double near = x * POLYNOMIAL(SCALED(x * x, 0, 25.0), Y1_NEAR) + 0.63661977236758134 * (ln(x) * j1_near(x) - r);
    double far = wave(x, far_p1(r), far_q1(r), -1, 1);
    double value = x == INF ? 0 : x < 5 ? near : far;
    return x == 0 ? -INF : x < 0 ? NAN : value;
}

/* Upward while the order is below x; else downward with any start, scaled afterwards by the known sum J0 + 2 J2 + 2 J4 + ... = 1. */
double __nv_jn(int n, double x)
{
    double a = size(x);
    double j0 = __nv_j0(a), j1 = __nv_j1(a);
    int upward = n <= a;
    /* beyond this order nothing is left of it */
    int lost = n > 2 * a + 400;
    double low = j0, high = j1;
    int up = upward ? n : 1;
    for (int k = 1; k < up; k++) {
        double next = 2 * k / a * high - low;
        low = high;
        high = next;
    }
    double sum = 0, wanted = 0, now = 1e-30, above = 0;
    int start = upward || lost || n < 2 ? 0 : 2 * ((n + (int)root(60.0 * n) + 20) / 2);
    for (int k = start; k > 0; k--) {
        /* now is J(k), and below J(k - 1) */
        double below = 2 * k / a * now - above;
        double scale = size(below) > 1e200 ? 1e-200 : 1;
        above = now * scale;
        now = below * scale;
        sum = (sum + (k & 1 ? 2 * below : 0)) * scale;
        wanted = (k - 1 == n ? below : wanted) * scale;
    }
    double down = wanted / (sum - now);
    double value = n == 0 ? j0 : n == 1 ? j1 : upward ? high : lost || a == 0 ? 0 : down;
    value = a == INF ? 0 : value;
    return n < 0 ? NAN : x != x ? x : x < 0 && (n & 1) ? -value : value;
}

double __nv_yn(int n, double x)
{
    double low = __nv_y0(x), high = __nv_y1(x);
    double first = low, second = high;
    for (int k = 1; k < n && high > -INF && x < INF; k++) {
        double next = 2 * k / x * high - low;
        low = high;
        high = next;
    }
    double value = n == 0 ? first : n == 1 ? second : high;
    return n < 0 ? NAN : value;
}

float __nv_j0f(float x) { return (float)__nv_j0(x); }
float __nv_j1f(float x) { return (float)__nv_j1(x); }
float __nv_y0f(float x) { return (float)__nv_y0(x); }
float __nv_y1f(float x) { return (float)__nv_y1(x); }
float __nv_jnf(int n, float x) { return (float)__nv_jn(n, x); }
float __nv_ynf(int n, float x) { return (float)__nv_yn(n, x); }

/* near or far times exp(a), which alone would overflow before the product does */
INLINE double grown(double a, double near, double far)
{
    double half = exponential(0.5 * a);
    return a < 8 ? near * exponential(a) : far / root(a) * half * half;
}

double __nv_cyl_bessel_i0(double x)
{
    double a = size(x);
    double value = grown(a, POLYNOMIAL(SCALED(a, 0, 8.0), I0_NEAR), POLYNOMIAL(SCALED(1 / a, 0, 1 / 8.0), I0_FAR));
    return a > 720 ? INF : value;
}

double __nv_cyl_bessel_i1(double x)
{
    double a = size(x);
    double value = grown(a, a * POLYNOMIAL(SCALED(a, 0, 8.0), I1_NEAR), POLYNOMIAL(SCALED(1 / a, 0, 1 / 8.0), I1_FAR));
    return __builtin_copysign(a > 720 ? INF : value, x);
}

float __nv_cyl_bessel_i0f(float x) { return (float)__nv_cyl_bessel_i0(x); }
float __nv_cyl_bessel_i1f(float x) { return (float)__nv_cyl_bessel_i1(x); }
