"""Runs a program of benches/gradients in JAX, once: its value, or the value and its gradient; prints seconds, mebibytes and the value as JSON.

Started by bench_gradients.py, with what it is to run as JSON. The program is compiled and called some times before any time is taken, and the arrays are there; memory
is by how much the process has grown since then at most. Gradients go to NAME.jax.npy.
"""

import importlib.util
import json
import os
import pathlib
import re
import sys
import time

os.environ["JAX_PLATFORMS"] = "cpu"  # libtpu may be there as well

import jax
import numpy

asked = json.loads(sys.argv[1])
folder = pathlib.Path(asked["folder"])
jax.config.update("jax_enable_x64", True)  # types are those of the inputs
sys.path.insert(0, str(pathlib.Path(asked["module"]).parent))  # programs share what they have in common
spec = importlib.util.spec_from_file_location("program", asked["module"])
module = importlib.util.module_from_spec(spec)
spec.loader.exec_module(module)
arrays = {array: jax.numpy.asarray(numpy.load(folder / f"{array}.npy")) for array in asked["inputs"]}
floats = {name: value for name, value in asked["scalars"].items() if isinstance(value, float)}
integers = {name: value for name, value in asked["scalars"].items() if isinstance(value, int)}
one_step = getattr(module, asked["variant"])


def mebibytes(name):
    """What the system says of this process."""
    status = pathlib.Path("/proc/self/status").read_text()
    return int(re.search(rf"{name}:\s+(\d+) kB", status)[1]) / 1024


def value(of, arrays, floats):
    """J after all steps, by the arrays and scalars in `of`."""
    scalars = {**integers, **floats, **{name: by for name, by in of.items() if name in floats}}
    state = {**arrays, **{name: by for name, by in of.items() if name in arrays}, "J": jax.numpy.zeros(1)}
    carried = jax.eval_shape(lambda state: one_step(jax, state, scalars), state)

    def step(carried, _):
        return one_step(jax, {**state, **carried}, scalars), None

    if asked["kind"] == "remat":
        step = jax.checkpoint(step)
    first = {name: state[name] for name in carried}
    last = step(first, None)[0] if asked["steps"] == 1 else jax.lax.scan(step, first, length=asked["steps"])[0]
    return last["J"][0]


of = {name: arrays[name] if name in arrays else floats[name] for name in asked["wrt"]}
function = value if asked["kind"] == "primal" else jax.value_and_grad(value)
compiled = jax.jit(function).lower(of, arrays, floats).compile()
# Compiling took more than many a program does: the greatest size begins anew.
pathlib.Path("/proc/self/clear_refs").write_text("5")
before = mebibytes("VmRSS")
for _ in range(asked["calls"]):
    jax.block_until_ready(compiled(of, arrays, floats))
began = time.perf_counter()
found = jax.block_until_ready(compiled(of, arrays, floats))
seconds = time.perf_counter() - began
grown = mebibytes("VmHWM") - before
if asked["kind"] == "primal":
    found = found, {}
for name, gradient in found[1].items():
    numpy.save(folder / f"d{name}.jax.npy", gradient)
print(json.dumps({"seconds": seconds, "mebibytes": grown, "value": float(found[0])}))
