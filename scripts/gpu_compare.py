"""Runs the jobs of a bundle (scripts/gpu-bundle.sh) on this machine's GPU and compares what comes out.

    python3 gpu_compare.py [--plugin FILE] [--workers N] [--seconds S] [NAME...]

Each job runs three times: its kernels as they are, compiled by the CUDA driver (native_cuda.py); our program; our program with `exact`, where its text
is another. With them are compared what the CPU made of the program and what the interpreter made of the kernels, on the machine where the bundle was
made. Floats count as equal that differ by at most 2e-5 (f64: 1e-11) of the array's greatest magnitude, with `exact` only those of the same bits; integers
have to be the same. `results/` keeps all arrays and `results/table.json` all numbers. Jobs that have not begun after S seconds are left out, by name.
"""

import argparse
import concurrent.futures
import glob
import json
import os
import pathlib
import subprocess
import sys
import time
import zipfile

import numpy

HERE = pathlib.Path(__file__).resolve().parent
LIMIT = {"f2": 2e-3, "f4": 2e-5, "f8": 1e-11}


def plugin_here():
    for folder in [*sys.path, "/opt"]:
        for cuda in ("13", "12"):
            found = glob.glob(f"{folder}/jax_plugins/xla_cuda{cuda}/xla_cuda_plugin.so")
            if found:
                return found[0]
    return None


def run(*command, log):
    began = time.time()
    try:
        done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=240, cwd=HERE)
        status, said = done.returncode, done.stdout
    except subprocess.TimeoutExpired:
        status, said = 124, "took longer than 240 s"
    log.write_text(said)
    return status, said.strip(), time.time() - began


def program_of(path, kind="program"):
    with zipfile.ZipFile(path) as parts:
        return parts.read(f"{kind}.mlir")


def distance(ours, theirs):
    """(greatest difference as a part of the greatest magnitude, elements whose bits differ, whether they count as equal)."""
    if ours.shape != theirs.shape:
        return float("inf"), ours.size, False
    other = ours.view(f"u{ours.itemsize}") != theirs.view(f"u{ours.itemsize}")
    if ours.dtype.kind == "f":
        other &= ~(numpy.isnan(ours) & numpy.isnan(theirs))  # the bits of a NaN are nobody's promise
    different = int(other.sum())
    if different == 0:
        return 0.0, 0, True
    if ours.dtype.kind != "f":
        return float(different), different, False
    x, y = ours.astype("f8"), theirs.astype("f8")
    if not ((numpy.isnan(x) == numpy.isnan(y)) & ((numpy.isinf(x) == numpy.isinf(y)) & ((x == y) | ~numpy.isinf(x)))).all():
        return float("inf"), different, False
    inside = numpy.isfinite(x)
    if not inside.any():
        return 0.0, different, True
    greatest = max(float(abs(y[inside]).max()), 1e-300)
    part = float(abs(x[inside] - y[inside]).max()) / greatest
    return part, different, part <= LIMIT[ours.dtype.str[1:]]


def arrays(path):
    try:
        with numpy.load(path, allow_pickle=False) as found:
            return {name: found[name] for name in found.files}
    except (OSError, ValueError, zipfile.BadZipFile):
        return None


