#!/usr/bin/env python3
"""Write libdevice/src/bodies/source/coefficients.h: the polynomials of libdevice's special functions.

    scripts/libdevice-coefficients.py        (needs mpmath)

Every polynomial interpolates its function at Chebyshev points, computed with 60 digits; its greatest error, relative to the function, stands beside it.
The argument runs over -1 to 1; the comment says what of.
"""

from pathlib import Path

import mpmath as mp

mp.mp.dps = 60
ROOT = Path(__file__).resolve().parent.parent
LINES = []


def fit(name, function, degree, what):
    """Coefficients of 1, t, t², … of the interpolation of `function` on [-1, 1]."""
    count = degree + 1
    nodes = [mp.cos(mp.pi * (k + mp.mpf(1) / 2) / count) for k in range(count)]
    values = [function(t) for t in nodes]
    chebyshev = []
    for j in range(count):
        total = mp.fsum(value * mp.cos(mp.pi * j * (k + mp.mpf(1) / 2) / count) for k, value in enumerate(values))
        chebyshev.append(total * 2 / count)
    chebyshev[0] /= 2
    before, now = [mp.mpf(1)], [mp.mpf(0), mp.mpf(1)]
    powers = [mp.mpf(0)] * count
    for j in range(count):
        basis = before if j == 0 else now
        for k, value in enumerate(basis):
            powers[k] += chebyshev[j] * value
        if j:
            after = [mp.mpf(0)] + [2 * value for value in now]
            for k, value in enumerate(before):
                after[k] -= value
            before, now = now, after
    error = mp.mpf(0)
    for k in range(101):
        t = mp.mpf(2 * k) / 101 - 1 + mp.mpf(1) / 1000
        truth = function(t)
        error = max(error, abs(mp.polyval(powers[::-1], t) - truth) / abs(truth))
    print(name, degree, mp.nstr(error, 3), flush=True)
    LINES.append(f"/* {what}; within {mp.nstr(error, 2)} */")
    LINES.append(f"static const double {name}[] = {{")
    LINES.extend(f"    {float(value)!r}," for value in powers)
    LINES.append("};\n")


def between(low, high):
    low, high = mp.mpf(low), mp.mpf(high)
    return lambda t: (low + high + t * (high - low)) / 2


def scaled_erfc(x):
    return mp.exp(x * x) * mp.erfc(x) if x < 100 else mp.hyperu(mp.mpf(1) / 2, mp.mpf(1) / 2, x * x) / mp.sqrt(mp.pi)


def erfcx_of(t):
    if t > 1 - mp.mpf(10) ** -30:
        return 2 / mp.sqrt(mp.pi)
    x = mp.mpf("3.75") * (1 + t) / (1 - t)
    return (1 + 2 * x) * scaled_erfc(x)


def tail(w):
    """erfinv(z)/z where w = -log((1-z)(1+z))."""
    if w < 1e-30:
        return mp.sqrt(mp.pi) / 2
    z = mp.sqrt(-mp.expm1(-w))
    q = mp.exp(-w) / (1 + z)  # 1 - z
    if w < 1:
        y = mp.erfinv(z)
    else:
        y = mp.sqrt(w) * mp.mpf("0.9") if w > 4 else mp.mpf(1)
        for _ in range(12):
            c = mp.erfc(y)
            y += (c - q) / (2 / mp.sqrt(mp.pi) * mp.exp(-y * y)) if abs(c / q - 1) < 0.5 else mp.log(c / q) / (2 * y)
    return y / z


