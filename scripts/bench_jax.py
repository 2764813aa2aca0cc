"""Runs a program of benches/programs in JAX: reads a number of steps from each line, does them, prints the seconds they took.

Started by bench_programs.py, with what it is to run as JSON. The first run of a number of steps compiles, and is not for timing; each writes
its results to NAME.jax.npy.
"""

import importlib.util
import json
import os
import pathlib
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"  # libtpu may be there as well

import jax
import numpy

asked = json.loads(sys.argv[1])
folder = pathlib.Path(asked["folder"])
jax.config.update("jax_enable_x64", True)  # types are those of the inputs
spec = importlib.util.spec_from_file_location("program", asked["module"])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
state = {array: jax.numpy.asarray(numpy.load(folder / f"{array}.npy")) for array in asked["inputs"]}


def step(state):
    after = getattr(module, asked["variant"])(jax.numpy, state, asked["scalars"])
    return {name: array.astype(state[name].dtype) if name in state else array for name, array in after.items()}


def one_loop(jax, step, state, steps):
    """All steps in one program."""
    shapes = jax.eval_shape(step, state)
    state = {name: state.get(name, jax.numpy.zeros(shape.shape, shape.dtype)) for name, shape in shapes.items()}
    return jax.lax.fori_loop(0, steps, lambda _, s: step(s), state)


programs = {}
for line in sys.stdin:
    steps = int(line)
    if steps not in programs:
        if hasattr(module, "run"):
            jitted = jax.jit(step)
            programs[steps] = lambda state, steps=steps: module.run(jax, jitted, state, steps)
        else:
            programs[steps] = jax.jit(lambda state, steps=steps: one_loop(jax, step, state, steps))
    began = time.perf_counter()
    after = jax.block_until_ready(programs[steps](state))
    took = time.perf_counter() - began
    for array in asked["results"]:
        numpy.save(folder / f"{array}.jax.npy", after[array])
    print(took, flush=True)