def inner(array, shape):
    """Without its halo, where the other has none."""
    if array.shape == tuple(shape) or array.ndim != len(shape):
        return array
    return numpy.ascontiguousarray(array[tuple(slice((n - m) // 2, (n - m) // 2 + m) for n, m in zip(array.shape, shape))])


def compared(one, other, exact):
    """The worst array of two sets: its name, how far apart, how many bits differ; and whether all are equal."""
    if one is None or other is None:
        return None
    worst = {"array": "", "part": 0.0, "bits": 0, "equal": True}
    for name in one:
        if name not in other:
            continue
        shape = [min(n, m) for n, m in zip(one[name].shape, other[name].shape)]
        part, bits, equal = distance(inner(one[name], shape), inner(other[name], shape))
        equal = equal and not (exact and bits)
        if (not equal, part, bits) > (not worst["equal"], worst["part"], worst["bits"]):
            worst = {"array": name, "part": part, "bits": bits, "equal": equal}
    return worst


def job(name, args, deadline):
    if time.time() > deadline:
        return name, {"left out": True}
    place, results = HERE / "jobs" / name, HERE / "results" / name
    results.mkdir(parents=True, exist_ok=True)
    steps = (place / "steps").read_text()
    looped = ["--steps", steps] if "[loop]" in (place / "job.toml").read_text() else []
    row = {"failed": {}}
    ours = [HERE / "reactant-rs", "run"]
    on = ["--target", args.target, *(["--plugin", args.plugin] if args.plugin else []), "--quiet"]

    def needs(what, *command):
        status, said, seconds = run(*command, log=results / f"{what}.log")
        row[f"{what} s"] = round(seconds, 2)
        if status != 0:
            row["failed"][what] = " | ".join(said.splitlines()[:3])

    if not args.no_native:
        needs("native", sys.executable, HERE / "native_cuda.py", place / "job.toml", place / "initial.npz", "--steps", steps, "--out", results / "native.npz")
    if (place / "program.rxa").exists():
        needs("program", *ours, place / "program.rxa", *on, *looped, "--output-dir", results)
        if (results / f"{name}.npz").exists():
            (results / f"{name}.npz").rename(results / "program.npz")
    if (place / "exact.rxa").exists():
        if program_of(place / "exact.rxa") == program_of(place / "program.rxa"):
            row["same text"] = True
        else:
            needs("exact", *ours, place / "exact.rxa", *on, *looped, "--output-dir", results)
            if (results / f"{name}.npz").exists():
                (results / f"{name}.npz").rename(results / "exact.npz")
    if (place / "gradient.rxa").exists():
        needs("gradient", *ours, place / "gradient.rxa", "--gradient", "", *on, "--out", results / "gradient.npz")
    native, program = arrays(results / "native.npz"), arrays(results / "program.npz")
    exact = program if row.get("same text") else arrays(results / "exact.npz")
    cpu, threads = arrays(place / "cpu/program.npz"), arrays(place / "cpu/threads.npz")
    cpu_exact, threads_exact = arrays(place / "exact/program.npz"), arrays(place / "exact/threads.npz")
    row["program, native"] = compared(program, native, False)
    row["program, cpu"] = compared(program, cpu, False)
    row["program, threads"] = compared(program, threads, False)
    row["threads, native"] = compared(threads, native, False)
    row["exact, native"] = compared(exact, native, True) if (place / "exact.rxa").exists() else None
    row["exact cpu, native"] = compared(cpu_exact, native, True)
    row["exact threads, native"] = compared(threads_exact, native, True)
    row["gradient, cpu"] = compared(arrays(results / "gradient.npz"), arrays(place / "gradient.npz"), False)
    return name, row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--plugin", default=plugin_here())
    parser.add_argument("--target", default="cuda")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 1) - 2))
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--no-native", action="store_true", help="do not run the kernels as they are: there is no GPU")
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    names = args.names or sorted(place.name for place in (HERE / "jobs").iterdir())
    deadline, table = time.time() + args.seconds, {}
    with concurrent.futures.ThreadPoolExecutor(args.workers) as pool:
        for name, row in pool.map(lambda name: job(name, args, deadline), names):
            table[name] = row
    (HERE / "results/table.json").write_text(json.dumps(table, indent=1))
    left = [name for name, row in table.items() if row.get("left out")]
    for name, row in table.items():
        for what, why in row.get("failed", {}).items():
            print(f"{name}: {what} failed: {why[:300]}")
    kinds = ["program, native", "program, cpu", "program, threads", "threads, native", "exact, native", "exact cpu, native", "exact threads, native", "gradient, cpu"]
    for kind in kinds:
        found = {name: row[kind] for name, row in table.items() if row.get(kind)}
        other = {name: worst for name, worst in found.items() if not worst["equal"]}
        bits = sum(worst["bits"] == 0 for worst in found.values())
        print(f"\n{kind}: {len(found)} compared, {bits} the same bits, {len(found) - len(other)} equal, {len(other)} not")
        for name, worst in sorted(other.items(), key=lambda row: -row[1]["part"]):
            print(f"    {name:36} {worst['array']:12} {worst['part']:.2g} of the greatest, {worst['bits']} elements of other bits")
    if left:
        print(f"\nleft out for want of time: {', '.join(left)}")


if __name__ == "__main__":
    main()
