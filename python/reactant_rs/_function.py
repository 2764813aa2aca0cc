"""Kernels as JAX functions."""

from __future__ import annotations

import contextlib
import dataclasses
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal

import jax as _jax
import jax.numpy as jnp
import numpy as np

from reactant_rs._arguments import Argument, In, InOut, Out, Range, Struct, leaves
from reactant_rs._core import InvalidInput, Unsupported
from reactant_rs._kernel import Dims, Kernel, Options, dims, kernel
from reactant_rs._primitive import bind
from reactant_rs._program import Call

#: What happens when a thread accesses an element outside of its array, races, or traps.
Checks = Literal["raise", "nan", "ignore"]
#: What happens where it cannot be decided beforehand whether threads race.
Races = Literal["check", "refuse", "assume"]


def jax(
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
    races: Races = "check",
    assume_warp_synchronous: bool = False,
    checks: Checks = "raise",
    options: Options = (),
) -> Function:
    """Returns a kernel as a JAX function.

    The function takes what is `In` and `InOut`, in the order of `args`, and returns a tuple of what
    is `Out` and `InOut`. It works in `jit`, `grad`, `jvp`, `vmap`, `scan`, `shard_map` and
    `export`, on every platform of JAX.

    Args:
        source: a kernel, or what :func:`reactant_rs.kernel` takes.
        name: the kernel, if the source has several.
        grid: blocks of the launch, a number or up to three; or a function that returns them and is
            called with the function's arguments, for extents that depend on shapes.
        block: threads of a block, a number or up to three. Triton decides it.
        args: one per parameter of the kernel: `In`, `InOut`, `Out`, `Struct`, an integer or a
            float; for a `tl.constexpr` of Triton, its value. An integer is a constant of the raised
            program if it is known when the function is traced and has no range (see `In`), else an
            operand.
        symbols: variables of the module (`__constant__`, `__device__`) that stand for arrays.
        shared_bytes: dynamic shared memory.
        exact: the bits that CUDA gives, or an error. Compile with :func:`compiler_options`.
        fast_math: sums may be reordered, and signs of zero, NaN and infinity are not kept.
        races: what happens where it cannot be decided beforehand whether threads race: the
            program checks it (see ``checks``), the call is refused, or threads do not race.
        assume_warp_synchronous: the kernel was written for hardware on which the 32 lanes of a warp
            run in lockstep, and has no ``__syncwarp()`` where they exchange values.
        checks: what happens when a thread accesses an element outside of its array, or threads
            race: an exception (by a host callback, for programs that run here), results of NaN, or
            nothing.
        options: options of the CUDA compiler, if the source is CUDA C++; of Triton a dictionary.

    Raises:
        InvalidInput: the kernel or the arguments are wrong.
        Unsupported: the source is of a kind that cannot be read.

    Errors of raising come when the function is traced.
    """
    of = kernel(source, name, options)
    launch = Launch(
        block=block,
        symbols=tuple(sorted((symbols or {}).items())),
        shared_bytes=shared_bytes,
        exact=exact,
        fast_math=fast_math,
        races=races,
        assume_warp_synchronous=assume_warp_synchronous,
        checks=checks,
    )
    return Function(of, grid, tuple(args), launch)


@dataclasses.dataclass(frozen=True)
class Launch:
    """What a launch has besides its grid and arguments; as in :func:`jax`."""

    block: Dims
    symbols: tuple[tuple[str, In | InOut | Out], ...] = ()
    shared_bytes: int = 0
    exact: bool = False
    fast_math: bool = False
    races: Races = "check"
    assume_warp_synchronous: bool = False
    checks: Checks = "raise"


