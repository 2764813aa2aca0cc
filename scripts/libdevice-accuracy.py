#!/usr/bin/env python3
"""Write docs/libdevice.md: how exact libdevice's functions are, as nvcc writes them and as they are raised.

    scripts/libdevice-accuracy.py [NAME...]        (with names, only their rows are measured anew; needs numpy and mpmath; nvcc from scripts/setup.sh or $NVCC)

Each function is a kernel of one line, compiled by nvcc for sm_80 and run thread by thread by the interpreter; called by name in LLVM IR,
it is raised and run on XLA's CPU plugin on the same inputs.
Both are compared with mpmath at 200 bits. One ulp is the distance of the floats around the exact result; inputs with an infinite or undefined result must give just that.
Errors of the Bessel functions J and Y beyond 1 are in units of their amplitude there, since they cross zero.
"""

import os
import subprocess
import sys
from pathlib import Path

import mpmath as mp
import numpy as np

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache/libdevice"
NVCC = os.environ.get("NVCC") or next(ROOT.glob(".cache/nvcc/lib/python3*/site-packages/nvidia/cu13/bin/nvcc"))
REACTANT = os.environ.get("REACTANT", ROOT / "target/release/reactant-rs")
INTERPRET = os.environ.get("INTERPRET") or ROOT / "target/release/examples/interpret"
mp.mp.prec = 200



def scaled_erfc(x):
    return mp.exp(x * x) * mp.erfc(x) if x < 50 else mp.hyperu(0.5, 0.5, x * x) / mp.sqrt(mp.pi)


def inverse_erfc(q):
    """y with erfc(y) = q, by Newton's iteration from the tail's leading term."""
    if q > 1:
        return -inverse_erfc(2 - q)
    if q <= 0:
        return mp.inf if q == 0 else mp.nan
    y = mp.sqrt(max(-mp.log(q) - mp.log(1 - mp.log(q)) / 2, mp.mpf(0)))
    for _ in range(60):
        step = (mp.erfc(y) - q) / (2 / mp.sqrt(mp.pi) * mp.exp(-y * y))
        step = max(min(step, mp.mpf("0.3")), mp.mpf("-0.3"))
        y += step
        if abs(step) < abs(y) * mp.mpf(2) ** -150:
            break
    return y


