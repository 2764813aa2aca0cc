"""Functions of `triton.jit` as kernels. Triton compiles them to PTX without a GPU."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reactant_rs._core import InvalidInput, Unsupported
from reactant_rs._kernel import Dims, Kernel, read
from reactant_rs._program import Call

#: The compute capability that Triton compiles for: the newest for which `tl.dot` becomes products
#: and sums, as tensor cores are not raised.
CAPABILITY = 70

#: Options unless others are given. One warp exchanges values by shuffles rather than through shared
#: memory, and one stage copies nothing asynchronously.
DEFAULTS = {"num_warps": 1, "num_stages": 1, "enable_fp_fusion": True}

_TYPES = {
    "bool": "i1",
    "float16": "fp16",
    "bfloat16": "bf16",
    "float32": "fp32",
    "float64": "fp64",
    **{f"{sign}int{bits}": f"{sign}{'' if sign else 'i'}{bits}" for sign in ("", "u")
       for bits in (8, 16, 32, 64)},
}  # fmt: skip

Options = tuple[tuple[str, Any], ...]


def is_triton(source: Any) -> bool:
    """Returns whether an object is a function of Triton, of any kind."""
    return type(source).__module__.startswith("triton.runtime")


def kernel(function: Any, options: dict[str, Any]) -> TritonKernel:
    """Returns the kernel of a function of `triton.jit`.

    Raises:
        Unsupported: the function chooses its constants on a GPU.
        InvalidInput: an option that Triton does not have.
    """
    if not hasattr(function, "params"):
        raise Unsupported(
            f"a Triton function of type {type(function).__name__} chooses constants when it is "
            "launched on a GPU; give the function inside of it, `function.fn`, and the constants"
        )
    known = _backend_options()
    for option in options:
        if option not in known:
            raise InvalidInput(f"Triton has no option `{option}`; it has {', '.join(known)}")
    return TritonKernel(function, tuple(sorted(options.items())))


def _backend_options() -> list[str]:
    from triton.backends.nvidia.compiler import CUDAOptions

    return sorted(CUDAOptions.__dataclass_fields__)


class TritonKernel(Kernel):
    """A function of `triton.jit`, which is compiled for the types and constants that it is launched
    with.

    It is launched as Triton's are: `k[grid](*args, BLOCK=128, num_warps=4)`. The grid may be a
    function of the arguments by name.
    """

    def __init__(self, function: Any, options: Options) -> None:
        self.function, self.options = function, options
        self.name = function.fn.__name__
        self.file_name = f"Triton's {self.name}"
        self.parameters = [
            (param.name, "constant" if param.is_constexpr else "unknown64", 64)
            for param in function.params
        ]
        self._compiled = functools.lru_cache(maxsize=256)(self._compile)

    def __getitem__(self, grid: Dims | Callable[[dict], Dims]) -> Callable[..., tuple]:
        """Returns the launch `k[grid]`."""
        return functools.partial(self._launch, grid)

    def __call__(self, grid: Dims, block: Dims, args: Sequence[Any], shared_mem: int = 0) -> tuple:
        raise InvalidInput(f"a Triton function is launched as `{self.name}[grid](*args)`")

    def _launch(self, grid: Any, *args: Any, **named: Any) -> tuple:
        from reactant_rs._function import positional

        names = [name for name, _, _ in self.parameters]
        if len(args) > len(names):
            raise InvalidInput(
                f"`{self.name}` has {len(names)} parameters, and {len(args)} arguments are given"
            )
        given = dict(zip(names, args))
        for name in set(given) & set(named):
            raise InvalidInput(f"`{self.name}` is given `{name}` twice")
        options = {key: value for key, value in named.items() if key not in names}
        given.update((key, value) for key, value in named.items() if key in names)
        for param in self.function.params:
            if param.name not in given and param.has_default:
                given[param.name] = param.default
        missing = [name for name in names if name not in given]
        if missing:
            listed = ", ".join(f"`{name}`" for name in missing)
            raise InvalidInput(f"`{self.name}` is launched without {listed}")
        of = kernel(self.function, {**dict(self.options), **options}) if options else self
        extents = grid(given) if callable(grid) else grid
        return positional(of, extents, None, [given[name] for name in names], 0)

    def of_types(self, values: Sequence[Any]) -> Kernel:
        types: list[str] = []
        constants: list[tuple[int, Any]] = []
        for place, ((name, kind, _), value) in enumerate(zip(self.parameters, values)):
            if kind == "constant":
                types.append("constexpr")
                constants.append((place, value))
            else:
                types.append(_type(name, value))
        return self._compiled(tuple(types), tuple(constants))

    def _compile(self, types: tuple[str, ...], constants: tuple[tuple[int, Any], ...]) -> Kernel:
        import triton
        from triton.backends.compiler import GPUTarget

        source = triton.compiler.ASTSource(
            fn=self.function,
            signature={name: of for (name, _, _), of in zip(self.parameters, types)},
            constexprs={(place,): value for place, value in constants},
        )
        target = GPUTarget("cuda", CAPABILITY, 32)
        options = {**DEFAULTS, **dict(self.options)}
        try:
            compiled = triton.compile(source, target=target, options=options)
        except triton.compiler.errors.CompilationError as error:
            raise InvalidInput(f"Triton cannot compile `{self.name}`:\n{error}") from error
        parameters = []
        for (name, _, _), of in zip(self.parameters, types):
            kind = "float" if of.lstrip("b").startswith("fp") else "int"
            bits = int(of.lstrip("ibfpu") or 0) if of != "constexpr" and of[0] != "*" else 64
            if of == "constexpr":
                kind = "constant"
            elif of[0] == "*":
                kind = "pointer"
            parameters.append((name, kind, bits))
        return _Compiled(self.file_name, compiled, parameters)


class _Compiled(Kernel):
    """What Triton compiled: after its arguments, the kernel takes addresses of scratch memory."""

    def __init__(self, file_name: str, compiled: Any, parameters: list) -> None:
        file = read(file_name, compiled.asm["ptx"].encode())
        metadata = compiled.metadata
        super().__init__(file, file_name, metadata.name)
        own = [parameter for parameter in parameters if parameter[1] != "constant"]
        self._scratch = len(self.parameters) - len(own)
        self.parameters = parameters
        self._threads, self._shared = 32 * metadata.num_warps, metadata.shared
        if metadata.global_scratch_size or metadata.num_ctas != 1:
            raise Unsupported(
                f"`{self.name}` needs scratch memory or clusters of blocks, which are not supported"
            )

    def raise_launch(self, grid: Dims, block: Dims, args: tuple, **options: Any) -> Call:
        if block is not None:
            raise InvalidInput(
                f"`{self.name}` is Triton's, which decides the threads of a block: give no `block` "
                'but options={"num_warps": 4}'
            )
        args = tuple(arg for arg in args if arg[0] != "constant")
        args += (("null",),) * self._scratch
        options["shared_bytes"] += self._shared
        return super().raise_launch(grid, self._threads, args, **options)


def _type(name: str, value: Any) -> str:
    """Returns Triton's name of the type of an argument."""
    if isinstance(value, bool):
        return "i1"
    if isinstance(value, int):
        return "i32" if -(2**31) <= value < 2**31 else "i64"
    if isinstance(value, float):
        return "fp32"
    dtype = str(getattr(value, "dtype", None) or np.result_type(value))
    if dtype not in _TYPES:
        raise Unsupported(f"`{name}` is {dtype}, which Triton's kernels have no arguments of")
    return f"*{_TYPES[dtype]}" if np.ndim(value) else _TYPES[dtype]
