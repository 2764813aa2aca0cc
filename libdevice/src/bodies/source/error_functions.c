/* Relatives of the error function: its inverses after M. Giles, "Approximating the erfinv function" (2010), in w = -log(1 - z^2); erfcx after
   M. Shepherd and J. Laframboise, "Chebyshev approximation of (1 + 2x) exp(x^2) erfc x" (1981). The polynomials are ours. */

#include "common.h"

INLINE double scaled_complement(double x)
{
    double t = (x - 3.75) / (x + 3.75);
    double value = POLYNOMIAL(t, ERFCX) / (1 + 2 * x);
    return x > 1e300 ? 0.56418958354775628 / x : value;
}

double __nv_erfcx(double x)
{
    double a = size(x);
    double right = scaled_complement(a);
    double b = a < 30 ? a : 30;
    double left = 2 * exp_square(b) - right;
    return x < 0 ? left : right;
}

float __nv_erfcxf(float x) { return (float)__nv_erfcx(x); }

/* erfinv(z), where w = -log(1 - z^2) */
INLINE double inverse(double z, double w)
{
    double s = root(w);
    double centre = POLYNOMIAL(SCALED(w, 0, 6.25), ERFINV_CENTRE);
    double tail = POLYNOMIAL(SCALED(s, 2.5, 5.0), ERFINV_TAIL);
    double far = POLYNOMIAL(SCALED(s, 5.0, 11.0), ERFINV_FAR);
    double farthest = POLYNOMIAL(SCALED(s, 11.0, 28.0), ERFINV_FARTHEST);
    return z * (w < 6.25 ? centre : w < 25 ? tail : w < 121 ? far : farthest);
}

double __nv_erfinv(double x)
{
    double w = -ln((1 - x) * (1 + x));
    double value = inverse(x, w);
    return size(x) == 1 ? x * INF : value;
}

float __nv_erfinvf(float x) { return (float)__nv_erfinv(x); }

double __nv_erfcinv(double x)
{
    double w = -ln(x * (2 - x));
    double value = inverse(1 - x, w);
    return x == 0 ? INF : x == 2 ? -INF : value;
}

float __nv_erfcinvf(float x) { return (float)__nv_erfcinv(x); }

double __nv_normcdfinv(double p) { return -1.4142135623730951 * __nv_erfcinv(2 * p); }

float __nv_normcdfinvf(float p) { return (float)__nv_normcdfinv(p); }

/* erfc(t)/2, t = -x/sqrt(2). In the tail, t = high + low with few digits in high, so that its square is exact; low comes from the exact product. */
double __nv_normcdf(double x)
{
    const double c = -0.70710678118654757, c_high = from_bits(0xbfe6a09e60000000ull), c_low = c - c_high, c_rest = 4.8336466567264567e-17;
    double t = x * c;
    double s = t < 1 ? 1 : t > 40 ? 40 : t;
    double y = s == t ? x : s == 40 ? -56.568542494923804 : -1.4142135623730951;
    double high = upper(s), y_high = upper(y), y_low = y - y_high;
    double low = ((y_high * c_high - high) + (y_high * c_low + y_low * c_high)) + (y_low * c_low + y * c_rest);
    double tail = scaled_complement(s) * exponential(-(high * high)) * exponential(-(low * (2 * high + low)));
    double near = __nv_erfc(t);
    return 0.5 * (t > 1 ? tail : near);
}

float __nv_normcdff(float x)
{
    double t = x * -0.70710678118654757;
    return (float)(0.5 * __nv_erfc(t));
}
