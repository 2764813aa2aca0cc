#!/usr/bin/env python3
"""Measure kernels as JAX functions against the same mathematics in JAX by hand, in one run.

    .cache/python-venv/bin/python scripts/bench_python.py

Prints, for each program, the time of the raised kernel inside of `jit` divided by that of JAX by
hand, the same of the gradient, and the times to raise and to lower. Times are least of several
rounds, in which the two sides alternate.
"""

from __future__ import annotations

import pathlib
import sys
import time
from typing import Any, Callable

import jax
import jax.numpy as jnp
import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).parents[1] / "python/tests"))

import kernels as k  # noqa: E402
from jax_programs import PROGRAMS  # noqa: E402
from test_optimize import poisson, split_step, vorticity  # noqa: E402

import reactant_rs as rx  # noqa: E402

jax.config.update("jax_enable_x64", True)

HEAT_3D = r"""
extern "C" __global__ void heat3(const float *u, float *v, int nx, int ny, int nz, float c) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, j = blockIdx.y * blockDim.y + threadIdx.y;
    int k = blockIdx.z;
    if (i < 1 || j < 1 || k < 1 || i >= nx - 1 || j >= ny - 1 || k >= nz - 1) return;
    int o = (k * ny + j) * nx + i, p = nx * ny;
    v[o] = u[o] + c * (u[o - 1] + u[o + 1] + u[o - nx] + u[o + nx] + u[o - p] + u[o + p] - 6.0f * u[o]);
}
"""

ROW_SUM = r"""
extern "C" __global__ void row_sum(const float *x, float *y, int rows, int columns) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    for (int k = 0; k < columns; ++k) sum += x[row * columns + k] * x[row * columns + k];
    y[row] = sum;
}
"""


def heat_3d(u, c):
    i = slice(1, -1)
    sides = u[i, i, :-2] + u[i, i, 2:] + u[i, :-2, i] + u[i, 2:, i] + u[:-2, i, i] + u[2:, i, i]
    inner = u[i, i, i]
    return jnp.zeros_like(u).at[i, i, i].set(inner + c * (sides - 6 * inner))


def thomas(a, b, c, d):
    def down(carry, row):
        w, d = carry
        a, b, c, e = row
        m = 1 / (b - a * w)
        new = (c * m, (e - a * d) * m)
        return new, new

    first = (c[0] / b[0], d[0] / b[0])
    _, (w, e) = jax.lax.scan(down, first, (a[1:], b[1:], c[1:], d[1:]))
    w, e = jnp.concatenate([first[0][None], w]), jnp.concatenate([first[1][None], e])

    def up(x, row):
        w, e = row
        x = e - w * x
        return x, x

    _, x = jax.lax.scan(up, e[-1], (w[:-1], e[:-1]), reverse=True)
    return jnp.concatenate([x, e[-1:]])


