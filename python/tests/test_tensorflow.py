"""Kernels as TensorFlow functions, through `jax2tf`."""

import jax
import jax.numpy as jnp
import kernels as k
import numpy as np
import pytest

tf = pytest.importorskip("tensorflow")
from jax.experimental import jax2tf  # noqa: E402

import reactant_rs as rx  # noqa: E402

NX, NY = 37, 29


@pytest.fixture(scope="module")
def step():
    args = [rx.In("u"), rx.Out("v", like="u"), NX, NY, rx.In("c")]
    heat = rx.jax(k.HEAT, "heat", grid=(3, 2), block=(16, 16), args=args)
    return tf.function(jax2tf.convert(heat, with_gradient=True), autograph=False, jit_compile=True)


def arguments():
    u = np.random.default_rng(0).standard_normal((NY, NX)).astype(np.float32)
    return tf.constant(u), tf.constant(0.1)


def test_values_and_gradients(step):
    u, c = arguments()
    with tf.GradientTape() as tape:
        tape.watch((u, c))
        loss = tf.reduce_sum(step(u, c)[0] ** 2)
    ours = tape.gradient(loss, (u, c))
    by_hand = lambda u, c: (k.heat(u, c) ** 2).sum()  # noqa: E731
    expected = jax.value_and_grad(by_hand, (0, 1))(jnp.asarray(u.numpy()), jnp.float32(0.1))
    np.testing.assert_allclose(loss, expected[0], rtol=1e-5)
    for one, other in zip(ours, expected[1]):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-4)


def test_a_saved_model(step, tmp_path):
    u, c = arguments()
    module = tf.Module()
    module.step = step
    step.get_concrete_function(u, c)
    tf.saved_model.save(module, str(tmp_path))
    restored = tf.saved_model.load(str(tmp_path))
    np.testing.assert_allclose(restored.step(u, c)[0], k.heat(u.numpy(), 0.1), rtol=1e-5, atol=1e-6)
