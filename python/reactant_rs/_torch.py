"""Kernels as PyTorch functions.

A kernel is a custom operator of PyTorch whose implementation is the JAX function of the kernel.
Tensors are passed to JAX and back by DLPack. The derivative of an operator is a second operator,
whose implementation is JAX's reverse-mode derivative of the first; it has a derivative in turn, and
so on to every order. The batched form of an operator (`torch.func.vmap`) is an operator as well.
Operators of derivatives and of batched forms are registered when they are first needed.

PyTorch is imported when the first function is made.
"""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import functools
import itertools
import re
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

try:
    import jax as _jax
except ImportError as error:
    raise ImportError(
        "reactant_rs.torch runs kernels by JAX, which cannot be imported: `pip install jax`"
    ) from error
import jax.numpy as jnp
import numpy as np

from reactant_rs import _function
from reactant_rs._arguments import Argument, In, InOut, Out, Struct, leaves
from reactant_rs._core import InvalidInput, Unsupported
from reactant_rs._kernel import Dims, Options
from reactant_rs._program import Call

if TYPE_CHECKING:
    from torch import Tensor

#: The namespace of the operators in `torch.ops`.
NAMESPACE = "reactant_rs"

_numbers = itertools.count()
_registering = threading.RLock()


def torch(
    source: Any,
    name: str | None = None,
    *,
    grid: Dims | Callable[..., Dims],
    block: Dims = None,
    args: Sequence[Argument],
    symbols: dict[str, In | InOut | Out] | None = None,
    shared_bytes: int = 0,
    exact: bool = False,
    fast_math: bool = False,
    races: _function.Races = "check",
    assume_warp_synchronous: bool = False,
    checks: _function.Checks = "raise",
    options: Options = (),
) -> TorchFunction:
    """Returns a kernel as a PyTorch function.

    The function takes what is `In` and `InOut`, in the order of `args`, and returns a tuple of what
    is `Out` and `InOut`. Results are always new tensors: the function does not change the tensor
    that is given to an `InOut` but returns its new contents.

    Arrays are tensors. A float parameter takes a number or a tensor of no dimensions, which gets a
    gradient if it requires one. An integer parameter takes an integer, which is a constant of the
    raised program: each new value is raised and compiled once. Tensors that are not contiguous are
    copied first.

    The function works in `autograd` to every order, in `torch.func` (`grad`, `vjp`, `vmap`) and in
    `torch.compile` as one operator of the graph. Each call of :func:`torch` registers an operator
    that lives as long as the process, so call it once per kernel, outside of loops.

    Args:
        source: a kernel, or what :func:`reactant_rs.kernel` takes.
        name: the kernel, if the source has several.
        grid: blocks of the launch, as in :func:`reactant_rs.jax`. A function is called with JAX
            arrays while JAX traces, and may use their shapes and the integer arguments.
        block: threads of a block, a number or up to three. Triton decides it.
        args: one per parameter of the kernel, as in :func:`reactant_rs.jax`. The `dtype` of an
            `Out` may be PyTorch's.
        symbols: variables of the module that stand for arrays.
        shared_bytes: dynamic shared memory.
        exact: the bits that CUDA gives, or an error.
        fast_math: sums may be reordered, and signs of zero, NaN and infinity are not kept.
        races: what happens where it cannot be decided beforehand whether threads race: the
            program checks it (see ``checks``), the call is refused, or threads do not race.
        assume_warp_synchronous: the kernel was written for hardware on which the 32 lanes of a warp
            run in lockstep, and has no ``__syncwarp()`` where they exchange values.
        checks: what happens when a thread accesses an element outside of its array, or threads
            race: an exception, results of NaN, or nothing. Exceptions come from forward passes
            only.
        options: options of the CUDA compiler, if the source is CUDA C++; of Triton a dictionary.

    Raises:
        ImportError: PyTorch is not installed.
        InvalidInput: the kernel or the arguments are wrong.
        Unsupported: the source is of a kind that cannot be read.

    Errors of raising come from the first call with tensors of those shapes and types.
    """
    try:
        import torch  # noqa: F401
    except ImportError as error:
        raise ImportError(
            "reactant_rs.torch needs PyTorch, which cannot be imported: `pip install torch`"
        ) from error
    function = _function.jax(
        source,
        name,
        grid=grid,
        block=block,
        args=[_with_jax_dtypes(arg) for arg in args],
        symbols={symbol: _with_jax_dtypes(array) for symbol, array in (symbols or {}).items()},
        shared_bytes=shared_bytes,
        exact=exact,
        fast_math=fast_math,
        races=races,
        assume_warp_synchronous=assume_warp_synchronous,
        checks=checks,
        options=options,
    )
    return TorchFunction(function)


