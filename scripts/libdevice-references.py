#!/usr/bin/env python3
"""Write runner/tests/libdevice/references.txt: what every function of libdevice gives for awkward arguments.

    scripts/libdevice-references.py [NAME...]        (needs nvcc from scripts/regenerate-kernels.sh or $NVCC, and the example `interpret`)

Each function is called by name in a kernel, compiled by nvcc (which links its own libdevice) and run thread by thread by the interpreter; functions.ll beside the file has the
same kernels for the raiser. A block of the file is the function's
name, its error allowed in units in the last place (kept from the file as it was; 0 for a new function) and its types, then a line per call. With names as arguments, only those
are run anew.
"""

import os
import re
import struct
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache/libdevice"
OUT = ROOT / "runner/tests/libdevice/references.txt"
INTERPRET = os.environ.get("INTERPRET") or ROOT / "target/release/examples/interpret"
INF, NAN = float("inf"), float("nan")
FLOATS = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 2.0, 3.75, -2.25, 0.1, 1e-5, -1e-5, 7.3, -7.7, 100.25, -33.3, 1e10, INF, -INF, NAN, 0.999, 1.5, 25.0, 170.5]
FLOATS += [5000.0, -5000.0, -1e10, 88.5, -88.9, -104.5, 710.1, -745.2, 1e-30, -1e-30, 12345.678, -98765.43, 1e20, -1e20, 3e38, -3e38]
INTS = [0, 1, -1, 2, 3, 7, -5, 31, 32, 100, -100, 65535, 2**30, 2**31 - 1, -(2**31), 0x12345678, -0x12345678, 0x80FF7F01 - 2**32, 12345, -7, 0x00FF00FF, 5, 6, 8]
LONGS = [*INTS[:12], 2**62, 2**63 - 1, -(2**63), 2**53 + 1, -(2**53) - 1, 2**24 + 1, 0x123456789ABCDEF0, -0x123456789ABCDEF, 1 << 40, -(1 << 33), 2**63 - 2**9, 99]
SMALL = [0, 1, 2, 3, 5, 8, 10, 20, -1, 4, 6, 7, 1, 2, 40, 3, 2, 5, 4, 2, 12, 9, 15, 30]
POINTERS = {  # what is written through pointers
    "sincos": "{T}", "sincospi": "{T}", "fast_sincos": "{T}", "modf": "{T}", "frexp": "i32", "remquo": "i32",
}
C = {"float": "float", "double": "double", "i32": "int", "i64": "long long", "i16": "unsigned short"}
COUNT = len(FLOATS)
NORMS = ("norm", "normf", "rnorm", "rnormf")
NAMES = {"float": "f32", "double": "f64", "i32": "i32", "i64": "i64", "i16": "i16"}
SIZE = {"float": ("f", 4), "double": ("d", 8), "i32": ("i", 4), "i64": ("q", 8), "i16": ("H", 2)}


def is_single(name):
    return name.endswith("f") and name != "modf"


def pointers(name, params):
    """What stands behind each pointer; none for those that are read."""
    base = name[:-1] if is_single(name) else name
    kind = POINTERS.get(base)
    return [kind.replace("{T}", "float" if is_single(name) else "double")] * params.count("ptr") if kind else []


def arguments(name, params):
    """Type and values of each argument that a kernel reads from an array."""
    lists = []
    for index, ty in enumerate(params):
        if ty == "ptr":
            continue
        if ty in ("float", "double"):
            values = FLOATS
        elif ty == "i64":
            values = LONGS
        elif ty == "i16":
            values = [0, 0x3C00, 0xBC00, 0x7BFF, 0x7C00, 0xFC00, 0x7E00, 0x0400, 0x3555, 0xC248] * 3
        elif "norm" in name:
            values = [abs(value) % 5 + 1 for value in SMALL]
        elif re.match(r"(jn|yn|powi)", name):
            values = SMALL
        else:
            values = INTS
        shift = index * 5
        values = values[shift:] + values[:shift]
        lists.append((ty, (values * COUNT)[:COUNT]))
    if "norm" in name and "ptr" in params:
        lists.append(("float" if is_single(name) else "double", [value for i in range(COUNT) for value in (FLOATS * 2)[i : i + 5]]))
    return lists


