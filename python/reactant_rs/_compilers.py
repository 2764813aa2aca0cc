"""Sources of kernels, and the compilers that turn CUDA C++ into PTX."""

from __future__ import annotations

import ctypes
import functools
import glob
import importlib.util
import os
import pathlib
import sys
from typing import Any

from reactant_rs._core import InvalidInput, Unsupported

#: The virtual architecture that NVRTC compiles for.
ARCHITECTURE = "compute_80"

_FILES = {".ptx", ".ll", ".bc", ".mlir", ".cu", ".cuh"}


def contents(source: Any, name: str | None, options: tuple[str, ...]) -> tuple:
    """Returns what errors call a source, the bytes of its PTX, LLVM IR or MLIR, and the kernel's
    name there.

    Raises:
        InvalidInput: a file that cannot be read, CUDA C++ that does not compile.
        Unsupported: no source of kernels.
    """
    if isinstance(source, os.PathLike) or _is_path(source):
        path = pathlib.Path(source)
        try:
            read = path.read_bytes()
        except OSError as error:
            raise InvalidInput(f"cannot read the kernel file `{path}`: {error.strerror}") from error
        if path.suffix in {".cu", ".cuh"}:
            return (path.name, *_cuda(read.decode(), path.name, name, options, path.parent))
        return path.name, read, name
    if isinstance(source, (bytes, bytearray)):
        return "<bytes>", bytes(source), name
    if isinstance(source, str):
        if "__global__" in source:
            return ("<CUDA C++>", *_cuda(source, "kernels.cu", name, options, None))
        return "<string>", source.encode(), name
    return _object(source, name, options)


def _is_path(source: Any) -> bool:
    return isinstance(source, str) and "\n" not in source and pathlib.Path(source).suffix in _FILES


def _object(source: Any, name: str | None, options: tuple[str, ...]) -> tuple:
    """The kernel of another library's object."""
    kind = f"{type(source).__module__}.{type(source).__qualname__}"
    if kind.startswith("cupy") and hasattr(source, "code"):
        name = name or getattr(source, "name", None)
        options = (*(source.options or ()), *options)
        return (kind, *_cuda(source.code, "kernels.cu", name, options, None))
    raise Unsupported(
        f"a kernel is a file, a string of PTX, LLVM IR or CUDA C++, or a CuPy kernel; not {kind}"
    )


@functools.lru_cache(maxsize=256)
def _cuda(
    text: str, file: str, name: str | None, options: tuple[str, ...], folder: Any
) -> tuple[bytes, str | None]:
    """Compiles CUDA C++ by NVRTC. Returns PTX, and the kernel's name there."""
    nvrtc = _Nvrtc()
    flags = [f"--gpu-architecture={ARCHITECTURE}", "-lineinfo", *options]
    if folder is not None:
        flags.append(f"--include-path={folder}")
    flags += [f"--include-path={include}" for include in _includes()]
    return nvrtc.compile(text, file, name, flags)


def numba(function: Any, types: tuple[tuple[str, int], ...]) -> bytes:
    """Compiles a Python function by Numba, for arguments of these element types and ranks. Returns
    PTX.

    Raises:
        InvalidInput: what Numba cannot compile.
        Unsupported: a library that Numba needs is missing.
    """
    import numba.cuda
    import numpy as np

    def of(dtype: str, rank: int) -> Any:
        element = numba.from_dtype(np.dtype(dtype))
        return numba.types.Array(element, rank, "C") if rank else element

    try:
        ptx, _ = numba.cuda.compile(
            function, tuple(of(*each) for each in types), output="ptx", abi="numba", device=False,
            cc=(8, 0), lineinfo=True,
        )  # fmt: skip
    except (ImportError, OSError, RuntimeError) as error:
        raise Unsupported(
            f"Numba cannot compile here: {str(error).splitlines()[0]}; it needs NVIDIA's compiler "
            "library: `pip install nvidia-nvvm`"
        ) from error
    except numba.core.errors.NumbaError as error:
        raise InvalidInput(f"Numba cannot compile `{function.__name__}`:\n{error}") from error
    return ptx.encode() if isinstance(ptx, str) else ptx


def _site_packages(pattern: str) -> list[str]:
    """Files of the `nvidia` packages, of the newest CUDA first."""
    spec = importlib.util.find_spec("nvidia")
    roots = list(spec.submodule_search_locations or []) if spec else []
    found = [
        path for root in roots for path in glob.glob(os.path.join(root, "*", *pattern.split("/")))
    ]
    return sorted(found, reverse=True)


def _includes() -> list[str]:
    return [os.path.dirname(path) for path in _site_packages("include/cuda_runtime.h")[:1]]


class _Nvrtc:
    """NVIDIA's runtime compiler, from its wheel or the system."""

    def __init__(self) -> None:
        candidates = _site_packages("lib/libnvrtc.so.*")
        candidates = [path for path in candidates if ".alt." not in path and "builtins" not in path]
        candidates += [f"libnvrtc.so.{version}" for version in (13, 12)]
        for candidate in candidates:
            try:
                self.library = ctypes.CDLL(candidate)
                return
            except OSError:
                continue
        raise Unsupported(
            "CUDA C++ needs NVRTC, which is not here: `pip install nvidia-cuda-nvrtc` "
            f"(for {sys.executable}), or compile it yourself by `nvcc -ptx` and give the PTX"
        )

    def compile(self, text: str, file: str, name: str | None, flags: list[str]) -> tuple:
        """Compiles a text. Returns PTX and the lowered name of the kernel, if one is named."""
        program = ctypes.c_void_p()
        self._call(
            "CreateProgram", ctypes.byref(program), text.encode(), file.encode(), 0, None, None
        )
        try:
            expression = name is not None and 'extern "C" ' not in text
            if expression:
                self._call("AddNameExpression", program, name.encode())
            encoded = (ctypes.c_char_p * len(flags))(*(flag.encode() for flag in flags))
            code = self.library.nvrtcCompileProgram(program, len(flags), encoded)
            if code:
                raise InvalidInput(
                    f"NVRTC cannot compile {file}:\n{self._text(program, 'ProgramLog')}"
                )
            lowered = name
            if expression:
                pointer = ctypes.c_char_p()
                self._call("GetLoweredName", program, name.encode(), ctypes.byref(pointer))
                lowered = pointer.value.decode()
            return self._text(program, "PTX").encode(), lowered
        finally:
            self._call("DestroyProgram", ctypes.byref(program))

    def _text(self, program: ctypes.c_void_p, what: str) -> str:
        size = ctypes.c_size_t()
        self._call(f"Get{what}Size", program, ctypes.byref(size))
        buffer = ctypes.create_string_buffer(size.value)
        self._call(f"Get{what}", program, buffer)
        return buffer.value.decode()

    def _call(self, function: str, *arguments: Any) -> None:
        code = getattr(self.library, f"nvrtc{function}")(*arguments)
        if code:
            self.library.nvrtcGetErrorString.restype = ctypes.c_char_p
            reason = self.library.nvrtcGetErrorString(code).decode()
            raise InvalidInput(f"NVRTC's {function} fails: {reason}")