class TorchFunction:
    """A kernel as a function of PyTorch tensors; made by :func:`torch`.

    Attributes:
        inputs: the names of the arguments.
        outputs: the names of the results.
    """

    def __init__(self, function: _function.Function) -> None:
        if not function.outputs:
            raise InvalidInput(
                f"`{function.kernel.name}` has no result: no argument is Out or InOut"
            )
        self.inputs, self.outputs = function.inputs, function.outputs
        self.__name__, self.__doc__ = function.__name__, function.__doc__
        self._function = _Reporting(function)
        self._declared = tuple(_declared(function)[name] for name in function.inputs)
        self._name = f"{re.sub('[^0-9A-Za-z_]', '_', function.kernel.name)}_{next(_numbers)}"
        self._operators: dict[tuple[str, ...], _Operator] = {}
        # `torch.compile` cannot register operators while it traces.
        self._operator(
            tuple("array" if _is_open(declared) else declared.kind for declared in self._declared)
        )

    def __repr__(self) -> str:
        return f"<function {self.__doc__}>"

    def __call__(self, *values: Any) -> tuple[Tensor, ...]:
        """Launches the kernel on tensors and numbers; returns the arrays that it writes."""
        import torch

        if len(values) != len(self.inputs):
            return self._function(*values)  # raises the error that says which arguments there are
        device = _device(values)
        kinds: list[str] = []
        tensors: list[Any] = []
        integers: list[Any] = []
        for name, declared, value in zip(self.inputs, self._declared, values):
            kind = _open_kind(name, declared, value) if _is_open(declared) else declared.kind
            kinds.append(kind)
            if kind in ("array", "float"):
                if not isinstance(value, torch.Tensor):
                    value = _scalar(name, declared, value)
                if value.device != device:
                    if value.ndim:
                        raise InvalidInput(
                            f"`{name}` is on {value.device} and other tensors are on {device}; "
                            f"move it there by `.to({str(device)!r})`"
                        )
                    value = value.to(device)
                tensors.append(value)
            else:
                integers.append(_integer(name, declared, value))
        operator = self._operators.get(tuple(kinds))
        if operator is None:
            operator = self._operator(tuple(kinds))
        results = operator(*tensors, *integers)
        return (results,) if operator.count == 1 else tuple(results)

    def _operator(self, kinds: tuple[str, ...]) -> _Operator:
        """Returns the operator for arguments of these kinds, which is registered once."""
        with _registering:
            if kinds not in self._operators:
                suffix = f"_{len(self._operators)}" if self._operators else ""
                self._operators[kinds] = _Operator(
                    self._name + suffix,
                    operands=sum(kind in ("array", "float") for kind in kinds),
                    integers=sum(kind not in ("array", "float") for kind in kinds),
                    results=len(self.outputs),
                    function=functools.partial(_launched, self._function, kinds),
                    types=functools.partial(_result_types, self._function, kinds),
                    options=_function.compiler_options() if self._function.launch.exact else None,
                )
            return self._operators[kinds]


@dataclasses.dataclass(frozen=True)
class _Declared:
    """What the parameter that an argument is given to is: `array`, `float`, `int`, or `open` if the
    value decides; of `bits`."""

    kind: str
    bits: int


def _declared(function: _function.Function) -> dict[str, _Declared | None]:
    """Returns what each argument is; `None` for fields of structures, which have the types of their
    values."""
    found: dict[str, _Declared | None] = {}
    order = [None, "open", "float", "int", "array"]

    def declare(leaf: Any, declared: _Declared | None) -> None:
        if isinstance(leaf, (In, InOut)):
            known = found.get(leaf.name)
            ranks = [order.index(of.kind if of else None) for of in (known, declared)]
            found[leaf.name] = declared if ranks[1] >= ranks[0] else known

    for arg, (_, kind, bits) in zip(function.args, function.kernel.parameters):
        if isinstance(arg, Struct):
            for leaf in leaves([arg]):
                declare(leaf, _Declared("array", 64) if isinstance(leaf, InOut) else None)
        else:
            kind = {"pointer": "array", "int": "int", "float": "float"}.get(kind, "open")
            declare(arg, _Declared("array" if isinstance(arg, InOut) else kind, bits))
    for _, array in function.launch.symbols:
        declare(array, _Declared("array", 64))
    return found


