"""JAX's own functions through the optimizer and its derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from jax_programs import PROGRAMS, ode

import reactant_rs as rx


def same(ours, theirs, tolerance=2e-5):
    assert jax.tree.structure(ours) == jax.tree.structure(theirs)
    for one, other in zip(jax.tree.leaves(ours), jax.tree.leaves(theirs)):
        assert one.dtype == other.dtype
        size = float(jnp.abs(other).max())
        np.testing.assert_allclose(one, other, rtol=tolerance, atol=tolerance * size)


@pytest.mark.parametrize("name", PROGRAMS)
def test_values_and_gradients(name):
    function, args, by = PROGRAMS[name]
    optimized = rx.optimize(function)
    same(jax.jit(optimized)(*args), jax.jit(function)(*args))
    if by is None:
        return

    def total(f):
        return lambda *args: sum(jnp.sum(jnp.sin(leaf)) for leaf in jax.tree.leaves(f(*args)))

    ours = jax.jit(jax.grad(total(optimized), by))(*args)
    same(ours, jax.jit(jax.grad(total(function), by))(*args), 2e-4)


def test_a_loop_that_the_data_end_has_a_reverse():
    """JAX has no reverse-mode derivative of a `while_loop`."""
    y, rate = jnp.array([1.5, 0.5]), jnp.float64(0.7)
    loss = lambda rate: rx.optimize(ode)(y, rate).sum()  # noqa: E731
    slope = jax.grad(loss)(rate)
    difference = (loss(rate + 1e-6) - loss(rate - 1e-6)) / 2e-6
    np.testing.assert_allclose(slope, difference, rtol=1e-6)


def test_transformations_of_an_optimized_function():
    function, args, _ = PROGRAMS["layer norm"]
    optimized = rx.optimize(function)
    many = jnp.stack([args[0], 2 * args[0]])
    mapped = [jax.vmap(f, (0, None, None))(many, *args[1:]) for f in (optimized, function)]
    same(*mapped)
    tangents = [jax.jvp(f, args, args)[1] for f in (optimized, function)]
    same(*tangents, 1e-4)


def test_what_cannot_be_read_is_named():
    with pytest.raises(rx.Unsupported, match="(?s)fft"):
        rx.optimize(jnp.fft.fft)(jnp.ones(8))


def test_explain():
    function, args, _ = PROGRAMS["diffusion"]
    text = rx.explain(function, *args, target="cpu")
    assert "Before and after" in text and "estimated" in text