class Function:
    """A kernel as a function of JAX arrays; made by :func:`jax`."""

    def __init__(
        self, kernel: Kernel, grid: Dims, args: tuple[Argument, ...], launch: Launch
    ) -> None:
        if launch.checks not in ("raise", "nan", "ignore"):
            raise InvalidInput(f"`checks` is raise, nan or ignore, not {launch.checks!r}")
        if launch.races not in ("check", "refuse", "assume"):
            raise InvalidInput(f"`races` is check, refuse or assume, not {launch.races!r}")
        _check_count(kernel, args)
        _check_kinds(kernel, args)
        self.kernel, self.grid, self.args, self.launch = kernel, grid, args, launch
        everything = [*leaves(args), *(array for _, array in launch.symbols)]
        named = [leaf for leaf in everything if isinstance(leaf, (In, InOut, Out))]
        self._check_names(named)
        self._leaves = named
        self.inputs = tuple(dict.fromkeys(x.name for x in named if not isinstance(x, Out)))
        self.outputs = tuple(dict.fromkeys(x.name for x in named if not isinstance(x, In)))
        self._outs = {x.name: x for x in named if isinstance(x, Out)}
        self.__name__ = kernel.name
        self.__doc__ = (
            f"Kernel `{kernel.name}`: ({', '.join(self.inputs)}) -> ({', '.join(self.outputs)},)"
        )

    def __repr__(self) -> str:
        return f"<function {self.__doc__}>"

    def _check_names(self, named: list) -> None:
        kinds: dict[str, type] = {}
        for leaf in named:
            if kinds.setdefault(leaf.name, type(leaf)) is not type(leaf):
                raise InvalidInput(
                    f"`{leaf.name}` is {kinds[leaf.name].__name__} and {type(leaf).__name__}; "
                    "an array that is read and written is InOut"
                )
        for leaf in named:
            like = leaf.like if isinstance(leaf, Out) else None
            if like is not None and kinds.get(like) not in (In, InOut):
                raise InvalidInput(f"Out({leaf.name!r}) is like `{like}`, which is no argument")

    def __call__(self, *arrays: Any, **named: Any) -> tuple:
        """Launches the kernel on arrays and numbers, in their order or by name; returns the arrays
        that it writes. A :class:`jax.Ref` that is given to an `InOut` is updated, and is no
        result."""
        arrays = self._in_order(arrays, named)
        values = [_read(array) for array in arrays]
        new = self._results(*self._raised(values))
        before = dict(zip(self.inputs, values))
        references = {
            name: array for name, array in zip(self.inputs, arrays) if isinstance(array, _jax.Ref)
        }
        results = []
        for name, array in zip(self.outputs, new):
            if name not in references:
                results.append(array)
            elif array is not before[name]:
                references[name][...] = array
        return tuple(results)

    def _in_order(self, arrays: Sequence[Any], named: dict[str, Any]) -> Sequence[Any]:
        """Returns the arguments with those that are given by name in their places."""
        for name in named:
            if name not in self.inputs[len(arrays) :]:
                known = ", ".join(self.inputs)
                what = "given twice" if name in self.inputs else f"no argument; those are {known}"
                raise InvalidInput(f"`{name}` of `{self.kernel.name}` is {what}")
        rest = self.inputs[len(arrays) :] if named else ()
        return (*arrays, *(named[name] for name in rest if name in named))

    def program(self, *arrays: Any) -> Call:
        """Returns the tensor program of a launch on arguments of these shapes and types."""
        return self._raised(arrays)[0]

    def _raised(self, arrays: Sequence[Any]) -> tuple[Call, dict[str, Any]]:
        """Returns the program of a launch, and the operands of its parameters by name."""
        if len(arrays) != len(self.inputs):
            raise InvalidInput(
                f"`{self.kernel.name}` takes {_count(len(self.inputs), 'argument')} "
                f"({', '.join(self.inputs)}), and {len(arrays)} were given"
            )
        given = dict(zip(self.inputs, arrays))
        binding = _Binding(self, given)
        kernel = self.kernel.of_types([binding.value(arg) for arg in self.args])
        args = tuple(
            binding.argument(arg, name, kind, bits)
            for arg, (name, kind, bits) in zip(self.args, kernel.parameters)
        )
        symbols = tuple(
            (symbol, binding.argument(array, symbol, "pointer", 64))
            for symbol, array in self.launch.symbols
        )
        with _naming_integers(binding.unknown):
            call = kernel.raise_launch(
                self._extents(arrays),
                self.launch.block,
                args,
                symbols=symbols,
                fills=tuple((name, float(out.fill)) for name, out in sorted(self._outs.items())),
                shared_bytes=self.launch.shared_bytes,
                exact=self.launch.exact,
                fast_math=self.launch.fast_math,
                races=self.launch.races,
                assume_warp_synchronous=self.launch.assume_warp_synchronous,
            )
        return call, binding.operands

    def _extents(self, arrays: Sequence[Any]) -> Dims:
        """Returns the grid."""
        if not callable(self.grid):
            return self.grid
        try:
            return dims(self.grid(*arrays))
        except _jax.errors.ConcretizationTypeError as error:
            raise InvalidInput(
                f"the grid of `{self.kernel.name}` depends on a value that is not known when it is "
                "traced: launch the largest grid, or name the argument in `static_argnums` of "
                "jax.jit"
            ) from error

    def _results(self, call: Call, operands: dict[str, Any]) -> tuple:
        written = list(call.program.results)
        for name in written:
            if name not in self.outputs:
                raise InvalidInput(
                    f"`{self.kernel.name}` writes `{name}`, which is In; make it InOut, so that "
                    "its new contents are a result"
                )
        parameters = (operands[name] for name in call.program.parameters)
        results = bind(self._called(call), *parameters) if call.result_types else []
        new = dict(zip(written, results))
        if call.program.check_count and results:
            new = self._checked(call, new, results[-1])
        for name in self.outputs:
            if name not in new and name in self._outs:
                raise InvalidInput(
                    f"no thread of `{self.kernel.name}` writes `{name}`, which is Out"
                )
        return tuple(new.get(name, operands.get(name)) for name in self.outputs)

    def _called(self, call: Call) -> Call:
        """Returns what is called for the program of a launch."""
        return call

    def _checked(self, call: Call, new: dict[str, Any], failed: Any) -> dict[str, Any]:
        """Returns what a call wrote, after what is to happen if one of its checks failed."""
        return checked(call, new, failed, self.launch.checks)


