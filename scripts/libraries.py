#!/usr/bin/env python3
"""Write cuda/libraries/*.ptx, the kernels of the stand-in libraries, anew from their .cu. Part of `make kernels`.

    libraries.py NVCC

The parameters of the kernels keep the names that they have in the source, and comments are left out.
"""

import pathlib
import re
import subprocess
import sys

# `LIBRARY_MARK` of cuda/src/protocol.rs.
MARK = "// reactant-rs library: "
FOLDER = pathlib.Path(__file__).resolve().parent.parent / "cuda" / "libraries"


def run(*command):
    return subprocess.run([str(word) for word in command], check=True, capture_output=True, text=True).stdout


def parameters(source):
    """The names of each kernel's parameters."""
    # Headers of CUDA have no kernels.
    own = re.sub(r"#include <.*>", "", source.read_text())
    command = ["g++", "-E", "-P", "-x", "c++", "-I", str(source.parent), "-"]
    text = subprocess.run(command, check=True, capture_output=True, text=True, input=own).stdout
    kernels = re.findall(r'extern "C" __global__ void (\w+)\(([^)]*)\)', " ".join(text.split()))
    return {name: [re.search(r"(\w+) *$", parameter)[1] for parameter in listed.split(",")] for name, listed in kernels}


def main():
    nvcc = sys.argv[1]
    for source in sorted(FOLDER.glob("*.cu")):
        out = source.with_suffix(".ptx")
        run(nvcc, "-std=c++17", "-arch=sm_80", "-ptx", source, "-o", out)
        names = parameters(source)

        def named(found):
            return names[found[1]][int(found[2])] if found[1] in names else found[0]

        text = re.sub(r"\b(\w+?)_param_(\d+)\b", named, out.read_text())
        lines = [line.rstrip() for line in text.splitlines() if line.strip() and not line.startswith("//")]
        out.write_text(f"{MARK}{source.stem}\n// nvcc -arch=sm_80, from {source.name}\n" + "\n".join(lines) + "\n")
        run(pathlib.Path(nvcc).parent / "ptxas", "-c", "-arch=sm_80", out, "-o", "/dev/null")


if __name__ == "__main__":
    main()