def main():
    fit("ERFCX", erfcx_of, 24, "(1 + 2x) exp(x^2) erfc(x) over (x - 3.75)/(x + 3.75), x >= 0")
    at = between(0, "6.25")
    fit("ERFINV_CENTRE", lambda t: tail(at(t)), 26, "erfinv(z)/z over w = -log(1 - z^2), 0 <= w <= 6.25")
    for name, low, high in (("TAIL", "2.5", 5), ("FAR", 5, 11), ("FARTHEST", 11, 28)):
        at2 = between(low, high)
        fit(f"ERFINV_{name}", lambda t, at=at2: tail(at(t) ** 2), 22, f"erfinv(z)/z over sqrt(w), {low} to {high}")

    g1 = between("-0.5", 1)
    fit("GAMMA_NEAR", lambda t: mp.rgamma(1 + g1(t)), 22, "1/gamma(1 + y), -0.5 <= y <= 1")
    g2 = between(0, "0.5")
    fit(
        "GAMMA_FAR",
        lambda t: mp.exp(mp.loggamma(1 / g2(t)) - (1 / g2(t) - mp.mpf(1) / 2) * mp.log(1 / g2(t)) + 1 / g2(t)),
        24,
        "gamma(x) / (x^(x - 1/2) exp(-x)) over 1/x, x >= 2",
    )
    l1 = between("-0.3", "0.7")
    fit("LGAMMA_ONE", lambda t: mp.loggamma(1 + l1(t)) / l1(t), 26, "log(gamma(1 + y))/y, -0.3 <= y <= 0.7")
    l2 = between("-0.3", 1)
    fit("LGAMMA_TWO", lambda t: mp.loggamma(2 + l2(t)) / l2(t), 22, "log(gamma(2 + y))/y, -0.3 <= y <= 1")
    l3 = between(3, 8)
    fit("LGAMMA_MIDDLE", lambda t: mp.loggamma(l3(t)) / (l3(t) - 2), 25, "log(gamma(x))/(x - 2), 3 <= x <= 8")
    l4 = between(0, mp.mpf(1) / 64)
    fit(
        "LGAMMA_FAR",
        lambda t: (lambda x: x * (mp.loggamma(x) - (x - mp.mpf(1) / 2) * mp.log(x) + x - mp.log(2 * mp.pi) / 2))(1 / mp.sqrt(l4(t))),
        9,
        "x (log(gamma(x)) - (x - 1/2) log(x) + x - log(2 pi)/2) over 1/x^2, x >= 8",
    )

    x25 = between(0, 25)
    for n in (0, 1):
        zero = mp.besseljzero(n, 1)
        LINES.append(f"#define J{n}_ZERO {float(zero)!r}\n#define J{n}_ZERO_LOW {float(zero - mp.mpf(float(zero)))!r}")
        fit(
            f"J{n}_NEAR",
            lambda t: (lambda s: mp.besselj(n, mp.sqrt(s)) / (mp.sqrt(s) if n else 1) / (s - zero**2))(x25(t)),
            13,
            f"J{n}(x){'/x' if n else ''} without its zero below 5, over x^2, x <= 5",
        )
        fit(
            f"Y{n}_NEAR",
            (lambda t: (lambda s: mp.bessely(0, s) - 2 / mp.pi * mp.log(s) * mp.besselj(0, s))(mp.sqrt(x25(t))))
            if n == 0
            else (lambda t: (lambda s: (mp.bessely(1, s) - 2 / mp.pi * (mp.log(s) * mp.besselj(1, s) - 1 / s)) / s)(mp.sqrt(x25(t)))),
            14,
            f"what Y{n}(x) is besides its logarithm{' and its pole, divided by x' if n else ''}, over x^2",
        )
        inverse = between(0, mp.mpf(1) / 25)

        def phase(t, part, n=n):
            x = 1 / mp.sqrt(inverse(t))
            angle = x - mp.pi / 4 - n * mp.pi / 2
            j, y, size = mp.besselj(n, x), mp.bessely(n, x), mp.sqrt(mp.pi * x / 2)
            p = size * (j * mp.cos(angle) + y * mp.sin(angle))
            q = size * (y * mp.cos(angle) - j * mp.sin(angle))
            return p if part == "p" else q * x

        fit(f"P{n}", lambda t: phase(t, "p"), 21, f"the cosine's part of J{n} beyond 5, over 1/x^2")
        fit(f"Q{n}", lambda t: phase(t, "q"), 21, f"the sine's part times x")
        i1 = between(0, 8)
        fit(
            f"I{n}_NEAR",
            lambda t: mp.exp(-i1(t)) * mp.besseli(n, i1(t)) / (i1(t) if n else 1),
            29,
            f"exp(-x) I{n}(x){'/x' if n else ''}, 0 <= x <= 8",
        )
        i2 = between(0, mp.mpf(1) / 8)
        fit(
            f"I{n}_FAR",
            lambda t: mp.exp(-1 / i2(t)) * mp.besseli(n, 1 / i2(t)) / mp.sqrt(i2(t)),
            24,
            f"exp(-x) sqrt(x) I{n}(x) over 1/x, x >= 8",
        )
    text = "/* Written by scripts/libdevice-coefficients.py. */\n\n" + "\n".join(LINES)
    (ROOT / "libdevice/src/bodies/source/coefficients.h").write_text(text)


if __name__ == "__main__":
    main()