def checked(call: Call, new: dict[str, Any], failed: Any, checks: Checks) -> dict[str, Any]:
    """Returns the arrays that a program wrote, after what is to happen if one of its checks failed;
    `failed` is the number of that check, or 0."""
    match checks:
        case "raise":
            _jax.debug.callback(functools.partial(raise_if_failed, call), failed)
            return new
        case "nan":
            return {name: _nan_if(failed != 0, name, array) for name, array in new.items()}
        case _:
            return new


@contextlib.contextmanager
def _naming_integers(names: Sequence[str]) -> Iterator[None]:
    """Adds to an error of raising which integers it is not told."""
    try:
        yield
    except (InvalidInput, Unsupported) as error:
        if names and error.code != "array-type":
            listed = ", ".join(f"`{name}`" for name in names)
            error.args = (
                f"{error.args[0]}\n  help: {listed} {'is' if len(names) == 1 else 'are'} not known "
                "when the kernel is raised; make it a constant (`static_argnums` of jax.jit), or "
                "say its range (`rx.In(name, range=(least, greatest))`)",
            )
        raise


class _Binding:
    """The arguments of one call, as the raiser takes them, and the operands that they name."""

    def __init__(self, function: Function, given: dict[str, Any]) -> None:
        self.function, self.given = function, given
        self.operands: dict[str, Any] = {}
        #: The integers of which neither the value nor a range is known.
        self.unknown: list[str] = []

    def value(self, arg: Argument) -> Any:
        """Returns the array or number that an argument is."""
        if isinstance(arg, Out):
            return self._initial(arg)
        return self.given[arg.name] if isinstance(arg, (In, InOut)) else arg

    def argument(self, arg: Argument, name: str, kind: str, bits: int) -> tuple:
        """Returns the tuple for an argument that the parameter `name` of a kind is given."""
        if kind == "constant":
            return ("constant",)
        if arg is None:
            if kind not in ("pointer", "unknown64"):
                raise InvalidInput(f"`{name}` is {_kind(kind, bits)}, and is given None")
            return ("null",)
        if isinstance(arg, Struct):
            if kind != "struct":
                raise InvalidInput(f"`{name}` is no structure but {_kind(kind, bits)}")
            return "struct", tuple(
                (at, self._field(field, f"{name}+{at}")) for at, field in arg.fields
            )
        value = self.given.get(arg.name) if isinstance(arg, In) else arg
        number = getattr(value, "dtype", None) if np.ndim(value) == 0 else None
        if kind == "struct" and number is not None and 8 * number.itemsize == bits:
            return "struct", ((0, self._field(arg, name)),)
        if isinstance(arg, (In, InOut, Out)):
            return self._named(arg, name, kind, bits)
        return self._number(arg, name, kind, bits)

    def _field(self, field: Argument, name: str) -> tuple:
        if isinstance(field, Struct):
            return self.argument(field, name, "struct", 0)
        value = self.given.get(field.name) if isinstance(field, In) else field
        if isinstance(field, (InOut, Out)) or np.ndim(value) > 0:
            return self.argument(field, name, "pointer", 64)
        dtype = np.dtype(getattr(value, "dtype", type(value)))
        if np.issubdtype(dtype, np.integer):
            return self.argument(field, name, "int", 8 * dtype.itemsize)
        if isinstance(value, float):
            raise InvalidInput(
                f"the float at {name} needs a type: numpy.float32({value}) or "
                f"numpy.float64({value})"
            )
        return self.argument(field, name, "float", 8 * dtype.itemsize)

    def _named(self, arg: In | InOut | Out, name: str, kind: str, bits: int) -> tuple:
        value = self.value(arg)
        if kind in ("int", "float") or (kind == "unknown64" and np.ndim(value) == 0):
            if not isinstance(arg, In):
                raise InvalidInput(
                    f"`{name}` is {_kind(kind, bits)}, so `{arg.name}` cannot be written"
                )
            return self._number(value, arg.name, kind, bits, arg.range)
        if kind == "struct":
            raise InvalidInput(f"`{name}` is a structure of {bits // 8} bytes; give a Struct")
        array = value
        if not isinstance(value, _jax.ShapeDtypeStruct):
            array = jnp.asarray(value)
        if jnp.issubdtype(array.dtype, jnp.complexfloating):
            raise InvalidInput(
                f"`{arg.name}` is {array.dtype}; kernels have complex numbers as pairs of floats: "
                "give an array of floats with a last dimension of 2"
            )
        if not isinstance(arg, Out):
            self.operands[arg.name] = array
        return "array", arg.name, str(array.dtype), tuple(array.shape), arg.offset

    def _initial(self, arg: Out) -> _jax.ShapeDtypeStruct:
        like = self.given.get(arg.like)
        shape = arg.shape if arg.shape is not None else np.shape(like)
        dtype = jnp.dtype(arg.dtype) if arg.dtype is not None else jnp.asarray(like).dtype
        if _jax.dtypes.canonicalize_dtype(dtype) != dtype:
            raise InvalidInput(f"`{arg.name}` is {dtype}, which JAX has with jax_enable_x64 only")
        return _jax.ShapeDtypeStruct(shape, dtype)

    def _number(self, value: Any, name: str, kind: str, bits: int, range_: Range = None) -> tuple:
        if kind in ("int", "unknown64"):
            return self._integer(value, name, kind, bits, range_)
        if kind != "float":
            raise InvalidInput(f"`{name}` is {_kind(kind, bits)}, not a number such as {value!r}")
        if np.ndim(value) != 0:
            raise InvalidInput(f"`{name}` is {_kind(kind, bits)}, and is given {_shown(value)}")
        is_bfloat = bits == 16 and getattr(value, "dtype", None) == jnp.bfloat16
        dtype = "bfloat16" if is_bfloat else f"float{bits}"
        is_type = isinstance(value, _jax.ShapeDtypeStruct)
        scalar = value if is_type else jnp.asarray(value, dtype)
        if str(scalar.dtype) != dtype:
            raise InvalidInput(f"`{name}` is {dtype}, which JAX has with jax_enable_x64 only")
        self.operands[name] = scalar
        return "float", name, dtype

    def _integer(self, value: Any, name: str, kind: str, bits: int, range_: Range) -> tuple:
        """Returns the tuple for an integer: an operand of the program if its value is not known, or
        a range is; else a constant."""
        if isinstance(value, (_jax.core.Tracer, _jax.ShapeDtypeStruct)):
            if not jnp.issubdtype(value.dtype, jnp.integer) or value.ndim:
                raise InvalidInput(f"`{name}` is {_kind(kind, bits)}, and is given {_shown(value)}")
            return self._run_time(value, name, bits, range_)
        try:
            integer = value.__index__()
        except (AttributeError, TypeError):
            raise InvalidInput(
                f"`{name}` is {_kind(kind, bits)}, and is given {_shown(value)}"
            ) from None
        if not -(2 ** (bits - 1)) <= integer < 2**bits:
            raise InvalidInput(f"{integer} does not fit into `{name}`, {_kind(kind, bits)}")
        if range_ is None:
            return "int", integer
        if not range_[0] <= integer <= range_[1]:
            raise InvalidInput(f"the integer `{name}` is {integer}, and not in {_between(range_)}")
        dtype = getattr(value, "dtype", _jax.dtypes.canonicalize_dtype(f"int{bits}"))
        return self._run_time(jnp.asarray(integer, dtype), name, bits, range_)

    def _run_time(self, value: Any, name: str, bits: int, range_: Range) -> tuple:
        self.operands[name] = value
        if range_ is None:
            self.unknown.append(name)
        of_type = jnp.iinfo(value.dtype)
        signed = of_type.min < 0
        # The greatest 64-bit integer is left to the check: ranges are half-open inside.
        most = min(2 ** (bits - signed) - 1, 2**63 - 2)
        least, greatest = range_ or (-(2 ** (bits - 1)) if signed else 0, most)
        least, greatest = max(least, int(of_type.min)), min(greatest, int(of_type.max))
        is_any = (least, greatest) == (int(of_type.min), int(of_type.max))
        return "varying", name, str(value.dtype), least, greatest, is_any


