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
    with pytest.raises(rx.Unsupported, match="(?s)complex.*sort|sort.*complex"):
        rx.optimize(jnp.sort)(jnp.ones(8, jnp.complex64))
    with pytest.raises(rx.Unsupported, match="(?s)potrf"):
        rx.optimize(jnp.linalg.cholesky)(jnp.eye(3))


def poisson(source):
    """The solution of Poisson's equation on a periodic grid, by Fourier transforms."""
    ny, nx = source.shape
    k = jnp.fft.fftfreq(ny, 1 / ny)[:, None] ** 2 + jnp.fft.rfftfreq(nx, 1 / nx)[None, :] ** 2
    spectrum = jnp.where(k > 0, jnp.fft.rfft2(source) / jnp.where(k > 0, -k, 1), 0)
    return jnp.fft.irfft2(spectrum, (ny, nx))


def split_step(psi, potential):
    """Steps of a wave function in a potential."""
    k = 2 * jnp.pi * jnp.fft.fftfreq(psi.size)

    def step(_, psi):
        psi = psi * jnp.exp(-0.1j * potential)
        return jnp.fft.ifft(jnp.exp(-0.05j * k**2) * jnp.fft.fft(psi))

    return jax.lax.fori_loop(0, 4, step, psi)


def vorticity(w, steps=3):
    """Steps of the vorticity of a periodic fluid, in the spectrum without its highest third."""
    ny, nx = w.shape
    ky, kx = jnp.fft.fftfreq(ny, 1 / ny)[:, None], jnp.fft.rfftfreq(nx, 1 / nx)[None, :]
    square = kx**2 + ky**2
    keep = (jnp.abs(ky) < ny / 3) & (kx < nx / 3)

    def step(spectrum, _):
        psi = jnp.where(square > 0, spectrum / jnp.where(square > 0, -square, 1), 0)
        u, v = jnp.fft.irfft2(-1j * ky * psi), jnp.fft.irfft2(1j * kx * psi)
        slopes = [jnp.fft.irfft2(1j * k * spectrum) for k in (kx, ky)]
        advected = jnp.where(keep, jnp.fft.rfft2(u * slopes[0] + v * slopes[1]), 0)
        spectrum = (spectrum - 0.01 * advected) / (1 + 1e-3 * square)
        return spectrum, jnp.mean(jnp.abs(spectrum))

    spectrum, means = jax.lax.scan(step, jnp.fft.rfft2(w), length=steps)
    return jnp.fft.irfft2(spectrum), means


def test_a_spectral_model_and_its_gradient():
    w = jnp.asarray(np.random.default_rng(3).standard_normal((6, 8)))
    same(jax.jit(rx.optimize(vorticity))(w), vorticity(w), 1e-5)
    loss = lambda f: lambda w: jnp.sum(jnp.sin(f(w)[0]))  # noqa: E731
    same(jax.grad(loss(rx.optimize(vorticity)))(w), jax.grad(loss(vorticity))(w), 1e-4)


@pytest.mark.parametrize("shape", [(6, 5), (7, 8)])
def test_a_spectral_solver_and_its_gradient(shape):
    source = jnp.asarray(np.random.default_rng(1).standard_normal(shape))
    same(jax.jit(rx.optimize(poisson))(source), poisson(source), 1e-5)
    loss = lambda f: lambda x: jnp.sum(jnp.sin(f(x)))  # noqa: E731
    ours = jax.grad(loss(rx.optimize(poisson)))(source)
    same(ours, jax.grad(loss(poisson))(source), 1e-5)
    many = jnp.stack([source, 2 * source])
    same(jax.vmap(rx.optimize(poisson))(many), jax.vmap(poisson)(many), 1e-5)


def test_complex_arguments_and_results():
    rng = np.random.default_rng(2)
    psi = jnp.asarray(rng.standard_normal(9) + 1j * rng.standard_normal(9))
    potential = jnp.asarray(rng.standard_normal(9))
    optimized = rx.optimize(split_step)
    found = optimized(psi, potential)
    assert found.dtype == psi.dtype
    same(found, split_step(psi, potential), 1e-5)
    loss = lambda f: lambda z, v: jnp.sum(jnp.abs(f(z, v)) ** 3)  # noqa: E731
    ours = jax.grad(loss(optimized), (0, 1))(psi, potential)
    same(ours, jax.grad(loss(split_step), (0, 1))(psi, potential), 1e-4)


@pytest.mark.parametrize("function", [jax.lax.rsqrt, jnp.log1p, jnp.tan, jnp.power])
def test_functions_of_complex_numbers(function):
    rng = np.random.default_rng(4)

    def draw():
        return jnp.asarray(rng.standard_normal(40) + 1j * rng.standard_normal(40))

    args = [draw()] if function is not jnp.power else [draw(), draw()]
    same(jax.jit(rx.optimize(function))(*args), function(*args), 1e-12)
    loss = lambda f: lambda *z: jnp.sum(jnp.abs(f(*z)))  # noqa: E731
    places = tuple(range(len(args)))
    ours = jax.grad(loss(rx.optimize(function)), places)(*args)
    same(ours, jax.grad(loss(function), places)(*args), 1e-10)


def test_complex_powers_of_zero_and_small_numbers():
    x = jnp.array([0, 0, 0, 1e-30, 2 - 0j], jnp.complex128)
    y = jnp.array([2, 0.5 + 1j, 0, 2, 0], jnp.complex128)
    np.testing.assert_allclose(rx.optimize(jnp.power)(x, y), np.power(x, y), rtol=1e-12)
    z = np.array([1e-12 + 1e-13j, -0.3 + 0.2j, 0.6 - 2j, 1e200])
    expected = np.log1p(z)
    expected[0] = z[0] - z[0] ** 2 / 2  # NumPy loses digits
    np.testing.assert_allclose(rx.optimize(jnp.log1p)(z), expected, rtol=1e-12)


def test_explain():
    function, args, _ = PROGRAMS["diffusion"]
    text = rx.explain(function, *args, target="cpu")
    assert "Before and after" in text and "estimated" in text
