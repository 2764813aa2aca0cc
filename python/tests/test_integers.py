"""Integers that are operands of a raised program, against the same integers as constants."""

import functools

import jax
import jax.numpy as jnp
import kernels as k
import numpy as np
import pytest
from jax.test_util import check_grads

import reactant_rs as rx

BODY = (
    'extern "C" __global__ void f(const double *u, double *v, int n, int k) {{ int i = '
    "blockIdx.x * blockDim.x + threadIdx.x; {} }}"
)
U, V = rx.In("u"), rx.InOut("v")
PLANES = jnp.arange(330, dtype=jnp.float64).reshape(6, 55)
ROW = jnp.arange(55, dtype=jnp.float64) / 10

#: What the threads do, the first array, and values of `k`.
KERNELS = {
    "a plane": ("if (i < n) v[i] = 2 * u[k * n + i];", PLANES, (0, 3, 5)),
    "a factor": ("if (i < n) v[i] = k * u[i] * u[i];", ROW, (-2, 7)),
    "an extent": ("if (i < k) v[i] = 3 * u[i];", ROW, (0, 20, 55)),
    "parity": (
        "if (i < n - 1 && (i & 1) == (k & 1)) { v[i] = fmin(u[i], u[i + 1]); v[i + 1] = u[i]; }",
        ROW,
        (0, 1, 9),
    ),
    "turns of a loop": (
        "if (i >= n) return; double x = u[i]; for (int t = 0; t < k; ++t) x = x * 0.5 + u[i]; "
        "v[i] = x;",
        ROW,
        (0, 1, 6),
    ),
    "a distance": ("if (i < n && i + k < n && i + k >= 0) v[i] = u[i + k];", ROW, (-3, 0, 4)),
    "a branch": ("if (i < n) v[i] = k > 2 ? sin(u[i]) : u[i] * u[i];", ROW, (2, 3)),
}  # fmt: skip


def function(name: str, at=None, **options):
    body, array, _ = KERNELS[name]
    args = [U, V, 55, at or rx.In("k")]
    source = BODY.format(body)
    return rx.jax(source, grid=2, block=32, args=args, **options), array


@pytest.mark.parametrize("name", KERNELS)
def test_values_and_derivatives(name):
    f, u = function(name)
    v = jnp.full(55, 0.5)
    traced = jax.jit(f)
    loss = lambda u, v, k: (f(u, v, k)[0] ** 2).sum()  # noqa: E731
    for value in KERNELS[name][2]:
        expected = f(u, v, value)[0]
        np.testing.assert_array_equal(traced(u, v, jnp.int32(value))[0], expected)
        ours = jax.jit(jax.grad(loss, (0, 1)))(u, v, value)
        theirs = jax.grad(functools.partial(loss, k=value), (0, 1))(u, v)
        for one, other in zip(ours, theirs):
            np.testing.assert_allclose(one, other, rtol=1e-12)


@pytest.mark.parametrize("name", KERNELS)
def test_a_batch_of_integers(name):
    f, u = function(name)
    v = jnp.full(55, 0.5)
    values = KERNELS[name][2]
    many = jax.vmap(f, (None, None, 0))(u, v, jnp.array(values))[0]
    for value, row in zip(values, many):
        np.testing.assert_allclose(row, f(u, v, value)[0], rtol=1e-14)


def test_the_index_of_a_scan():
    """Each step reads its plane."""
    f, u = function("a plane")

    def total(u):
        def step(v, k):
            return f(u, v, k)[0] + 0.1 * v, None

        return jax.lax.scan(step, jnp.zeros(55), jnp.arange(6, dtype=jnp.int32))[0]

    v = jnp.zeros(55)
    for plane in range(6):
        v = 2 * u[plane] + 0.1 * v
    np.testing.assert_allclose(jax.jit(total)(u), v, rtol=1e-14)
    check_grads(total, (u,), order=1, modes=["rev"])


def test_the_counter_of_a_fori_loop():
    f, u = function("parity")
    step = lambda k, v: f(v, v, k)[0]  # noqa: E731
    ours = jax.jit(lambda: jax.lax.fori_loop(0, 5, step, u))()
    expected = functools.reduce(lambda v, k: step(k, v), range(5), u)
    np.testing.assert_array_equal(ours, expected)


