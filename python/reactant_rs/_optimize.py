"""JAX functions through the optimizer and the derivatives of reactant-rs."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable
from typing import Any

import jax

from reactant_rs._core import InvalidInput, Program
from reactant_rs._kernel import Kernel
from reactant_rs._primitive import bind
from reactant_rs._program import Call


def optimize(function: Callable, *, fast_math: bool = False) -> Callable:
    """Returns a JAX function whose program is optimized by reactant-rs.

    When it is traced, the function's StableHLO is read and simplified; XLA compiles the result.
    Its derivatives and its batched form are those of reactant-rs. The function works under the same
    transformations as :func:`reactant_rs.jax`.

    Args:
        function: a function of arrays, or of trees of them, that JAX can trace.
        fast_math: sums may be reordered, and signs of zero, NaN and infinity are not kept.

    Raises:
        Unsupported: the program has an op that cannot be read, named with its line. Raised when the
            function is called.
    """
    _check_callable(function)
    programs: dict = {}
    lock = threading.Lock()

    @functools.wraps(function)
    def optimized(*args: Any, **kwargs: Any) -> Any:
        leaves, tree = jax.tree.flatten((args, kwargs))
        leaves = [jax.numpy.asarray(leaf) for leaf in leaves]
        types = tuple((leaf.shape, leaf.dtype) for leaf in leaves)
        with lock:
            if (tree, types) not in programs:
                programs[tree, types] = _read(function, tree, types, fast_math)
        call, results = programs[tree, types]
        return jax.tree.unflatten(results, bind(call, *leaves))

    return optimized


def explain(function: Callable, *args: Any, target: str | None = None) -> str:
    """Returns tables of what the optimizer does to a function's program: cost estimates before and
    after, the rules that were used, and what was decided for the target.

    Args:
        function: a kernel's function of :func:`reactant_rs.jax`, or a function that JAX can trace.
        args: its arguments, or their shapes and types (`jax.ShapeDtypeStruct`).
        target: `cpu`, `cuda` or `tpu`; by default the platform of JAX's default device.

    Raises:
        InvalidInput: the arguments do not fit.
        Unsupported: the program cannot be raised or read.
    """
    _check_callable(function)
    target = target or jax.default_backend()
    of = getattr(function, "program", None)
    if of is not None:
        return of(*args).program.explain(target)
    leaves, tree = jax.tree.flatten((args, {}))
    types = tuple((jax.numpy.shape(leaf), jax.dtypes.result_type(leaf)) for leaf in leaves)
    return _read(function, tree, types, False)[0].program.explain(target)


def _check_callable(function: Any) -> None:
    if isinstance(function, Kernel) or not callable(function):
        raise InvalidInput(
            f"a function of JAX arrays is expected, not {function!r}; rx.jax makes one of a kernel"
        )


def _read(function: Callable, tree: Any, types: tuple, fast_math: bool) -> tuple[Call, Any]:
    """Returns the program of a function, and the tree of its results."""
    results = None

    def flat(*leaves: Any) -> list:
        nonlocal results
        args, kwargs = jax.tree.unflatten(tree, leaves)
        values, results = jax.tree.flatten(function(*args, **kwargs))
        return values

    name = getattr(function, "__name__", "function")
    arguments = [jax.ShapeDtypeStruct(shape, dtype) for shape, dtype in types]
    text = jax.jit(flat, keep_unused=True).lower(*arguments).as_text()
    return Call(Program.from_stablehlo(f"<{name}>", text, fast_math), name), results