# name: reference, ranges of the arguments, what it is raised as
UNARY = {
    "exp": (mp.exp, [-700, 700], "exponential"),
    "exp2": (lambda x: mp.mpf(2) ** x, [-1000, 1000], "power"),
    "exp10": (lambda x: mp.mpf(10) ** x, [-300, 300], "power"),
    "expm1": (mp.expm1, [-40, 40], "exponential_minus_one"),
    "log": (mp.log, [0, 1e30], "log"),
    "log2": (lambda x: mp.log(x, 2), [0, 1e30], "log, divide"),
    "log10": (mp.log10, [0, 1e30], "log, divide"),
    "log1p": (lambda x: mp.log1p(x) if abs(x) < 1e-3 else mp.log(1 + x), [-1, 1e10], "log_plus_one"),
    "sin": (mp.sin, [-100, 100], "sine"),
    "cos": (mp.cos, [-100, 100], "cosine"),
    "tan": (mp.tan, [-100, 100], "tan"),
    "sinpi": (mp.sinpi, [-100, 100], "sine, cosine"),
    "cospi": (mp.cospi, [-100, 100], "sine, cosine"),
    "asin": (mp.asin, [-1, 1], "atan2"),
    "acos": (mp.acos, [-1, 1], "atan2"),
    "atan": (mp.atan, [-1e10, 1e10], "atan2"),
    "sinh": (mp.sinh, [-80, 80], "exponential_minus_one"),
    "cosh": (mp.cosh, [-80, 80], "exponential"),
    "tanh": (mp.tanh, [-30, 30], "f32: tanh; f64: polynomial, exponential"),
    "asinh": (mp.asinh, [-1e10, 1e10], "log_plus_one"),
    "acosh": (mp.acosh, [1, 1e10], "log_plus_one"),
    "atanh": (mp.atanh, [-1, 1], "log_plus_one"),
    "erf": (mp.erf, [-6, 6], "polynomials"),
    "erfc": (mp.erfc, [-6, 9], "polynomials, exponential"),
    "normcdf": (mp.ncdf, [-9, 9], "polynomials, exponential"),
    "erfcx": (scaled_erfc, [-5, 30], "polynomials, exponential"),
    "erfinv": (lambda x: mp.erfinv(x) if abs(x) < 0.9 else mp.sign(x) * inverse_erfc(1 - abs(x)), [-1, 1], "polynomials, log, sqrt"),
    "erfcinv": (lambda x: inverse_erfc(x), [0, 2], "polynomials, log, sqrt"),
    "normcdfinv": (lambda x: -mp.sqrt(2) * inverse_erfc(2 * x), [0, 1], "polynomials, log, sqrt"),
    "tgamma": (mp.gamma, [-20, 30], "polynomials, power, exponential"),
    "lgamma": (mp.loggamma, [0, 1e10], "polynomials, log"),
    "j0": (lambda x: mp.besselj(0, x), [0, 1000], "polynomials, sine, cosine"),
    "j1": (lambda x: mp.besselj(1, x), [0, 1000], "polynomials, sine, cosine"),
    "y0": (lambda x: mp.bessely(0, x), [0, 1000], "polynomials, log, sine, cosine"),
    "y1": (lambda x: mp.bessely(1, x), [0, 1000], "polynomials, log, sine, cosine"),
    "cyl_bessel_i0": (lambda x: mp.besseli(0, x), [-80, 80], "polynomials, exponential"),
    "cyl_bessel_i1": (lambda x: mp.besseli(1, x), [-80, 80], "polynomials, exponential"),
    "cbrt": (lambda x: mp.sign(x) * mp.cbrt(abs(x)), [-1e30, 1e30], "cbrt, a step of Newton's"),
    "rcbrt": (lambda x: mp.sign(x) / mp.cbrt(abs(x)), [-1e30, 1e30], "cbrt, divide"),
    "sqrt": (mp.sqrt, [0, 1e30], "sqrt"),
    "rsqrt": (lambda x: 1 / mp.sqrt(x), [0, 1e30], "sqrt, divide"),
    "rint": (mp.nint, [-1e6, 1e6], "round_nearest_even"),
    "round": (lambda x: mp.sign(x) * mp.floor(abs(x) + mp.mpf(0.5)), [-1e6, 1e6], "round_nearest_afz"),
    "trunc": (lambda x: mp.sign(x) * mp.floor(abs(x)), [-1e6, 1e6], "floor, ceil"),
    "floor": (mp.floor, [-1e6, 1e6], "floor"),
    "ceil": (mp.ceil, [-1e6, 1e6], "ceil"),
}
BINARY = {
    "pow": (lambda x, y: x**y, [0, 100], [-10, 10], "power"),
    "atan2": (mp.atan2, [-100, 100], [-100, 100], "atan2"),
    "hypot": (mp.hypot, [-1e10, 1e10], [-1e10, 1e10], "sqrt"),
    "fmod": (lambda x, y: mp.sign(x) * (abs(x) - abs(y) * mp.floor(abs(x) / abs(y))), [-1e6, 1e6], [-10, 10], "remainder"),
    "remainder": (lambda x, y: x - y * mp.nint(x / y), [-1e6, 1e6], [-10, 10], "remainder, select"),
}
COUNT = 600


