"""Kernels: where they come from, and their launch as CUDA's, CuPy's and Numba's users write it."""

from __future__ import annotations

import difflib
import functools
import inspect
import shlex
from collections.abc import Sequence
from typing import Any, Union

import numpy as np

from reactant_rs import _compilers
from reactant_rs._core import InvalidInput, KernelFile
from reactant_rs._program import Call

#: Launch dimensions: one number, or up to three.
Dims = Any
#: Options of the compiler: flags of NVRTC; of Triton a dictionary.
Options = Union[Sequence[str], dict[str, Any]]


def kernel(source: Any, name: str | None = None, options: Options = ()) -> Kernel:
    """Returns a kernel.

    Args:
        source: the path of a file (`.ptx`, `.ll`, `.bc`, `.mlir`, `.cu`), PTX or LLVM IR or CUDA
            C++ as a string, a `cupy.RawKernel` or `cupy.RawModule`, or a function of
            `numba.cuda.jit` or `triton.jit`. CUDA C++ is compiled by NVRTC (package
            `nvidia-cuda-nvrtc`), functions by Numba and Triton for the types that they are launched
            with; no GPU is needed.
        name: the kernel, if the source has several. For a template, the instance:
            `"step<float, 16>"`.
        options: options of the CUDA compiler, as `"--use_fast_math"` or `"-DN=64"`; of Triton a
            dictionary, as `{"num_warps": 8}`.

    Raises:
        InvalidInput: the source is no kernel, or has none of that name.
        Unsupported: the source is of a kind that cannot be read, with the reason.
    """
    from reactant_rs import _triton

    if isinstance(options, str):
        options = shlex.split(options)
    if isinstance(source, Kernel):
        return source if name is None else Kernel(source.file, source.file_name, name)
    if hasattr(source, "py_func") and type(source).__module__.startswith("numba"):
        return NumbaKernel(source)
    if _triton.is_triton(source):
        return _triton.kernel(source, dict(options))
    label, contents, name = _compilers.contents(source, name, tuple(options))
    return Kernel(read(label, contents), label, name)


@functools.lru_cache(maxsize=256)
def read(label: str, contents: bytes) -> KernelFile:
    """Returns the kernels of a file, which is read once."""
    return KernelFile(label, contents)


class Kernel:
    """One kernel of a source that was read.

    It is launched as CuPy's (`k(grid, block, args)`) and Numba's (`k[grid, block](*args)`) kernels
    are. Both return a tuple of the new contents of the arrays that the kernel writes, in the order
    of its parameters: JAX's arrays do not change.

    Attributes:
        name: the kernel's name in PTX.
        parameters: of each parameter its name, kind (`pointer`, `int`, `float`, `unknown64` or
            `struct`) and size in bits.
    """

    def __init__(
        self, file: KernelFile, file_name: str, name: str | None, numba: Any = None
    ) -> None:
        known = dict(file.kernels())
        if name is None and len(known) == 1:
            (name,) = known
        if name is not None and len(found := file.named(name)) == 1:
            ((name, _),) = found
        elif name is not None and found:
            listed = "".join(f"\n  {full}" for _, full in found)
            raise InvalidInput(f"`{name}` may be any of {len(found)} kernels; name one of{listed}")
        if name not in known:
            raise InvalidInput(_no_such_kernel(file_name, name, list(known)))
        self.file, self.file_name, self.name = file, file_name, name
        self.parameters: list[tuple[str, str, int]] = numba or known[name]
        self._is_numba = numba is not None
        self._raised = functools.lru_cache(maxsize=1024)(self._raise_launch)

    def __repr__(self) -> str:
        kinds = ", ".join(f"{kind} {name}" for name, kind, _ in self.parameters)
        return f"<kernel {self.name}({kinds}) of {self.file_name}>"

    def __getitem__(self, launch: tuple) -> Any:
        """Returns the launch `k[grid, block]` or `k[grid, block, stream, shared_bytes]`."""
        from reactant_rs._function import positional

        if not isinstance(launch, tuple) or not 2 <= len(launch) <= 4:
            raise TypeError("a launch is k[grid, block] or k[grid, block, stream, shared_bytes]")
        shared_bytes = launch[3] if len(launch) == 4 else 0
        return functools.partial(_launch, positional, self, launch[0], launch[1], shared_bytes)

    def __call__(self, grid: Dims, block: Dims, args: Sequence[Any], shared_mem: int = 0) -> tuple:
        """Launches the kernel as CuPy does."""
        from reactant_rs._function import positional

        return positional(self, grid, block, args, shared_mem)

    def of_types(self, values: Sequence[Any]) -> Kernel:
        """Returns the kernel for arguments of the types of these values."""
        return self

    def raise_launch(self, grid: Dims, block: Dims, args: tuple, **options: Any) -> Call:
        """Returns the tensor program of a launch, which is raised once. `args` are the tuples that
        the extension module takes; symbols are pairs of a name and such a tuple, fills of a name
        and a number."""
        if block is None:
            raise InvalidInput(f"a launch of `{self.name}` needs `block`, the threads of a block")
        return self._raised(dims(grid), dims(block), args, tuple(sorted(options.items())))

    def _raise_launch(self, grid: tuple, block: tuple, args: tuple, options: tuple) -> Call:
        given = dict(options)
        for pairs in ("symbols", "fills"):
            given[pairs] = dict(given[pairs])
        program = self.file.raise_launch(
            self.name, grid, block, [_unfrozen(arg) for arg in args], numba=self._is_numba, **given
        )
        return Call(program, self.name)