def per_call(name, lists):
    """How many values of each array one call takes."""
    return [5 if name in NORMS and k == 1 else 1 for k in range(len(lists))]


def source(result, name, params, lists):
    """The kernel in CUDA C++: its declaration of the function, and itself."""
    behind = pointers(name, params)
    declared = ", ".join("void *" if ty == "ptr" else C[ty] for ty in params)
    inputs = "".join(f", const {C[ty]} *a{k}" for k, (ty, _) in enumerate(lists))
    used = [f"a{k}[i]" for k in range(len(lists))]
    if name in NORMS:
        used[1] = "(void *)(a1 + 5 * i)"
    if name in ("nan", "nanf"):
        used = ["(void *)0"]
    used += [f"&p{k}" for k in range(len(behind))]
    call = f"__nv_{name}({', '.join(used)})"
    locals_ = "".join(f"{C[ty]} p{k} = 0; " for k, ty in enumerate(behind))
    per = outputs(result, behind)
    stores = [call] if result != "void" else []
    stores += [f"p{k}" for k in range(len(behind))]
    body = f"{call}; " if result == "void" else ""
    body += " ".join(f"r[{per} * i + {k}] = {value};" for k, value in enumerate(stores))
    out = C[result if result != "void" else behind[0]]
    return (
        f'extern "C" __device__ {C.get(result, "void")} __nv_{name}({declared});\n'
        f'extern "C" __global__ void k_{name}({out} *r{inputs}, int n) {{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) {{ {locals_}{body} }} }}\n'
    )


def outputs(result, behind):
    return (result != "void") + len(behind)


def kernel(result, name, params, lists):
    """The same as LLVM IR, as clang leaves it."""
    behind = pointers(name, params)
    per, out = outputs(result, behind), result if result != "void" else behind[0]
    body, values = [], []
    for k, (ty, _) in enumerate(lists):
        if name in NORMS and k == 1:
            body += ["%w = mul i64 %j, 5", f"%p{k} = getelementptr {ty}, ptr %a{k}, i64 %w"]
            values.append(f"ptr %p{k}")
        else:
            body += [f"%p{k} = getelementptr {ty}, ptr %a{k}, i64 %j", f"%v{k} = load {ty}, ptr %p{k}"]
            values.append(f"{ty} %v{k}")
    if name in ("nan", "nanf"):
        values.append("ptr null")
    for k, ty in enumerate(behind):
        body.append(f"%q{k} = alloca {ty}")
        values.append(f"ptr %q{k}")
    call = f"call {result} @__nv_{name}({', '.join(values)})"
    body.append(call if result == "void" else f"%result = {call}")
    stored = ["%result"] if result != "void" else []
    for k, ty in enumerate(behind):
        body.append(f"%l{k} = load {ty}, ptr %q{k}")
        if ty != out:
            body.append(f"%m{k} = sitofp {ty} %l{k} to {out}")
        stored.append(f"%m{k}" if ty != out else f"%l{k}")
    body.append(f"%first = mul i64 %j, {per}")
    for k, value in enumerate(stored):
        body += [f"%t{k} = add i64 %first, {k}", f"%o{k} = getelementptr {out}, ptr %r, i64 %t{k}", f"store {out} {value}, ptr %o{k}"]
    pointers_ = "".join(f", ptr %a{k}" for k in range(len(lists)))
    lines = "\n".join(f"  {line}" for line in body)
    return (
        f"declare {result} @__nv_{name}({', '.join(params)})\n"
        f"define ptx_kernel void @k_{name}(ptr %r{pointers_}, i32 %n) {{\n"
        "  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %in = icmp slt i32 %i, %n\n  br i1 %in, label %yes, label %no\nyes:\n"
        f"  %j = sext i32 %i to i64\n{lines}\n  br label %no\nno:\n  ret void\n}}\n"
    )


