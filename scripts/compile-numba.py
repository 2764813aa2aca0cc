"""Compiles a kernel of the corpus written for Numba: compile-numba.py NAME.py > NAME.numba.ptx

The file defines a function named like itself and SIGNATURE, the types of its arguments. No GPU is needed. The entry's mangled
name, in which Numba writes down its compiler flags, becomes NAME.
"""

import importlib.util
import re
import sys
from pathlib import Path

from numba import cuda

path = Path(sys.argv[1])
name = path.stem
spec = importlib.util.spec_from_file_location(name, path)
module = importlib.util.module_from_spec(spec)
sys.modules[name] = module
spec.loader.exec_module(module)
ptx, _ = cuda.compile_ptx(getattr(module, name), module.SIGNATURE, cc=(8, 0))
mangled = re.search(r"\.visible \.entry (\w+)\(", ptx).group(1)
sys.stdout.write(ptx.replace(mangled, name))