class NumbaKernel(Kernel):
    """A function of `numba.cuda.jit`, which is compiled for the types that it is launched with."""

    def __init__(self, function: Any) -> None:
        self.function, self.name = function.py_func, function.py_func.__name__
        self.file_name = f"Numba's {self.name}"
        names = inspect.signature(self.function).parameters
        self.parameters = [(name, "unknown64", 64) for name in names]
        self._compiled = functools.lru_cache(maxsize=256)(self._compile)

    def of_types(self, values: Sequence[Any]) -> Kernel:
        def described(value: Any) -> tuple[str, int]:
            dtype = getattr(value, "dtype", None) or np.dtype(type(value))
            return str(dtype), np.ndim(value)

        return self._compiled(tuple(map(described, values)))

    def _compile(self, types: tuple[tuple[str, int], ...]) -> Kernel:
        ptx = _compilers.numba(self.function, types)
        parameters = []
        for (name, _, _), (dtype, rank) in zip(self.parameters, types):
            bits = 8 * np.dtype(dtype).itemsize
            kind = "float" if np.issubdtype(np.dtype(dtype), np.floating) else "int"
            parameters.append((name, "pointer", 64) if rank else (name, kind, bits))
        file = read(self.file_name, ptx)
        ((entry, _),) = file.kernels()
        return Kernel(file, self.file_name, entry, parameters)


def _launch(positional: Any, kernel: Kernel, grid: Dims, block: Dims, shared: int, *args: Any):
    return positional(kernel, grid, block, args, shared)


def _unfrozen(arg: tuple) -> tuple:
    if arg[0] == "struct":
        return ("struct", [(offset, _unfrozen(field)) for offset, field in arg[1]])
    return arg


def dims(given: Dims) -> tuple[int, int, int]:
    """Returns the extents in x, y and z."""
    extents = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if not 1 <= len(extents) <= 3:
        raise InvalidInput(f"a grid or block has one to three extents, not {given!r}")
    for extent in extents:
        if not hasattr(extent, "__index__") or not 0 < int(extent) < 2**32:
            raise InvalidInput(
                f"the extents of a grid or block are positive integers, not {given!r}"
            )
    return (*map(int, extents), 1, 1)[:3]


def _no_such_kernel(file_name: str, name: str | None, known: list[str]) -> str:
    if not known:
        return f"{file_name} has no kernel"
    listed = ", ".join(f"`{k}`" for k in known[:16])
    if name is None:
        return f"{file_name} has several kernels: {listed}; name one"
    near = difflib.get_close_matches(name, known, 1)
    hint = f"did you mean `{near[0]}`?" if near else f"its kernels are {listed}"
    return f"{file_name} has no kernel `{name}`; {hint}"