def _is_open(declared: _Declared | None) -> bool:
    return declared is None or declared.kind == "open"


def _open_kind(name: str, declared: _Declared | None, value: Any) -> str:
    """Returns what the value of an argument that is not declared is: `array`, which includes
    tensors of no dimensions, or `int`, or the type of an integer that has one."""
    import torch

    if isinstance(value, torch.Tensor):
        integer = not (value.is_floating_point() or value.is_complex())
        return str(value.dtype).removeprefix("torch.") if integer and not value.ndim else "array"
    if isinstance(value, np.floating) or (declared and isinstance(value, float)):
        return "array"
    if isinstance(value, float):
        raise InvalidInput(
            f"the float `{name}` needs a type: torch.tensor({value}, dtype=torch.float32) or "
            "another"
        )
    return str(value.dtype) if isinstance(value, np.integer) else "int"


def _scalar(name: str, declared: _Declared | None, value: Any) -> Tensor:
    """Returns the tensor of no dimensions for a number."""
    import torch

    if _is_open(declared):
        dtype = getattr(torch, str(getattr(value, "dtype", "float64")))
        return torch.scalar_tensor(float(value), dtype=dtype)
    if declared.kind == "array":
        raise InvalidInput(f"the array `{name}` is a torch.Tensor, not {value!r}")
    try:
        number = float(value)
    except (TypeError, ValueError):
        raise InvalidInput(
            f"the float `{name}` is a number or a torch.Tensor, not {value!r}"
        ) from None
    dtypes = {16: torch.float16, 32: torch.float32, 64: torch.float64}
    return torch.scalar_tensor(number, dtype=dtypes[declared.bits])


def _integer(name: str, declared: _Declared | None, value: Any) -> Any:
    """Returns an integer argument. Integers that `torch.compile` traces stay symbols."""
    import torch

    if isinstance(value, (int, torch.SymInt)):
        return value
    try:
        return value.__index__()
    except (AttributeError, TypeError):
        kind = f"a {declared.bits}-bit integer" if declared else "an integer"
        raise InvalidInput(f"`{name}` is {kind}, and is given {value!r}") from None


def _device(values: Sequence[Any]) -> Any:
    """Returns the device of the arrays, else that of the scalars, else the CPU."""
    import torch

    scalars = None
    for value in values:
        if isinstance(value, torch.Tensor):
            if value.ndim:
                return value.device
            scalars = scalars or value.device
    return scalars or torch.device("cpu")


def _with_jax_dtypes(argument: Any) -> Any:
    """Returns an argument with the element types of JAX in place of PyTorch's."""
    import torch

    if isinstance(argument, Struct):
        return Struct([(at, _with_jax_dtypes(field)) for at, field in argument.fields])
    if isinstance(argument, Out) and isinstance(argument.dtype, torch.dtype):
        return dataclasses.replace(argument, dtype=str(argument.dtype).removeprefix("torch."))
    return argument


class _Reporting(_function.Function):
    """A kernel as a function of JAX arrays that collects the numbers of failed checks, where
    :class:`Function` raises by a host callback."""

    def __init__(self, of: _function.Function) -> None:
        super().__init__(of.kernel, of.grid, of.args, of.launch)
        self.reports: list[_Report] = []

    def _checked(self, call: Call, new: dict[str, Any], failed: Any) -> dict[str, Any]:
        if self.launch.checks != "raise":
            return super()._checked(call, new, failed)
        self.reports.append(_Report(call, failed))
        return new


@_jax.tree_util.register_pytree_node_class
class _Report:
    """The number of the check of a call that failed, 0 if all held; a result of `jax.jit`."""

    def __init__(self, call: Call, failed: Any) -> None:
        self.call, self.failed = call, failed

    def tree_flatten(self) -> tuple:
        return (self.failed,), self.call

    @classmethod
    def tree_unflatten(cls, call: Call, children: tuple) -> _Report:
        return cls(call, *children)

    def raise_if_failed(self) -> None:
        _function.raise_if_failed(self.call, self.failed)


