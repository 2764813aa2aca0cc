"""Reverse passes that read residuals of the program rather than computing it again."""

import re

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax.test_util import check_grads

import reactant_rs as rx

N = 6


def model(u, matrix, rate):
    """Steps of a nonlinear system: products of matrices, a loop, and a Fourier transform."""

    def step(u, _):
        u = u + rate * jnp.sin(matrix @ u)
        return u, jnp.mean(u**2)

    u, means = jax.lax.scan(step, u, length=4)
    spectrum = jnp.abs(jnp.fft.rfft(u)) ** 2
    return u * rate, means, spectrum


OURS = rx.optimize(model)


def arguments(seed=0):
    random = np.random.default_rng(seed)
    u, matrix = random.standard_normal(N), random.standard_normal((N, N))
    return jnp.asarray(u), jnp.asarray(matrix), jnp.float64(0.3)


def loss(function):
    def total(*args):
        u, means, spectrum = function(*args)
        return jnp.sum(jnp.sin(u)) + jnp.sum(means**2) + jnp.sum(jnp.log(1 + spectrum))

    return total


def same(ours, theirs):
    assert jax.tree.structure(ours) == jax.tree.structure(theirs)
    for one, other in zip(jax.tree.leaves(ours), jax.tree.leaves(theirs)):
        assert one.shape == other.shape
        np.testing.assert_allclose(one, other, rtol=1e-9, atol=1e-11)


def many(count=3):
    return tuple(jnp.stack(each) for each in zip(*map(arguments, range(count))))


def first_only(function):
    return lambda *args: jnp.sum(function(*args)[0] ** 2)


TRANSFORMED = {
    "all arguments": lambda f: jax.value_and_grad(loss(f), (0, 1, 2))(*arguments()),
    "one argument": lambda f: jax.grad(loss(f), 2)(*arguments()),
    "one result": lambda f: jax.grad(first_only(f), (0, 1))(*arguments()),
    "no argument": lambda f: jax.grad(lambda x: x + loss(f)(*arguments()))(1.0),
    "tangents": lambda f: jax.jvp(f, arguments(), arguments(1)),
    "pullback of some": lambda f: jax.vjp(lambda u: f(u, *arguments()[1:])[2], arguments()[0])[1](
        jnp.arange(4.0)
    ),
    "batch of gradients": lambda f: jax.vmap(jax.grad(loss(f), (0, 1, 2)))(*many()),
    "batch of one argument": lambda f: jax.vmap(
        jax.grad(loss(f), (0, 1, 2)), in_axes=(0, None, None)
    )(many()[0], *arguments()[1:]),
    "gradient of a batch": lambda f: jax.grad(
        lambda *args: jnp.sum(jax.vmap(loss(f), in_axes=(0, None, None))(*args)), (0, 1, 2)
    )(many()[0], *arguments()[1:]),
    "gradient of a batch of batches": lambda f: jax.grad(
        lambda u, matrix, rate: jnp.sum(
            jax.vmap(jax.vmap(loss(f), (None, 0, None)), (0, None, None))(u, matrix, rate)
        ),
        (0, 1, 2),
    )(many(2)[0], many(3)[1], arguments()[2]),
    "jacobian by columns": lambda f: jax.jacfwd(f, 0)(*arguments()),
    "jacobian by rows": lambda f: jax.jacrev(f, (0, 2))(*arguments()),
    "hessian": lambda f: jax.hessian(loss(f), 0)(*arguments()),
    "reverse over reverse": lambda f: jax.jacrev(jax.grad(loss(f), 0), 2)(*arguments()),
    "checkpoint": lambda f: jax.grad(jax.checkpoint(loss(f)), (0, 1))(*arguments()),
    "checkpoint that keeps all": lambda f: jax.grad(
        jax.checkpoint(loss(f), policy=jax.checkpoint_policies.everything_saveable), (0, 1)
    )(*arguments()),
    "scan": lambda f: jax.grad(
        lambda u, matrix, rate: jnp.sum(
            jax.lax.scan(lambda u, _: (f(u, matrix, rate)[0], None), u, length=3)[0] ** 2
        ),
        (0, 1, 2),
    )(*arguments()),
    "cond": lambda f: jax.grad(
        lambda u, matrix, rate: jax.lax.cond(
            rate > 0, lambda: loss(f)(u, matrix, rate), lambda: jnp.sum(u)
        ),
        (0, 2),
    )(*arguments()),
}


@pytest.mark.parametrize("name", TRANSFORMED)
def test_equal_to_jax(name):
    transformed = TRANSFORMED[name]
    same(jax.jit(lambda: transformed(OURS))(), jax.jit(lambda: transformed(model))())


@pytest.mark.parametrize("name", ["all arguments", "pullback of some", "batch of one argument"])
def test_equal_to_jax_op_by_op(name):
    same(TRANSFORMED[name](OURS), TRANSFORMED[name](model))


def test_exported_with_its_derivative():
    exported = jax.export.export(jax.jit(OURS))(*arguments())
    read = jax.export.deserialize(exported.serialize(vjp_order=1))
    same(jax.grad(loss(read.call), (0, 1, 2))(*arguments()), TRANSFORMED["all arguments"](model)[1])


@pytest.mark.parametrize("checked", [True, False])
def test_in_shard_map(checked):
    if jax.device_count() < 2:
        pytest.skip("one device")
    mesh = jax.make_mesh((2,), ("d",), axis_types=(jax.sharding.AxisType.Auto,))

    def gradients(function):
        return jax.shard_map(
            jax.vmap(jax.grad(loss(function), (0, 1)), (0, None, None)),
            mesh=mesh,
            in_specs=(jax.P("d"), jax.P(), jax.P()),
            out_specs=(jax.P("d"), jax.P("d")),
            check_vma=checked,
        )

    args = many(4)[0], *arguments()[1:]
    same(jax.jit(gradients(OURS))(*args), jax.jit(gradients(model))(*args))


def test_differences():
    check_grads(OURS, arguments(), order=2)


def lowered(function, *args):
    return jax.jit(function).lower(*args).as_text()


def test_the_loop_is_not_repeated():
    text = lowered(jax.value_and_grad(loss(OURS), (0, 1, 2)), *arguments())
    assert len(re.findall(r"stablehlo\.while", text)) == 2
    assert len(re.findall(r"stablehlo\.fft", text)) == 2


def test_forward_mode_stores_no_states():
    """An array of the states of all steps is in the compiled program of the reverse mode only."""

    def compiled(function):
        return jax.jit(function).lower(*arguments()).compile().as_text()

    states = "f64[4,6]"
    assert states in compiled(jax.grad(loss(OURS)))
    assert states not in compiled(lambda *args: jax.jvp(loss(OURS), args, args))


def test_sharded_inputs():
    if jax.device_count() < 2:
        pytest.skip("one device")
    mesh = jax.make_mesh((2,), ("d",), axis_types=(jax.sharding.AxisType.Auto,))
    split = jax.NamedSharding(mesh, jax.P("d"))
    u, matrix, rate = arguments()
    ours = jax.jit(jax.grad(loss(OURS), (0, 1)), in_shardings=(split, split, None))
    same(ours(u, matrix, rate), jax.grad(loss(model), (0, 1))(u, matrix, rate))