def _between(range_: tuple[int, int]) -> str:
    return f"{range_[0]}..={range_[1]}"


def positional(
    kernel: Kernel, grid: Dims, block: Dims, args: Sequence[Any], shared_bytes: int
) -> tuple:
    """Launches a kernel on arrays and numbers in the order of its parameters. Returns the new
    contents of the arrays that it writes, in that order, without those that are given as a
    :class:`jax.Ref`, which are updated; an array that is given twice is one."""
    _check_count(kernel, args)
    names: dict[int, str] = {}
    described: list[Argument] = []
    given: dict[str, Any] = {}
    for value, (name, kind, _) in zip(args, kernel.parameters):
        if value is None:
            described.append(None)
            continue
        if kind == "pointer" or (kind == "unknown64" and np.ndim(value) > 0):
            name = names.setdefault(id(value), name)
            described.append(InOut(name))
        elif kind in ("struct", "constant"):
            described.append(value)
            continue
        else:
            described.append(In(name))
        given[name] = value
    function = Function(kernel, grid, tuple(described), Launch(block, shared_bytes=shared_bytes))
    values = [given[name] for name in function.inputs]
    written = function.program(*map(_read, values)).program.results
    new = function(*values)
    returned = [name for name in function.outputs if not isinstance(given[name], _jax.Ref)]
    return tuple(array for name, array in zip(returned, new) if name in written)