def _launched(
    function: _Reporting, kinds: tuple[str, ...], integers: tuple[int, ...], *operands: Any
) -> tuple[tuple, tuple]:
    """Launches a kernel on JAX arrays and integers. Returns its results and reports."""
    tracing = copy.copy(function)
    tracing.reports = []
    typed = map(_typed_integer, _integer_kinds(kinds), integers)
    results = tracing(*_in_order(kinds, operands, typed))
    return tuple(map(jnp.asarray, results)), tuple(tracing.reports)


def _integer_kinds(kinds: Sequence[str]) -> list[str]:
    return [kind for kind in kinds if kind not in ("array", "float")]


def _typed_integer(kind: str, value: int) -> Any:
    return value if kind == "int" else np.dtype(kind).type(value)


def _in_order(kinds: Sequence[str], operands: Sequence[Any], integers: Any) -> list:
    """Returns operands and integers in the order of the arguments."""
    operands, integers = iter(operands), iter(integers)
    return [next(operands if kind in ("array", "float") else integers) for kind in kinds]


@dataclasses.dataclass(frozen=True)
class _Type:
    """The shape and PyTorch's element type of a tensor."""

    shape: tuple
    dtype: Any


def _result_types(
    function: _function.Function, kinds: tuple[str, ...], operands: Sequence[_Type]
) -> list[_Type]:
    """Returns the types of the results of a kernel, given those of its operands."""
    import torch

    integers = [_Type((), torch.int64)] * len(_integer_kinds(kinds))
    given = dict(zip(function.inputs, _in_order(kinds, operands, integers)))
    types = []
    for name in function.outputs:
        out = function._outs.get(name)
        if out is None:
            types.append(given[name])
            continue
        like = given.get(out.like)
        shape = out.shape if out.shape is not None else like.shape
        dtype = getattr(torch, str(jnp.dtype(out.dtype))) if out.dtype is not None else like.dtype
        types.append(_Type(tuple(shape), dtype))
    return types


