/* The gamma function and its logarithm: polynomials near 1 and 2, Stirling's series in Chebyshev form beyond, reflection below zero
   (Abramowitz and Stegun, 6.1.17 and 6.1.40). */

#include "common.h"

/* Relative to its value, x^(x - 1/2) would be wrong by many units if its exponent were rounded: half of it is exact. */
INLINE double gamma_far(double x)
{
    double p = __builtin_pow(x, 0.5 * x - 0.25);
    double value = POLYNOMIAL(SCALED(1 / x, 0, 0.5), GAMMA_FAR) * p * exponential(-x) * p;
    return x > 171.7 ? INF : value;
}

double __nv_tgamma(double x)
{
    double a = size(x);
    double y = x < 0.5 ? x : x - 1;
    double inner = y > 1 ? 1 : y < -0.5 ? -0.5 : y;
    double reciprocal = POLYNOMIAL(SCALED(inner, -0.5, 1), GAMMA_NEAR);
    double near = 1 / (x < 0.5 ? x * reciprocal : reciprocal);
    double far = gamma_far(a < 2 ? 2 : a);
    double mirror = a < 2 ? POLYNOMIAL(SCALED(a - 1, -0.5, 1), GAMMA_NEAR) : 1 / far;
    double left = -PI * mirror / (x * __nv_sinpi(x));
    double value = x > 2 ? far : x >= -0.5 ? near : left;
    int pole = x < 0 && x == __builtin_floor(x);
    return pole ? NAN : x == 0 ? 1 / x : value;
}

float __nv_tgammaf(float x) { return (float)__nv_tgamma(x); }

/* log(gamma(x)), x > 0 */
INLINE double log_gamma(double x)
{
    double log = ln(x);
    double y = x < 0.7 ? x : x - 1;
    double one = y * POLYNOMIAL(SCALED(y, -0.3, 0.7), LGAMMA_ONE);
    double two = (x - 2) * POLYNOMIAL(SCALED(x - 2, -0.3, 1.0), LGAMMA_TWO);
    double middle = (x - 2) * POLYNOMIAL(SCALED(x, 3.0, 8.0), LGAMMA_MIDDLE);
    double r = 1 / x;
    double series = POLYNOMIAL(SCALED(r * r, 0, 1 / 64.0), LGAMMA_FAR);
    double far = (x - 0.5) * (log - 1) + (0.41893853320467274 + series * r);
    double near = x < 0.7 ? one - log : one;
    double value = x < 1.7 ? near : x < 3 ? two : x < 8 ? middle : far;
    return x == INF ? INF : value;
}

double __nv_lgamma(double x)
{
    double a = size(x);
    double right = log_gamma(a);
    double left = ln(PI / size(x * __nv_sinpi(x))) - right;
    double value = x > 0 ? right : a < 1e-30 ? -ln(a) : left;
    int pole = x <= 0 && x == __builtin_floor(x);
    return pole ? INF : value;
}

float __nv_lgammaf(float x) { return (float)__nv_lgamma(x); }