def programs() -> dict[str, tuple[Callable, Callable, tuple]]:
    random = np.random.default_rng(0)

    def draw(*shape: int, dtype: Any = np.float32) -> jax.Array:
        return jnp.asarray(random.standard_normal(shape), dtype)

    n, m = 2048, 160
    heat = rx.jax(
        k.HEAT, grid=(n // 16, n // 16), block=(16, 16),
        args=[rx.In("u"), rx.Out("v", like="u"), n, n, rx.In("c")],
    )  # fmt: skip
    cube = rx.jax(
        HEAT_3D, grid=(m // 16, m // 16, m), block=(16, 16),
        args=[rx.In("u"), rx.Out("v", like="u"), m, m, m, rx.In("c")],
    )  # fmt: skip
    rows = rx.jax(
        ROW_SUM,
        grid=n // 128,
        block=128,
        args=[rx.In("x"), rx.Out("y", shape=(n,), dtype=np.float32), n, n],
    )
    size = 1 << 20
    index = jnp.asarray(random.integers(0, size, size), np.int32)
    gather = rx.jax(
        k.GATHER, grid=size // 256, block=256, checks="ignore",
        args=[rx.In("x"), rx.In("i"), rx.Out("y", like="x"), size],
    )  # fmt: skip
    levels, columns = 64, 8192
    solve = rx.jax(
        k.THOMAS, grid=columns // 64, block=64,
        args=[*map(rx.In, "abc"), rx.InOut("d"), rx.Out("w", like="d"), levels, columns],
    )  # fmt: skip
    bands = [draw(levels, columns, dtype=np.float64) + (8 if s == 1 else 0) for s in range(4)]
    return {
        "2-D stencil": (lambda u: heat(u, 0.1)[0], lambda u: k.heat(u, 0.1), (draw(n, n),)),
        "3-D stencil": (lambda u: cube(u, 0.1)[0], lambda u: heat_3d(u, 0.1), (draw(m, m, m),)),
        "row sums": (lambda x: rows(x)[0], lambda x: (x * x).sum(1), (draw(n, n),)),
        "gather": (lambda x: gather(x, index)[0], lambda x: x[index] * 2, (draw(size),)),
        "tridiagonal": (lambda *b: solve(*b)[0], thomas, tuple(bands)),
    }


def seconds(functions: list[Callable], args: tuple, rounds: int = 25) -> list[float]:
    """The least time of a call of each function."""
    best = [float("inf")] * len(functions)
    for _ in range(rounds):
        for place, function in enumerate(functions):
            start = time.perf_counter()
            jax.block_until_ready(function(*args))
            best[place] = min(best[place], time.perf_counter() - start)
    return best


def ratio(ours: Callable, theirs: Callable, args: tuple, rounds: int = 25) -> tuple[float, float]:
    pair = [jax.jit(ours), jax.jit(theirs)]
    seconds(pair, args, 2)
    one, other = seconds(pair, args, rounds)
    return one, one / other


def overhead() -> float:
    """A call of a jitted kernel of 32 elements, by that of a jitted product."""
    args = [rx.In("u"), rx.Out("v", like="u"), 8, 4, rx.In("c")]
    small = rx.jax(k.HEAT, grid=1, block=(8, 4), args=args)
    u = jnp.ones((4, 8), jnp.float32)
    pair = [jax.jit(lambda u: small(u, 0.1)[0]), jax.jit(lambda u: k.heat(u, 0.1))]

    def many(function: Callable) -> Callable:
        def run(u: jax.Array) -> jax.Array:
            for _ in range(1000):
                u = function(u)
            return u

        return run

    one, other = seconds([many(f) for f in pair], (u,), 7)
    print(f"a call: {one * 1e3:.1f} µs, by hand {other * 1e3:.1f} µs: {one / other:.2f}")
    return one / other


def tracing() -> None:
    """The time to trace and raise a plain kernel, and to lower it, the first time of each size."""
    traced, lowered = [], []
    for size in range(64, 64 + 16 * 8, 16):
        args = [rx.In("u"), rx.Out("v", like="u"), size, size, rx.In("c")]
        heat = rx.jax(k.HEAT, grid=(size // 16, size // 16), block=(16, 16), args=args)
        like = jax.ShapeDtypeStruct((size, size), jnp.float32)
        start = time.perf_counter()
        trace = jax.jit(lambda u, heat=heat: heat(u, 0.1)[0]).trace(like)
        middle = time.perf_counter()
        trace.lower()
        traced.append(middle - start)
        lowered.append(time.perf_counter() - middle)
    median = lambda times: 1e3 * sorted(times)[len(times) // 2]  # noqa: E731
    print(
        f"trace and raise: {median(traced):.0f} ms, lower: {median(lowered):.0f} ms (median of 8)"
    )


def optimized() -> None:
    """JAX's own functions through the optimizer, and their gradients."""
    print(
        f"{'function':<16} {'ops':>5} {'after':>6} {'time':>10} {'/ JAX':>6} {'gradient / jax.grad':>20}"
    )
    for name, (function, args, by) in PROGRAMS.items():
        ours = rx.optimize(function)
        before = jax.jit(function).lower(*args).as_text().count(" stablehlo.")
        after = jax.jit(ours).lower(*args).as_text().count(" stablehlo.")
        time, by_jax = ratio(ours, function, args)
        slope = ""
        if by is not None:

            def total(f: Callable) -> Callable:
                return lambda *a: sum(jnp.sum(jnp.sin(leaf)) for leaf in jax.tree.leaves(f(*a)))

            pair = [jax.grad(total(f), by) for f in (ours, function)]
            slope = f"{ratio(*pair, args)[1]:.2f}"
        print(f"{name:<16} {before:>5} {after:>6} {time * 1e3:>7.2f} ms {by_jax:>6.2f} {slope:>20}")


def spectral() -> None:
    """Programs with Fourier transforms through the optimizer: medians of paired runs."""
    random = np.random.default_rng(0)

    def draw(*shape: int, dtype: Any = np.float32) -> jax.Array:
        numbers = random.standard_normal(shape) + 1j * random.standard_normal(shape)
        return jnp.asarray(numbers if dtype == np.complex64 else numbers.real, dtype)

    def slope(f: Callable) -> Callable:
        return jax.grad(total(f))

    def both(f: Callable) -> Callable:
        return jax.value_and_grad(total(f))

    def total(f: Callable) -> Callable:
        return lambda x: jnp.sum(jnp.sin(jax.tree.leaves(f(x))[0]))

    def whole(f: Callable) -> Callable:
        return f

    def iterated(c: jax.Array) -> jax.Array:
        return jax.lax.fori_loop(0, 20, lambda _, z: z * z + c, 0 * c)

    wave = draw(1 << 16, dtype=np.complex64), draw(1 << 16)
    lines = (draw(64, 4096, dtype=np.complex64),)
    programs = {
        "Poisson 512²": (poisson, whole, (draw(512, 512),)),
        "its gradient": (poisson, slope, (draw(512, 512),)),
        "split step 65536": (split_step, whole, wave),
        "64 transforms": (jnp.fft.fft, whole, lines),
        "vorticity 256²": (vorticity, whole, (draw(256, 256),)),
        "its slope": (vorticity, slope, (draw(256, 256),)),
        "value and slope": (vorticity, both, (draw(256, 256),)),
        "z * z + c, 256²": (iterated, whole, (0.3 * draw(256, 256, dtype=np.complex64),)),
    }
    print(f"{'transforms':<18} {'time':>10} {'/ JAX':>6}")
    for name, (function, of, args) in programs.items():
        pair = [jax.jit(of(f)) for f in (rx.optimize(function), function)]
        seconds(pair, args, 2)
        runs = np.array([seconds(pair, args, 1) for _ in range(101)])
        by_jax = np.median(runs[:, 0] / runs[:, 1])
        print(f"{name:<18} {np.median(runs[:, 0]) * 1e3:>7.2f} ms {by_jax:>6.2f}")


def main() -> None:
    print(f"{'program':<14} {'ours':>9} {'/ by hand':>10} {'gradient':>10} {'/ jax.grad':>10}")
    for name, (ours, theirs, args) in programs().items():
        np.testing.assert_allclose(ours(*args), theirs(*args), rtol=1e-4, atol=1e-4)
        forward, by_hand = ratio(ours, theirs, args)
        places = tuple(range(len(args)))
        gradients = [jax.grad(lambda *a, f=f: (f(*a) ** 2).sum(), places) for f in (ours, theirs)]
        backward, by_jax = ratio(*gradients, args, 15)
        print(
            f"{name:<14} {forward * 1e3:>6.2f} ms {by_hand:>10.2f} {backward * 1e3:>7.2f} ms {by_jax:>10.2f}"
        )
    overhead()
    tracing()
    optimized()
    spectral()


if __name__ == "__main__":
    main()