class _Operator:
    """A custom operator of PyTorch that calls a JAX function.

    Its arguments are `operands` tensors and then `integers` integers, which are static for JAX.

    Args:
        name: its name in `NAMESPACE`, which nothing else has.
        operands: how many tensors it takes.
        integers: how many integers it takes.
        results: how many tensors it returns, at least one.
        function: takes a tuple of the integers and then the operands as JAX arrays; returns a tuple
            of the results and a tuple of reports.
        types: returns the types of the results, given those of the operands.
        options: options of XLA.
    """

    def __init__(
        self,
        name: str,
        *,
        operands: int,
        integers: int,
        results: int,
        function: Callable[..., tuple[tuple, tuple]],
        types: Callable[[Sequence[_Type]], Sequence[_Type]],
        options: dict[str, Any] | None,
    ) -> None:
        import torch

        self.name, self.count, self.function, self.types = name, results, function, types
        self._operands, self._integers, self._options = operands, integers, options
        self._jitted = _jax.jit(function, static_argnums=0, compiler_options=options)
        self._derived: dict[tuple, _Operator] = {}
        taken = [f"Tensor x{k}" for k in range(operands)]
        taken += [f"SymInt n{k}" for k in range(integers)]
        returned = ", ".join(["Tensor"] * results)
        definition = torch.library.custom_op(
            f"{NAMESPACE}::{name}",
            self._run,
            mutates_args=(),
            schema=f"({', '.join(taken)}) -> {returned if results == 1 else f'({returned})'}",
        )
        definition.register_fake(self._fake)
        definition.register_autograd(self._backward, setup_context=self._save)
        definition.register_vmap(self._batch)
        self.overload = getattr(getattr(torch.ops, NAMESPACE), name).default

    def __call__(self, *arguments: Any) -> Any:
        """Calls the operator. Transforms of `torch.func`, which do not take the derivatives of
        custom operators, get them from an equal `torch.autograd.Function`."""
        import torch

        if not torch.compiler.is_compiling() and torch._C._are_functorch_transforms_active():
            return self._autograd_function.apply(*arguments)
        return self.overload(*arguments)

    @functools.cached_property
    def _autograd_function(self) -> Any:
        import torch

        return type(
            self.name,
            (torch.autograd.Function,),
            {
                "forward": staticmethod(self.overload),
                "setup_context": staticmethod(self._save_for_both),
                "backward": staticmethod(self._backward),
                "jvp": staticmethod(self._forward),
                "vmap": staticmethod(self._batch),
            },
        )

    def _run(self, *arguments: Any) -> Any:
        import torch

        operands = arguments[: self._operands]
        integers = tuple(map(int, arguments[self._operands :]))
        with _jax_context(operands):
            arrays = [_to_jax(operand) for operand in operands]
            results, reports = self._jitted(integers, *arrays)
            # PyTorch may change its tensors as soon as the operator returns.
            _jax.block_until_ready(results)
            for report in reports:
                report.raise_if_failed()
            tensors = [torch.from_dlpack(result) for result in results]
        return self._returned(_without_aliases(tensors, operands))

    def _fake(self, *arguments: Any) -> Any:
        operands = arguments[: self._operands]
        types = self.types([_Type(tuple(x.shape), x.dtype) for x in operands])
        if not operands:
            import torch

            return self._returned([torch.empty(of.shape, dtype=of.dtype) for of in types])
        return self._returned([operands[0].new_empty(of.shape, dtype=of.dtype) for of in types])

    def _returned(self, results: Sequence[Any]) -> Any:
        return results[0] if self.count == 1 else tuple(results)

    def _save(self, ctx: Any, inputs: tuple, output: Any) -> None:
        ctx.save_for_backward(*inputs[: self._operands])
        ctx.integers = inputs[self._operands :]
        ctx.set_materialize_grads(False)

    def _backward(self, ctx: Any, *cotangents: Any) -> tuple:
        gradients: list[Any] = [None] * (self._operands + self._integers)
        of = tuple(k for k, cotangent in enumerate(cotangents) if cotangent is not None)
        wrt = tuple(k for k in range(self._operands) if ctx.needs_input_grad[k])
        if of and wrt:
            operator = self.vjp(of, wrt)
            given = [cotangents[k] for k in of]
            found = operator(*ctx.saved_tensors, *given, *ctx.integers)
            for k, gradient in zip(wrt, (found,) if operator.count == 1 else found):
                gradients[k] = gradient
        return tuple(gradients)

    def _save_for_both(self, ctx: Any, inputs: tuple, output: Any) -> None:
        self._save(ctx, inputs, output)
        ctx.save_for_forward(*inputs[: self._operands])

    def _forward(self, ctx: Any, *tangents: Any) -> Any:
        operands = ctx.saved_tensors
        types = self.types([_Type(tuple(x.shape), x.dtype) for x in operands])
        of = tuple(k for k, result in enumerate(types) if result.dtype.is_floating_point)
        wrt = tuple(k for k in range(self._operands) if tangents[k] is not None)
        along: list[Any] = [None] * self.count
        if of and wrt:
            operator = self.jvp(of, wrt)
            found = operator(*operands, *(tangents[k] for k in wrt), *ctx.integers)
            for k, tangent in zip(of, (found,) if operator.count == 1 else found):
                along[k] = tangent
        return self._returned(along)

    def _batch(self, info: Any, dims: tuple, *arguments: Any) -> tuple:
        mapped = tuple(k for k in range(self._operands) if dims[k] is not None)
        operands = [
            operand if dim is None else operand.movedim(dim, 0)
            for operand, dim in zip(arguments[: self._operands], dims)
        ]
        results = self.vmap(mapped)(*operands, *arguments[self._operands :])
        return results, 0 if self.count == 1 else (0,) * self.count

    def vjp(self, of: tuple[int, ...], wrt: tuple[int, ...]) -> _Operator:
        """Returns the operator of the cotangents of operands `wrt`. It takes the operands and then
        the cotangents of results `of`."""

        def function(integers: tuple[int, ...], *arguments: Any) -> tuple[tuple, tuple]:
            operands, cotangents = arguments[: self._operands], arguments[self._operands :]
            primal = self._of_varied(of, wrt, integers, operands)
            _, pullback = _jax.vjp(primal, *(operands[k] for k in wrt))
            return pullback(tuple(cotangents)), ()

        return self._derive(
            f"vjp_{'_'.join(map(str, of))}_wrt_{'_'.join(map(str, wrt))}",
            operands=self._operands + len(of),
            results=len(wrt),
            function=function,
            types=lambda operands: [operands[k] for k in wrt],
        )

    def jvp(self, of: tuple[int, ...], wrt: tuple[int, ...]) -> _Operator:
        """Returns the operator of the tangents of results `of`. It takes the operands and then the
        tangents of operands `wrt`."""

        def function(integers: tuple[int, ...], *arguments: Any) -> tuple[tuple, tuple]:
            operands, tangents = arguments[: self._operands], arguments[self._operands :]
            primal = self._of_varied(of, wrt, integers, operands)
            varied = tuple(operands[k] for k in wrt)
            return _jax.jvp(primal, varied, tuple(tangents))[1], ()

        def types(operands: Sequence[_Type]) -> list[_Type]:
            results = self.types(operands[: self._operands])
            return [results[k] for k in of]

        return self._derive(
            f"jvp_{'_'.join(map(str, of))}_wrt_{'_'.join(map(str, wrt))}",
            operands=self._operands + len(wrt),
            results=len(of),
            function=function,
            types=types,
        )

    def _of_varied(
        self, of: tuple[int, ...], wrt: tuple[int, ...], integers: tuple, operands: Sequence[Any]
    ) -> Callable[..., tuple]:
        """Returns results `of` as a JAX function of operands `wrt`."""

        def primal(*varied: Any) -> tuple:
            given = list(operands)
            for k, value in zip(wrt, varied):
                given[k] = value
            results, _ = self.function(integers, *given)
            return tuple(results[k] for k in of)

        return primal

    def vmap(self, mapped: tuple[int, ...]) -> _Operator:
        """Returns the operator that applies this one along the first dimension of the operands
        `mapped`, and whose results have that dimension first."""
        axes = tuple(0 if k in mapped else None for k in range(self._operands))

        def function(integers: tuple[int, ...], *operands: Any) -> tuple[tuple, tuple]:
            return _jax.vmap(functools.partial(self.function, integers), in_axes=axes)(*operands)

        def types(operands: Sequence[_Type]) -> list[_Type]:
            size = operands[mapped[0]].shape[0]
            rows = [
                of if axis is None else _Type(of.shape[1:], of.dtype)
                for of, axis in zip(operands, axes)
            ]
            return [_Type((size, *of.shape), of.dtype) for of in self.types(rows)]

        return self._derive(
            f"vmap_{'_'.join(map(str, mapped))}",
            operands=self._operands,
            results=self.count,
            function=function,
            types=types,
        )

    def _derive(self, suffix: str, **of: Any) -> _Operator:
        """Returns the operator of that suffix, which is registered once."""
        with _registering:
            if suffix not in self._derived:
                self._derived[suffix] = _Operator(
                    f"{self.name}_{suffix}",
                    integers=self._integers,
                    options=self._options,
                    **of,
                )
            return self._derived[suffix]


