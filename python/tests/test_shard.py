"""Kernels over a mesh with communication of ours, against one device."""

import re

import jax
import jax.numpy as jnp
import kernels as k
import numpy as np
import pytest
from jax.sharding import Mesh, NamedSharding
from jax.sharding import PartitionSpec as P

import reactant_rs as rx

SIZE = 64


def mesh(*sizes):
    return Mesh(np.array(jax.devices()).reshape(sizes), ("x", "y")[: len(sizes)])


def draw(*shape, dtype=jnp.float32, seed=0):
    return jnp.asarray(np.random.default_rng(seed).standard_normal(shape), dtype)


def heat(**options):
    args = [rx.In("u"), rx.Out("v", like="u"), SIZE, SIZE, rx.In("c")]
    return rx.jax(k.HEAT, grid=(4, 4), block=(16, 16), args=args, **options)


def collectives(function, *args) -> list[str]:
    names = "all-gather|all-reduce|collective-permute|all-to-all|reduce-scatter"
    text = jax.jit(function).lower(*args).compile().as_text()
    return sorted(re.findall(rf"({names})(?:-start)?\(", text))


@pytest.mark.parametrize(
    "sizes,spec,exchanges", [((8,), P("x"), 2), ((2, 4), P("x", "y"), 3)], ids=["rows", "blocks"]
)
def test_a_stencil(sizes, spec, exchanges):
    """One exchange for each direction; two neighbours along an axis exchange in one."""
    over = mesh(*sizes)
    step = rx.shard(heat(), over, {"u": spec})
    u = draw(SIZE, SIZE)
    split = jax.device_put(u, NamedSharding(over, spec))
    for function in (step, jax.jit(step)):
        np.testing.assert_allclose(function(split, 0.1)[0], k.heat(u, 0.1), rtol=1e-6, atol=1e-6)
    assert step(split, 0.1)[0].sharding.is_equivalent_to(split.sharding, 2)
    assert collectives(step, split, 0.1) == ["collective-permute"] * exchanges
    assert step.plan(u, 0.1).count("collective_permute") == exchanges


def test_derivatives():
    over = mesh(2, 4)
    u, c = draw(SIZE, SIZE), jnp.float32(0.1)
    step = rx.shard(heat(), over, {"u": P("x", "y")})

    def loss(function):
        return lambda u, c: (function(u, c)[0] ** 2).sum()

    ours = jax.jit(jax.grad(loss(step), (0, 1)))(u, c)
    theirs = jax.grad(loss(heat()), (0, 1))(u, c)
    for one, other in zip(ours, theirs):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)
    split = jax.device_put(u, NamedSharding(over, P("x", "y")))
    found = collectives(jax.grad(loss(step), (0, 1)), split, c)
    assert "all-gather" not in found and "all-to-all" not in found
    curvature = jax.grad(jax.grad(lambda c: loss(step)(u, c)))(c)
    expected = jax.grad(jax.grad(lambda c: loss(heat())(u, c)))(c)
    np.testing.assert_allclose(curvature, expected, rtol=1e-4)


def test_a_scan_and_a_batch():
    step = rx.shard(heat(), mesh(8))
    u = draw(SIZE, SIZE)

    def run(function):
        return lambda u: jax.lax.scan(lambda u, _: (function(u, 0.1)[0], None), u, None, length=5)[
            0
        ]

    np.testing.assert_allclose(jax.jit(run(step))(u), run(heat())(u), rtol=1e-5, atol=1e-5)
    many = jnp.stack([u, 2 * u])
    ours = jax.jit(jax.vmap(lambda u: step(u, 0.1)[0]))(many)
    np.testing.assert_allclose(ours[1], k.heat(2 * u, 0.1), rtol=1e-5, atol=1e-5)


def test_a_kernel_in_place_in_a_loop():
    """A launch that reads a neighbour, staged in shared memory."""
    args = [rx.In("u"), rx.InOut("f"), 256, rx.In("nu")]
    burgers = rx.jax(k.BURGERS, grid=2, block=128, args=args)
    step = rx.shard(burgers, mesh(8), {"f": P("x")})
    u, f = draw(256, dtype=jnp.float64), draw(256, dtype=jnp.float64, seed=1)
    np.testing.assert_allclose(step(u, f, 0.1)[0], burgers(u, f, 0.1)[0], rtol=1e-12)


def test_checks():
    args = [rx.In("x"), rx.In("i"), rx.Out("y", like="i", dtype=jnp.float32), 128]
    gather = rx.jax(k.GATHER, grid=1, block=128, args=args, checks="nan")
    step = rx.shard(gather, mesh(8), {"i": P("x")})
    x, good = draw(64), jnp.arange(128, dtype=jnp.int32) % 64
    np.testing.assert_array_equal(jax.jit(step)(x, good)[0], 2 * x[good])
    assert bool(jnp.isnan(jax.jit(step)(x, good.at[100].set(64))[0]).all())


def test_wrong_meshes():
    step, u = heat(), draw(SIZE, SIZE)
    with pytest.raises(rx.InvalidInput, match="no axis `z`; it has x"):
        rx.shard(step, mesh(8), {"u": P("z")})
    with pytest.raises(rx.InvalidInput, match="`w` is no argument of `heat`; it has u, c"):
        rx.shard(step, mesh(8), {"w": P("x")})
    with pytest.raises(rx.InvalidInput, match="more entries than the array has dimensions"):
        rx.shard(step, mesh(8), {"c": P("x")})(u, 0.1)
    with pytest.raises(rx.InvalidInput, match="rx.shard takes a function of rx.jax"):
        rx.shard(jnp.sin, mesh(8))
    args = [rx.In("u"), rx.Out("v", like="u"), 50, 30, rx.In("c")]
    odd = rx.jax(k.HEAT, grid=(4, 2), block=(16, 16), args=args)
    with pytest.raises(rx.Unsupported, match="equal blocks"):
        rx.shard(odd, mesh(8), {"u": P("x")})(draw(30, 50), 0.1)
