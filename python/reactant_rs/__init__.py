"""CUDA kernels as functions of JAX and PyTorch.

A kernel is raised to StableHLO when it is traced, so XLA compiles, fuses and partitions it like any
other JAX operation, on CPUs, GPUs and TPUs. Its derivatives and its batched form are derived by
reactant-rs; nobody writes a rule.

>>> import reactant_rs as rx
>>> square = rx.jax(
...     '''extern "C" __global__ void square(const float *x, float *y, int n) {
...            int i = blockIdx.x * blockDim.x + threadIdx.x;
...            if (i < n) y[i] = x[i] * x[i];
...        }''',
...     "square", grid=1, block=128, args=[rx.In("x"), rx.Out("y", like="x"), 3])
>>> import jax, jax.numpy as jnp
>>> x = jnp.array([1.0, 2.0, 3.0], jnp.float32)
>>> jax.jit(square)(x)[0]
Array([1., 4., 9.], dtype=float32)
>>> jax.grad(lambda x: square(x)[0].sum())(x)
Array([2., 4., 6.], dtype=float32)
"""

from importlib.util import find_spec as _find_spec

if _find_spec("jax") is None:
    raise ModuleNotFoundError(
        "the functions of reactant_rs are functions of JAX, which is not installed; install it "
        "with `pip install jax`, or with `pip install 'jax[cuda13]'` for a GPU. "
        "The program `reactant-rs` runs jobs without it.",
        name="jax",
    )

from reactant_rs._arguments import In, InOut, Out, Struct
from reactant_rs._core import (
    Error,
    InternalError,
    InvalidInput,
    Unsupported,
    __version__,
)
from reactant_rs._function import Function, compiler_options, jax
from reactant_rs._job import Job, load
from reactant_rs._kernel import Kernel, kernel
from reactant_rs._optimize import explain, optimize
from reactant_rs._shard import shard
from reactant_rs._torch import torch

__all__ = [
    "Error",
    "Function",
    "In",
    "InOut",
    "InternalError",
    "InvalidInput",
    "Job",
    "Kernel",
    "Out",
    "Struct",
    "Unsupported",
    "__version__",
    "compiler_options",
    "explain",
    "jax",
    "kernel",
    "load",
    "optimize",
    "shard",
    "torch",
]