@contextlib.contextmanager
def _jax_context(operands: Sequence[Tensor]) -> Iterator[None]:
    """Enables 64-bit types in JAX, and its CPU for a function without operands."""
    with _jax.enable_x64(True):
        if operands:
            yield
        else:
            with _jax.default_device(_jax.devices("cpu")[0]):
                yield


def _to_jax(tensor: Tensor) -> Any:
    """Returns a tensor as a JAX array: the same memory, if the tensor is contiguous and starts at a
    multiple of 64 bytes, else a copy."""
    kind = tensor.device.type
    if kind != "cpu":
        _check_device(kind, str(tensor.device))
    return _jax.dlpack.from_dlpack(tensor.detach().contiguous())


@functools.lru_cache(maxsize=64)
def _check_device(kind: str, device: str) -> None:
    """Raises `Unsupported` if JAX has no devices of a kind."""
    if kind != "cuda":
        raise Unsupported(
            f"a tensor is on {device}; only tensors of the CPU and of CUDA are passed to JAX: move "
            "it by `.cpu()`"
        )
    try:
        _jax.devices("gpu")
    except RuntimeError as error:
        raise Unsupported(
            f'a tensor is on {device}, and JAX has no GPU here: `pip install "jax[cuda13]"` (or '
            f"jax[cuda12], as PyTorch's CUDA is), or move it by `.cpu()`; JAX says: {error}"
        ) from error


def _without_aliases(tensors: list[Tensor], operands: Sequence[Tensor]) -> list[Tensor]:
    """Returns the results of an operator, copied where JAX returns the memory of an operand or the
    same memory twice, which operators of PyTorch must not."""
    seen = {operand.data_ptr() for operand in operands}
    new = []
    for tensor in tensors:
        pointer = tensor.data_ptr()
        new.append(tensor.clone() if pointer in seen and tensor.numel() else tensor)
        seen.add(pointer)
    return new