def test_extents_of_a_stencil():
    """One program for all sizes of a part of the array."""
    args = [rx.In("u"), rx.Out("v", like="u"), rx.In("nx"), rx.In("ny"), rx.In("c")]
    heat = jax.jit(rx.jax(k.HEAT, grid=(3, 2), block=(16, 16), args=args))
    u = jnp.asarray(np.random.default_rng(0).standard_normal((29, 37)), jnp.float32)
    v = heat(u, 37, 29, 0.1)[0]
    np.testing.assert_allclose(v, k.heat(u, 0.1), rtol=1e-6, atol=1e-6)
    v = heat(u, 37, 20, 0.1)[0]
    np.testing.assert_allclose(v[:20], k.heat(u[:20], 0.1), rtol=1e-6, atol=1e-6)
    assert heat._cache_size() == 1


def test_a_range_is_one_program():
    f, u = function("a plane", rx.In("k", range=(0, 5)))
    v = jnp.zeros(55)
    programs = {f.program(u, v, k) for k in range(6)}
    assert len(programs) == 1
    (program,) = programs
    assert program.program.check_count == 1  # that k is in the range, and no index
    for plane in range(6):
        np.testing.assert_array_equal(f(u, v, plane)[0], 2 * u[plane])


def test_another_value_than_those_of_the_range():
    v = jnp.zeros(55)
    f, u = function("a plane", rx.In("k", range=(0, 5)))
    with pytest.raises(rx.InvalidInput, match=r"`k` is 6, and not in 0\.\.=5"):
        f(u, v, 6)
    with pytest.raises(Exception, match=r"`k` is not in 0\.\.=5"):
        jax.block_until_ready(jax.jit(f)(u, v, 6))
        jax.effects_barrier()
    marked, _ = function("a plane", rx.In("k", range=(0, 5)), checks="nan")
    assert bool(jnp.isnan(jax.jit(marked)(u, v, -1)[0]).all())
    np.testing.assert_array_equal(jax.jit(marked)(u, v, 1)[0], 2 * u[1])


def test_an_index_made_of_an_integer_is_checked():
    f, u = function("a plane")
    with pytest.raises(Exception, match="outside of array `u`"):
        jax.block_until_ready(jax.jit(f)(u, jnp.zeros(55), 6))
        jax.effects_barrier()


def test_an_integer_that_does_not_fit():
    f, u = function("a factor", checks="nan")
    wide = jax.jit(f)
    np.testing.assert_array_equal(wide(u, u, jnp.int64(3))[0], 3 * u * u)
    assert bool(jnp.isnan(wide(u, u, jnp.int64(2**32 + 3))[0]).all())


@pytest.mark.parametrize("given", [1.5, np.zeros(2, np.int32)], ids=["a float", "an array"])
def test_what_is_no_integer(given):
    f, u = function("a factor")
    with pytest.raises(rx.InvalidInput, match="`k` is a 32-bit integer, and is given"):
        jax.jit(f)(u, u, given)


def test_a_grid_that_is_not_known():
    f = rx.jax(
        BODY.format("if (i < n) v[i] = u[i];"), grid=lambda u, v, n: n // 32 + 1, block=32,
        args=[U, V, rx.In("n"), 1],
    )  # fmt: skip
    with pytest.raises(rx.InvalidInput, match="grid of `f` depends on a value"):
        jax.jit(f)(ROW, ROW, 55)


def test_an_empty_range():
    with pytest.raises(rx.InvalidInput, match="empty range"):
        rx.In("k", range=(3, 2))


#: The number of shared elements depends on the integer.
RACY = """
extern "C" __global__ void f(double *v, int k) { v[(threadIdx.x * k) % 64] = threadIdx.x; }
"""


def test_an_error_names_the_integers():
    f = rx.jax(RACY, grid=1, block=32, args=[rx.InOut("v"), rx.In("k")], races="refuse")
    with pytest.raises(rx.Error, match=r"help: `k` is not known when the kernel is raised"):
        jax.jit(f)(jnp.zeros(64), 2)
    np.testing.assert_array_equal(f(jnp.zeros(64), 2)[0][::2], jnp.arange(32.0))