def _read(array: Any) -> Any:
    return array[...] if isinstance(array, _jax.Ref) else array


def _check_kinds(kernel: Kernel, args: Sequence[Any]) -> None:
    """Checks that each argument is one of what arguments may be."""
    for arg, (name, kind, _) in zip(args, kernel.parameters):
        if kind == "constant":
            if isinstance(arg, (In, InOut, Out, Struct)):
                raise InvalidInput(f"`{name}` is a tl.constexpr: give its value, not {arg!r}")
        elif isinstance(arg, (str, type)):
            raise InvalidInput(
                f"`{name}` is given {arg!r}; an array or a number that is an argument of the "
                f'function is rx.In("name"), rx.Out or rx.InOut'
            )


def _check_count(kernel: Kernel, args: Sequence[Any]) -> None:
    """Checks that there is an argument for each parameter."""
    if len(args) != len(kernel.parameters):
        raise InvalidInput(
            f"`{kernel.name}` has {_count(len(kernel.parameters), 'parameter')}, and "
            f"{_count(len(args), 'argument')} {'is' if len(args) == 1 else 'are'} given; "
            f"the parameters are {_listed(kernel)}"
        )


def raise_if_failed(call: Call, failed: Any) -> None:
    """Raises the error of the check of this number; 0 means that all held. Of a batch it is that of
    the largest number."""
    number = int(np.max(failed, initial=0))
    if number:
        call.program.fail(number)


def _nan_if(failed: Any, name: str, array: Any) -> Any:
    if not jnp.issubdtype(array.dtype, jnp.floating):
        raise InvalidInput(f'`{name}` is {array.dtype}, which has no NaN: use checks="raise"')
    return jnp.where(failed, jnp.nan, array)


def compiler_options() -> dict[str, Any]:
    """Returns the options of XLA under which roundings are where the kernel has them.

    For `jax.jit(f, compiler_options=rx.compiler_options())`. Without them XLA may keep products and
    sums of 16-bit floats, and on GPUs conversions to a narrower type, in a wider type.
    """
    return {"xla_allow_excess_precision": False}


def _count(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


def _kind(kind: str, bits: int) -> str:
    return {
        "pointer": "an array",
        "int": f"a {bits}-bit integer",
        "float": f"a {bits}-bit float",
        "unknown64": "an array or a 64-bit integer",
        "struct": f"a structure of {bits // 8} bytes",
    }[kind]


def _listed(kernel: Kernel) -> str:
    return ", ".join(f"`{name}` ({_kind(kind, bits)})" for name, kind, bits in kernel.parameters)


def _shown(value: Any) -> str:
    dtype, shape = getattr(value, "dtype", None), np.shape(value)
    return f"{dtype}{list(shape)}" if dtype is not None else repr(value)
