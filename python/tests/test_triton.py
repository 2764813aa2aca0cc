"""Functions of Triton, compiled without a GPU, against the same mathematics in JAX."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

triton = pytest.importorskip("triton")
import triton.language as tl  # noqa: E402

import reactant_rs as rx  # noqa: E402


@triton.jit
def add_kernel(x, y, out, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    mask = i < n
    tl.store(out + i, tl.load(x + i, mask=mask) + tl.load(y + i, mask=mask), mask=mask)


@triton.jit
def softmax_kernel(out, x, stride, columns, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    i = tl.arange(0, BLOCK)
    values = tl.load(x + row * stride + i, mask=i < columns, other=-float("inf"))
    powers = tl.exp(values - tl.max(values, axis=0))
    tl.store(out + row * stride + i, powers / tl.sum(powers, axis=0), mask=i < columns)


@triton.jit
def scale_kernel(x, out, factor, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + i, factor * tl.load(x + i, mask=i < n), mask=i < n)


@triton.jit
def product_kernel(a, b, c, m, n, k, M: tl.constexpr, N: tl.constexpr, K: tl.constexpr):
    rows = tl.program_id(0) * M + tl.arange(0, M)
    columns = tl.program_id(1) * N + tl.arange(0, N)
    total = tl.zeros((M, N), tl.float32)
    for start in range(0, k, K):
        inner = start + tl.arange(0, K)
        left = tl.load(
            a + rows[:, None] * k + inner[None, :],
            mask=(rows[:, None] < m) & (inner[None, :] < k),
            other=0.0,
        )
        right = tl.load(
            b + inner[:, None] * n + columns[None, :],
            mask=(inner[:, None] < k) & (columns[None, :] < n),
            other=0.0,
        )
        total = tl.dot(left, right, total, input_precision="ieee")
    tl.store(c + rows[:, None] * n + columns[None, :], total,
             mask=(rows[:, None] < m) & (columns[None, :] < n))  # fmt: skip


@triton.jit
def norm_kernel(x, y, n, eps, BLOCK: tl.constexpr):
    row, i = tl.program_id(0), tl.arange(0, BLOCK)
    values = tl.load(x + row * n + i, mask=i < n, other=0.0)
    distance = tl.where(i < n, values - tl.sum(values, 0) / n, 0.0)
    spread = tl.sqrt(tl.sum(distance * distance, 0) / n + eps)
    tl.store(y + row * n + i, distance / spread, mask=i < n)


@triton.jit
def bins_kernel(x, index, sums, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    place = tl.load(index + i, mask=i < n, other=0)
    tl.atomic_add(sums + place, tl.load(x + i, mask=i < n), mask=i < n)


@triton.jit
def wrong_kernel(x):
    tl.store(x, unknown)  # noqa: F821


def draw(*shape, dtype=jnp.float32, seed=0):
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), dtype)


@pytest.mark.parametrize("dtype", [jnp.float32, jnp.float64, jnp.float16, jnp.int32])
def test_a_launch_as_triton_writes_it(dtype):
    x, y = draw(1000, dtype=dtype), draw(1000, dtype=dtype, seed=1)
    grid = lambda meta: (triton.cdiv(meta["n"], meta["BLOCK"]),)  # noqa: E731
    kernel = rx.kernel(add_kernel)
    (out,) = kernel[grid](x, y, jnp.zeros_like(x), 1000, BLOCK=256)
    np.testing.assert_array_equal(out, x + y)
    (out,) = kernel[4,](x, y, jnp.zeros_like(x), 1000, BLOCK=256, num_warps=8)
    np.testing.assert_array_equal(out, x + y)


def test_values_and_derivatives():
    args = [rx.Out("y", like="x"), rx.In("x"), 45, 45, 64]
    softmax = rx.jax(softmax_kernel, grid=5, args=args)
    x, weights = draw(5, 45), draw(5, 45, seed=1)
    np.testing.assert_allclose(jax.jit(softmax)(x)[0], jax.nn.softmax(x, -1), rtol=2e-6)
    ours = jax.grad(lambda x: (weights * softmax(x)[0]).sum())(x)
    theirs = jax.grad(lambda x: (weights * jax.nn.softmax(x, -1)).sum())(x)
    np.testing.assert_allclose(ours, theirs, rtol=1e-4, atol=1e-6)
    many = jax.vmap(softmax)(jnp.stack([x, 2 * x]))[0]
    np.testing.assert_allclose(many[1], jax.nn.softmax(2 * x, -1), rtol=2e-6)


def test_a_scalar_and_a_traced_integer():
    args = [rx.In("x"), rx.Out("y", like="x"), rx.In("factor"), rx.In("n"), 128]
    scale = jax.jit(rx.jax(scale_kernel, grid=4, args=args, options={"num_warps": 2}))
    x = draw(400)
    np.testing.assert_allclose(scale(x, 1.5, 400)[0], 1.5 * x, rtol=1e-6)
    np.testing.assert_array_equal(scale(x, 1.5, 100)[0][100:], 0)
    slope = jax.grad(lambda factor: scale(x, factor, 400)[0].sum())(1.5)
    np.testing.assert_allclose(slope, x.sum(), rtol=1e-5)


def test_a_matrix_product():
    a, b = draw(25, 20), draw(20, 30, seed=1)
    args = [rx.In("a"), rx.In("b"), rx.Out("c", shape=(25, 30), dtype=jnp.float32), 25, 30, 20,
            16, 16, 16]  # fmt: skip
    product = rx.jax(product_kernel, grid=(2, 2), args=args)
    np.testing.assert_allclose(jax.jit(product)(a, b)[0], a @ b, rtol=1e-4, atol=1e-5)


def test_reductions_and_atomics():
    x = draw(5, 100)
    (y,) = rx.kernel(norm_kernel)[5,](x, jnp.zeros_like(x), 100, 1e-5, BLOCK=128)
    distance = x - x.mean(1, keepdims=True)
    expected = distance / jnp.sqrt(x.var(1, keepdims=True) + 1e-5)
    np.testing.assert_allclose(y, expected, rtol=1e-5, atol=1e-6)
    index = jnp.asarray(np.random.default_rng(2).integers(0, 7, 500), jnp.int32)
    x, zeros = x.reshape(-1), jnp.zeros(7, jnp.float32)
    (sums,) = rx.kernel(bins_kernel)[4,](x, index, zeros, 500, BLOCK=128)
    np.testing.assert_allclose(sums, zeros.at[index].add(x), rtol=1e-5, atol=1e-5)


def test_a_function_of_pytorch():
    torch = pytest.importorskip("torch")
    args = [rx.In("x"), rx.Out("y", like="x"), rx.In("factor"), 400, 128]
    scale = rx.torch(scale_kernel, grid=4, args=args)
    x = torch.rand(400, requires_grad=True)
    (y,) = scale(x, 1.5)
    torch.testing.assert_close(y, 1.5 * x)
    (slope,) = torch.autograd.grad(y.sum(), x)
    torch.testing.assert_close(slope, torch.full((400,), 1.5))


def refused(call, message, kind=rx.InvalidInput):
    with pytest.raises(kind, match=message):
        call()


def test_wrong_launches():
    x = draw(8)
    kernel = rx.kernel(scale_kernel)
    refused(lambda: kernel[1](x, x, 2.0, 8), "without `BLOCK`")
    refused(lambda: kernel[1](x, x, 2.0, 8, BLOCK=8, warps=2), "Triton has no option `warps`")
    refused(lambda: kernel[1](x, x, 2.0, 8, 8, BLOCK=8), "`BLOCK` twice")
    refused(lambda: kernel(1, 32, (x, x, 2.0, 8, 8)), r"launched as `scale_kernel\[grid\]")
    args = [rx.In("x"), rx.Out("y", like="x"), 2.0, 8, 8]
    refused(lambda: rx.jax(scale_kernel, grid=1, block=32, args=args)(x), "give no `block`")
    args = [rx.In("x"), rx.Out("y", like="x"), 2.0, 8, rx.In("block")]
    refused(lambda: rx.jax(scale_kernel, grid=1, args=args), "`BLOCK` is a tl.constexpr")
    refused(lambda: rx.kernel(wrong_kernel)[1](x), "(?s)Triton cannot compile.*unknown")


def test_functions_that_choose_their_constants():
    tuned = triton.autotune(configs=[triton.Config({"BLOCK": 64})], key=["n"])(add_kernel)
    refused(lambda: rx.kernel(tuned), "`function.fn`", rx.Unsupported)
