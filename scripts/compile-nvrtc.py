"""Compiles a kernel of the corpus with NVRTC, which comes as the package nvidia-cuda-nvrtc: compile-nvrtc.py NAME.cu > NAME.nvrtc.ptx"""

import ctypes
import glob
import os
import sys
from pathlib import Path

import nvidia


def library():
    for folder in nvidia.__path__:
        for file in glob.glob(os.path.join(folder, "**", "libnvrtc.so.*"), recursive=True):
            return ctypes.CDLL(file)
    sys.exit("libnvrtc is not there: pip install nvidia-cuda-nvrtc")


nvrtc = library()


def check(status):
    if status != 0:
        nvrtc.nvrtcGetErrorString.restype = ctypes.c_char_p
        sys.exit(nvrtc.nvrtcGetErrorString(status).decode())


path = Path(sys.argv[1])
program = ctypes.c_void_p()
check(nvrtc.nvrtcCreateProgram(ctypes.byref(program), path.read_bytes(), path.name.encode(), 0, None, None))
options = (ctypes.c_char_p * 1)(b"--gpu-architecture=compute_80")
check(nvrtc.nvrtcCompileProgram(program, 1, options))
size = ctypes.c_size_t()
check(nvrtc.nvrtcGetPTXSize(program, ctypes.byref(size)))
ptx = ctypes.create_string_buffer(size.value)
check(nvrtc.nvrtcGetPTX(program, ptx))
sys.stdout.write(ptx.value.decode())