def is_free(name, given):
    """Whether these arguments are left out: nvcc's J(n, x) loses its digits for |x| up to 1 and is not a number near 0, its Y(n, -0) is +inf, far out its Bessel functions lose their digits; the bits of a NaN are anyone's."""
    if re.fullmatch(r"[jy][01n]f?", name):
        x = struct.unpack(">f" if is_single(name) else ">d", bytes.fromhex(given[-1]))[0]
        return name[1] == "n" and abs(x) <= 1 or 8 < abs(x) < INF
    return name == "float2half_rn" and given[0] == "7fc00000"


def main():
    nvcc = os.environ.get("NVCC") or next(ROOT.glob(".cache/nvcc/lib/python3*/site-packages/nvidia/cu13/bin/nvcc"))
    WORK.mkdir(parents=True, exist_ok=True)
    old, block = {}, []
    for line in OUT.read_text().splitlines() if OUT.exists() else []:
        if not line.startswith((" ", "#")):
            block = old[line.split()[0]] = [line]
        elif line.startswith(" "):
            block.append(line)
    functions, text = [], ""
    module = "; Written by scripts/libdevice-references.py: a kernel per function of libdevice.\n"
    module += 'target triple = "nvptx64-nvidia-cuda"\ndeclare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n'
    for line in (ROOT / "libdevice/src/bodies/names.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        result, name, params = re.fullmatch(r"(\w+) (\w+)\(([^)]*)\)", line).groups()
        params = params.split(", ")
        lists = arguments(name, params) if name not in ("nan", "nanf") else []
        text += source(result, name, params, lists)
        module += kernel(result, name, params, lists)
        behind = pointers(name, params)
        functions.append((name, lists, result if result != "void" else behind[0], outputs(result, behind)))
    (OUT.parent / "functions.ll").write_text(module)
    (WORK / "names.cu").write_text(text)
    wanted = set(sys.argv[1:]) or {name for name, *_ in functions}
    subprocess.run([nvcc, "-ptx", "-arch=sm_80", WORK / "names.cu", "-o", WORK / "names.ptx"], check=True)
    lines = ["# Written by scripts/libdevice-references.py: name, units in the last place allowed, types; then arguments = results of nvcc's own function."]
    for name, lists, out, per in functions:
        allowed = old[name][0].split()[1] if name in old else "0"
        lines.append(" ".join([name, allowed, "ulp:", NAMES[out], "<-", *(NAMES[ty] for ty, _ in lists)]))
        if name not in wanted:
            lines.extend(line for line in old[name][1:] if not is_free(name, line.split("=")[0].split()))
            continue
        count = COUNT if lists else 1
        files = [WORK / "r.bin"]
        code, size = SIZE[out]
        files[0].write_bytes(bytes(size * count * per))
        for k, (ty, values) in enumerate(lists):
            file = WORK / f"a{k}.bin"
            file.write_bytes(struct.pack(f"<{len(values)}{SIZE[ty][0]}", *values))
            files.append(file)
        subprocess.run([INTERPRET, WORK / "names.ptx", f"k_{name}", str(count), *files], check=True)
        raw = files[0].read_bytes()
        for i in range(count):
            given = []
            for k, (more, (ty, _)) in enumerate(zip(per_call(name, lists), lists)):
                given += words(files[k + 1].read_bytes(), SIZE[ty][1], i * more, more)
            if not is_free(name, given):
                lines.append(f" {' '.join(given)} = {' '.join(words(raw, size, i * per, per))}")
    OUT.write_text("\n".join(lines) + "\n")


def words(data, size, first, count):
    return [data[(first + j) * size : (first + j + 1) * size][::-1].hex() for j in range(count)]


if __name__ == "__main__":
    main()
