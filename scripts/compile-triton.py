"""Compiles a kernel of the corpus written for Triton: compile-triton.py NAME.py > NAME.triton.ptx

The file defines a function named like itself, SIGNATURE with the types of its arguments, and CONSTANTS. No GPU is needed.
Triton adds two parameters of its own, pointers to scratch memory that these kernels do not use.
"""

import importlib.util
import os
import sys
from pathlib import Path

os.environ["TRITON_DISABLE_LINE_INFO"] = "1"  # the PTX would hold the folder's name
os.environ["TRITON_DEFAULT_FP_FUSION"] = "1"

from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource, compile

path = Path(sys.argv[1])
spec = importlib.util.spec_from_file_location(path.stem, path)
module = importlib.util.module_from_spec(spec)
sys.modules[path.stem] = module
spec.loader.exec_module(module)
signature = module.SIGNATURE | {name: "constexpr" for name in module.CONSTANTS}
source = ASTSource(fn=getattr(module, path.stem), signature=signature, constexprs=module.CONSTANTS)
kernel = compile(source, target=GPUTarget("cuda", 80, 32), options={"num_warps": module.WARPS})
sys.stdout.write(kernel.asm["ptx"])
