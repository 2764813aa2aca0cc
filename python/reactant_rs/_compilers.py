"""Sources of kernels, and the compilers that turn CUDA C++ into PTX."""

from __future__ import annotations

import ctypes
import functools
import glob
import importlib.util
import os
import pathlib
import sys
import tempfile
from typing import Any

from reactant_rs._core import Error, InvalidInput, Unsupported, compile_cuda

#: The virtual architecture that NVRTC compiles for.
ARCHITECTURE = "compute_80"

#: What NVRTC says of files with host code, or with headers that it does not have.
_FOR_ANOTHER = ("cannot open source file", "execution space annotations")

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
        if "\n" not in source and " " not in source.strip():
            raise InvalidInput(
                f"{source!r} is no kernel file, whose name ends in {', '.join(sorted(_FILES))}"
            )
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
    """Compiles CUDA C++ by NVRTC, or else by nvcc or clang. Returns PTX or LLVM IR, and the name of
    the kernel there."""
    try:
        return _by_nvrtc(text, file, name, options, folder)
    except Error as error:
        other = None
        if isinstance(error, Unsupported) or any(words in str(error) for words in _FOR_ANOTHER):
            other = _by_another(text, file, options, folder)
        if other is None:
            raise
        return other, name


def _by_nvrtc(
    text: str, file: str, name: str | None, options: tuple[str, ...], folder: Any
) -> tuple[bytes, str | None]:
    nvrtc = _Nvrtc()
    flags = [f"--gpu-architecture={ARCHITECTURE}", "-lineinfo", *options]
    if folder is not None:
        flags.append(f"--include-path={folder}")
    flags += [f"--include-path={include}" for include in _includes()]
    return nvrtc.compile(text, file, name, flags)


def _by_another(text: str, file: str, options: tuple[str, ...], folder: Any) -> bytes | None:
    """Compiles CUDA C++ by nvcc or clang. Returns None if they cannot."""
    with tempfile.TemporaryDirectory() as scratch:
        path = pathlib.Path(folder or scratch) / file
        if folder is None:
            path.write_text(text)
        try:
            return compile_cuda(str(path), list(options))
        except Error:
            return None


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


def _hint(log: str) -> str:
    """Returns what to do about an error of NVRTC."""
    if "nv/target" in log or "cuda/std" in log:
        return "\nNVIDIA's C++ headers are missing: `pip install nvidia-cuda-cccl`"
    if "cannot open source file" in log:
        return (
            "\nNVRTC has no headers of the host. Leave out what kernels do not need, give folders "
            'by options=["-I/path"], or install nvcc or clang, which are tried next'
        )
    return ""


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
                log = self._text(program, "ProgramLog")
                if "__nv_name_map" in log and "<" not in name:
                    # The text has no such kernel; what it has is found when it is read.
                    return self.compile(text, file, None, flags)[0], name
                raise InvalidInput(f"NVRTC cannot compile {file}:\n{log}{_hint(log)}")
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