def inputs(low, high, dtype, seed):
    """Evenly over the range, and over all exponents within it; small ones and subnormals too."""
    random = np.random.default_rng(seed)
    even = random.uniform(low, high, COUNT // 2)
    tiny = -44 if dtype == np.float32 else -310
    sizes = 10.0 ** random.uniform(tiny, np.log10(max(abs(low), abs(high))), COUNT // 2)
    signs = random.choice([-1.0, 1.0], COUNT // 2)
    values = np.concatenate([even, np.clip(sizes * signs, low, high)]).astype(dtype)
    return values[values != 0]


def errors(results, exact, dtype, amplitudes):
    """Greatest and mean error in ulp, and how many are of another kind (infinite, undefined)."""
    worst, total, odd = 0.0, 0.0, 0
    for result, truth, amplitude in zip(results, exact, amplitudes):
        with np.errstate(all="ignore"):
            near = dtype(float(truth)) if dtype == np.float64 else np.float32(mp.mpf(truth))
        if abs(near) < np.finfo(dtype).tiny:
            continue  # XLA's CPU plugin flushes subnormals
        if not np.isfinite(near) or not np.isfinite(result):
            odd += not (near == result or np.isnan(near) and np.isnan(result))
            continue
        ulp = mp.mpf(float(np.spacing(max(abs(near), dtype(float(amplitude)))))) if near else mp.mpf(float(np.nextafter(dtype(0), dtype(1))))
        error = float(abs(mp.mpf(float(result)) - truth) / ulp)
        worst, total = max(worst, error), total + error
    return worst, total / len(results), odd


def raised(kernel, arrays, out):
    kind = "f32" if out.dtype == np.float32 else "f64"
    names = ["r"] + [f"a{i}" for i in range(len(arrays))]
    text = f'kernels = ["functions.ll"]\n[scalars]\nn = {len(out)}\n'
    for name in names:
        init = '"zeros"' if name == "r" else f'{{ file = "{name}.npy" }}'
        text += f'[arrays.{name}]\ndtype = "{kind}"\nshape = ["n"]\ninit = {init}\n'
    args = ", ".join(f'"{name}"' for name in [*names, "n"])
    text += f'[[launch]]\nkernel = "{kernel}"\ngrid = {-(-len(out) // 128)}\nblock = 128\nargs = [{args}]\n'
    text += '[[output]]\nfile = "r.npy"\narrays = ["r"]\n'
    (WORK / "job.toml").write_text(text)
    for index, array in enumerate(arrays):
        np.save(WORK / f"a{index}.npy", array)
    done = subprocess.run([REACTANT, "run", WORK / "job.toml", "--output-dir", WORK], capture_output=True, text=True)
    if done.returncode:
        print(kernel, done.stderr[:300], file=sys.stderr)
        return None
    return np.load(WORK / "r.npy")


def by_name(name, ty, count):
    """The kernel in LLVM IR, with a call of libdevice's function."""
    params = "".join(f", ptr %a{k}" for k in range(count))
    reads = "".join(f"  %p{k} = getelementptr {ty}, ptr %a{k}, i64 %j\n  %v{k} = load {ty}, ptr %p{k}\n" for k in range(count))
    values = ", ".join(f"{ty} %v{k}" for k in range(count))
    return f"""declare {ty} @__nv_{name}({", ".join([ty] * count)})
define ptx_kernel void @k_{name}(ptr %r{params}, i32 %n) {{
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %d = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %s = mul i32 %b, %d
  %i = add i32 %s, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
{reads}  %v = call {ty} @__nv_{name}({values})
  %o = getelementptr {ty}, ptr %r, i64 %j
  store {ty} %v, ptr %o
  br label %no
no:
  ret void
}}"""


def interpreted(kernel, arrays, out):
    files = [WORK / "r.bin"] + [WORK / f"a{i}.bin" for i in range(len(arrays))]
    for file, array in zip(files, [out, *arrays]):
        file.write_bytes(array.tobytes())
    done = subprocess.run([INTERPRET, WORK / "functions.ptx", kernel, str(len(out)), *files], capture_output=True, text=True)
    if done.returncode:
        print(kernel, done.stderr[:300], file=sys.stderr)
        return None
    return np.frombuffer(files[0].read_bytes(), out.dtype)


def cell(found):
    if found is None:
        return "– | –"
    worst, mean, odd = found
    more = f" ({odd} of another kind)" if odd else ""
    mark = "**" if worst > 4 or odd else ""
    return f"{mark}{worst:.2f}{mark}{more} | {mean:.3f}"


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    source = []
    module = ['target triple = "nvptx64-nvidia-cuda"'] + [f"declare i32 @llvm.nvvm.read.ptx.sreg.{id}.x()" for id in ("tid", "ntid", "ctaid")]
    for name in [*UNARY, *BINARY]:
        for ty, suffix in (("float", "f"), ("double", "")):
            two = name in BINARY
            params = f"const {ty} *a" + (f", const {ty} *b" if two else "")
            call = f"{name}{suffix}(a[i]" + (", b[i])" if two else ")")
            source.append(
                f'extern "C" __global__ void k_{name}{suffix}({ty} *r, {params}, int n) '
                f"{{ int i = blockIdx.x * blockDim.x + threadIdx.x; if (i < n) r[i] = ::{call}; }}"
            )
            module.append(by_name(f"{name}{suffix}", ty, 2 if two else 1))
    (WORK / "functions.ll").write_text("\n".join(module) + "\n")
    (WORK / "accuracy.cu").write_text("\n".join(source) + "\n")
    subprocess.run([NVCC, "-ptx", "-arch=sm_80", WORK / "accuracy.cu", "-o", WORK / "functions.ptx"], check=True)
    rows = []
    old = {line.split("`")[1]: line for line in (ROOT / "docs/libdevice.md").read_text().splitlines() if line.startswith("| `")}
    for name in [*UNARY, *BINARY]:
        for dtype, suffix in ((np.float32, "f"), (np.float64, "")):
            if len(sys.argv) > 1 and name not in sys.argv[1:] and f"{name}{suffix}" in old:
                rows.append(old[f"{name}{suffix}"])
                continue
            if name in UNARY:
                reference, (low, high), what = UNARY[name]
                arrays = [inputs(low, min(high, 85) if name in ("exp", "exp2", "exp10") and suffix and high > 85 else high, dtype, 1)]
                if suffix and name in ("exp", "exp2", "exp10"):
                    arrays = [inputs(max(low, -37 if name == "exp10" else -85), min(high, 37 if name == "exp10" else 85), dtype, 1)]
            else:
                reference, one, two, what = BINARY[name]
                arrays = [inputs(*one, dtype, 1), inputs(*two, dtype, 2)]
                if name in ("fmod", "remainder"):
                    arrays[1] = np.where(abs(arrays[1]) < 1e-3, dtype(0.37), arrays[1])
            if name in ("log", "log2", "log10", "sqrt", "rsqrt", "pow", "lgamma", "erfcinv", "normcdfinv", "j0", "j1", "y0", "y1"):
                arrays[0] = abs(arrays[0])
            if name in ("log1p", "atanh"):
                arrays[0] = arrays[0][abs(arrays[0]) != 1]
            size = min(len(array) for array in arrays)
            least = np.finfo(dtype).tiny
            arrays = [array[:size] for array in arrays]
            normal = np.all([abs(array) >= least for array in arrays], axis=0)
            arrays = [array[normal] for array in arrays]
            size = len(arrays[0])
            arrays = [np.ascontiguousarray(array[:size]) for array in arrays]
            exact = [reference(*(mp.mpf(float(value)) for value in values)) for values in zip(*arrays)]
            wave = name in ("j0", "j1", "y0", "y1")
            amplitudes = [mp.sqrt(2 / (mp.pi * float(x))) if wave and x > 1 else 0 for x in arrays[0]]
            kernel, out = f"k_{name}{suffix}", np.zeros(size, dtype)
            found = []
            for results in (raised(kernel, arrays, out), interpreted(kernel, arrays, out)):
                found.append(None if results is None else errors(results, exact, dtype, amplitudes))
            rows.append(f"| `{name}{suffix}` | {what} | {cell(found[0])} | {cell(found[1])} |")
            print(rows[-1], flush=True)
    signatures = (ROOT / "libdevice/src/recognise/signatures.txt").read_text().splitlines()
    exempt = ", ".join(f"`{name}`" for name in sorted({line.split()[1] for line in signatures if line.startswith("~")}))
    (ROOT / "docs/libdevice.md").write_text(
        "# Functions of libdevice, and how exact they are\n\n"
        "Written by `scripts/libdevice-accuracy.py`. All 349 functions of CUDA 13's libdevice can be called by name; the test `libdevice` of `runner` runs every one against nvcc's own body.\n"
        "nvcc inlines them; many of its bodies are recognised by the values that they compute, and raised to the ops named here, as calls are.\n\n"
        "Errors are in units in the last place, against mpmath at 200 bits, over 300 to 600 inputs that cover all exponents of the range; “nvcc” is nvcc's body, interpreted thread by thread.\n"
        "Errors above 4 ulp are bold. Errors of J and Y beyond 1 are in units of their amplitude, since they cross zero.\n\n"
        "- XLA's CPU plugin flushes subnormal inputs and results to zero where CUDA keeps them (also in floor and ceil): the table leaves those out.\n"
        "- The special functions use double precision also in their single-precision variants: right on every target, but slow on a TPU, which emulates it.\n"
        "- Products, quotients, roots and fused sums of doubles that round toward zero, down or up (`__nv_dmul_ru`, `__nv_fma_rz`) are computed in integers and exact, subnormals included.\n"
        "- `fma` to nearest is a product and a sum, as in StableHLO.\n"
        "- `nan` and `nanf` keep no payload. `jn(n, 0)` and `yn(n, -0)` are the values that C defines, where nvcc's are NaN and +inf.\n\n"
        "## How bodies are recognised\n\n"
        "A function is recognised if it has a line in the table of signatures (`signatures.txt`): any number of calls in one kernel, in loops and branches, in both of nvcc's dialects;\n"
        "with a constant as one argument, `pow`, `fmod`, `remainder`, `atan2` and `hypot`. A guard may be merged with the body (`x > 0.2 ? log(x) : y`): where both differ, the program\n"
        "must not use the value.\n\n"
        "The evidence is an equivalence test on some 350 inputs, and on inputs at the constants that the body compares with. Each comparison must have come out both ways, and each path\n"
        "through the body must have been taken, or the body stays as it is. With a constant as one argument much of a body is unreachable (`powf(x, 0.286f)` does not overflow): there the\n"
        "ranges of inputs are bounded and bisected, until an input is found that reaches an untested branch, or none can.\n\n"
        "A comparison that no input turns must be one that no input turns in libdevice's own body either. The table of signatures lists those, on lines that begin with `~`, by the\n"
        f"constants that they compare with; they are allowed as often as there, in {exempt}.\n"
        "Most test a case that an earlier test has excluded, or belong to the slow path of an argument reduction or a division. This is the limit of the evidence: a branch of the program's\n"
        "own that compares with the same constant as one of these, that no input reached, and that stands where the compiler has dropped that one, would be taken for it.\n\n"
        "Short bodies without a constant of their own (`rsqrt`, `hypot` and `rhypot` in f64, `fdim`, `exp2f`) stay arithmetic; functions without a signature stay as nvcc inlined them.\n\n"
        "## The functions\n\n"
        "| function | raised as (StableHLO) | raised: greatest | mean | nvcc: greatest | mean |\n|---|---|---|---|---|---|\n" + "\n".join(rows) + "\n"
    )


if __name__ == "__main__":
    main()
