"""Jobs as JAX functions, against the same loop in JAX by hand."""

import pathlib

import jax
import jax.numpy as jnp
import kernels as k
import numpy as np
import pytest

import reactant_rs as rx

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"

JOB = """
kernels = ["heat.ptx"]
scalars = { nx = 24, ny = 18, c = 0.2 }

[arrays]
u = { dtype = "f32", shape = ["ny", "nx"], dims = ["y", "x"], init = { expr = "sin(i) + j / 9" } }
v = { dtype = "f32", shape = ["ny", "nx"], dims = ["y", "x"] }

[[launch]]
kernel = "heat"
grid = [2, 2]
block = [16, 16]
args = ["u", "v", "nx", "ny", "c"]

[loop]
steps = 7
swap = [["u", "v"]]

[objective.J]
expr = "sum(u^2)"

[gradient]
of = "J"
wrt = ["u", "c"]
"""


@pytest.fixture(scope="module")
def job(tmp_path_factory):
    folder = tmp_path_factory.mktemp("job")
    source = rx.kernel(k.HEAT).file.text
    (folder / "heat.ptx").write_text(source)
    (folder / "job.toml").write_text(JOB)
    return rx.load(folder / "job.toml")


def by_hand(u, v, c, steps):
    for _ in range(steps):
        inner = k.heat(u, c)[1:-1, 1:-1]
        u, v = v.at[1:-1, 1:-1].set(inner), u
    return u


def test_what_the_job_says(job):
    assert job.steps == 7 and job.scalars == {"c": 0.2}
    assert job.arrays["u"] == jax.ShapeDtypeStruct((18, 24), jnp.float32)
    y, x = np.mgrid[0:18, 0:24]
    np.testing.assert_allclose(job.initial("u"), np.sin(x) + y / 9, rtol=1e-6, atol=1e-6)


@pytest.mark.parametrize("steps", [None, 1, 4])
def test_a_run(job, steps):
    u = jnp.asarray(job.initial("u")) * 2
    (ours) = jax.jit(lambda u: job.run(steps=steps, u=u, c=0.1))(u)["u"]
    expected = by_hand(u, jnp.zeros_like(u), jnp.float32(0.1), 7 if steps is None else steps)
    np.testing.assert_allclose(ours, expected, rtol=2e-6, atol=2e-6)


def test_an_objective_and_its_gradient(job):
    u = jnp.asarray(job.initial("u")) * 2
    value, gradient = job.value_and_grad("J", wrt=["u", "c"])(u=u, c=0.1)
    objective = lambda u, c: (by_hand(u, jnp.zeros_like(u), c, 7) ** 2).sum()  # noqa: E731
    expected, (by_u, by_c) = jax.value_and_grad(objective, (0, 1))(u, jnp.float32(0.1))
    np.testing.assert_allclose(value, expected, rtol=1e-5)
    np.testing.assert_allclose(gradient["u"], by_u, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(gradient["c"], by_c, rtol=1e-4)
    again = jax.jit(jax.grad(lambda c: job.value("J", ["c"])(u=u, c=c)))(jnp.float32(0.1))
    np.testing.assert_allclose(again, by_c, rtol=1e-4)


def test_a_batch_of_runs(job):
    many = jnp.array([0.05, 0.1, 0.2], jnp.float32)
    ours = jax.vmap(lambda c: job.run(c=c)["u"])(many)
    np.testing.assert_allclose(ours[1], job.run(c=0.1)["u"], rtol=1e-6, atol=1e-6)


def test_numbers_that_vary_from_step_to_step(tmp_path):
    (tmp_path / "heat.ptx").write_text(rx.kernel(k.HEAT).file.text)
    text = JOB.replace('"ny", "c"]', '"ny", "c / iteration"]')
    (tmp_path / "job.toml").write_text(text)
    varying = rx.load(tmp_path / "job.toml")
    assert list(varying.arrays) == ["u", "v"]
    u = jnp.asarray(varying.initial("u"))
    v = jnp.zeros_like(u)
    for step in range(7):
        u, v = v.at[1:-1, 1:-1].set(k.heat(u, jnp.float32(0.2 / (step + 1)))[1:-1, 1:-1]), u
    ours = jax.jit(varying.run)()
    assert sorted(ours) == ["u", "v"]
    np.testing.assert_allclose(ours["u"], u, rtol=2e-6, atol=2e-6)
    with pytest.raises(rx.InvalidInput, match="8 steps are more than the 7"):
        varying.run(steps=8)


def test_a_model_of_several_kernels():
    job = rx.load(EXAMPLES / "shallow_water/gradient.toml")
    jitted = jax.jit(lambda: job.run(steps=3))()
    plain = job.run(steps=3)
    for name, array in jitted.items():
        np.testing.assert_allclose(array, plain[name], rtol=1e-4, atol=1e-5)


def test_wrong_names_and_types(job, tmp_path):
    with pytest.raises(rx.InvalidInput, match="no array or scalar `nothing`; it has u, v, c"):
        job.run(nothing=1.0)
    with pytest.raises(rx.InvalidInput, match="no array `nothing`"):
        job.initial("nothing")
    with pytest.raises(
        rx.InvalidInput, match=r"`u` is float32\[18, 24\] and is given float32\[3\]"
    ):
        job.run(u=jnp.zeros(3, jnp.float32))
    with pytest.raises(rx.InvalidInput, match="K"):
        job.value_and_grad("K", wrt=["u"])
    (tmp_path / "job.toml").write_text(JOB.replace('"heat"', '"hat"'))
    (tmp_path / "heat.ptx").write_text(rx.kernel(k.HEAT).file.text)
    with pytest.raises(rx.InvalidInput, match="(?s)job.toml.*did you mean `heat`"):
        rx.load(tmp_path / "job.toml")
    with pytest.raises(rx.InvalidInput, match="nowhere.toml"):
        rx.load(tmp_path / "nowhere.toml")
