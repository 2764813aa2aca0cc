"""JAX functions through the optimizer and the derivatives of reactant-rs."""

from __future__ import annotations

import functools
import threading
from collections.abc import Callable, Iterable, Sequence
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
    transformations as :func:`reactant_rs.jax`. Complex arguments and results are passed to the
    program as their real and imaginary parts.

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
        call, results, are_complex = programs[tree, types]
        values = _joined(bind(call, *_parts(leaves)), are_complex)
        return jax.tree.unflatten(results, values)

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


def _is_complex(dtype: Any) -> bool:
    return jax.numpy.issubdtype(dtype, jax.numpy.complexfloating)


def _parts(leaves: Sequence) -> list:
    """Returns the arrays, complex ones as their real and imaginary parts."""
    parts = []
    for leaf in leaves:
        is_complex = _is_complex(jax.numpy.result_type(leaf))
        parts += [leaf.real, leaf.imag] if is_complex else [leaf]
    return parts


def _joined(parts: Iterable, are_complex: Sequence[bool]) -> list:
    """Returns the arrays whose parts these are; `are_complex` says which of them have two."""
    left = iter(parts)
    return [
        jax.lax.complex(next(left), next(left)) if is_complex else next(left)
        for is_complex in are_complex
    ]


def _read(
    function: Callable, tree: Any, types: tuple, fast_math: bool
) -> tuple[Call, Any, list[bool]]:
    """Returns the program of a function, the tree of its results, and which of them are complex."""
    results, are_complex = None, []
    complex_arguments = [_is_complex(dtype) for _, dtype in types]

    def flat(*parts: Any) -> list:
        nonlocal results, are_complex
        leaves = _joined(parts, complex_arguments)
        args, kwargs = jax.tree.unflatten(tree, leaves)
        values, results = jax.tree.flatten(function(*args, **kwargs))
        values = [jax.numpy.asarray(value) for value in values]
        are_complex = [_is_complex(value.dtype) for value in values]
        return _parts(values)

    name = getattr(function, "__name__", "function")
    arguments = []
    for (shape, dtype), is_complex in zip(types, complex_arguments, strict=True):
        part = jax.numpy.finfo(dtype).dtype if is_complex else dtype
        arguments += [jax.ShapeDtypeStruct(shape, part)] * (1 + is_complex)
    text = jax.jit(flat, keep_unused=True).lower(*arguments).as_text()
    call = Call(Program.from_stablehlo(f"<{name}>", text, fast_math), name)
    return call, results, are_complex
