"""Jobs as JAX functions."""

import pathlib
import subprocess

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import reactant_rs as rx

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def shallow_water():
    return rx.load(EXAMPLES / "shallow_water/gradient.toml")


def test_a_run_and_its_gradient(shallow_water):
    job = shallow_water
    print(job, job.scalars)
    new = jax.jit(lambda: job.run(steps=3))()
    assert set(new) <= set(job.arrays)
    again = job.run(steps=3)
    for name, array in new.items():
        np.testing.assert_allclose(array, again[name], rtol=1e-5, atol=1e-6)


def test_names_that_the_job_does_not_have(shallow_water):
    with pytest.raises(rx.InvalidInput, match="no array or scalar `nothing`"):
        shallow_water.run(nothing=1.0)
    with pytest.raises(rx.InvalidInput, match="no array `nothing`"):
        shallow_water.initial("nothing")
