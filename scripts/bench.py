"""The measures of `make bench`, as ratios within one run; release builds of everything are there already.

    stencil   2-D 5-point, 4096x4096 f32, 100 steps in one program, against the same loop in C on one thread;
              in alternating pairs, and the two results are compared first
    raise     each kernel of the examples, source text to StableHLO text, warm
    start     `reactant-rs run` on saxpy, from process start to result

Needs clang-22 (or $CC) for the C program. `python scripts/bench.py stencil` runs one of them.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache" / "bench"
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
PAIRS = 5
SIDE, STEPS = 4096, 100


def run(*command):
    """Run, or stop with what it printed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=WORK)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


def report(name, value, limit, unit):
    verdict = "ok" if value <= limit else "OVER"
    print(f"{name:<58} {value:8.3f} {unit:<8} limit {limit:g}  {verdict}")


def execute_seconds(*command):
    """The seconds that `--timings` reports for the execution of the program."""
    done = run(BINARY, "run", *command, "--timings")
    found = re.search(r"\bexecute\s+([0-9.]+) ?s\b", done.stderr + done.stdout)
    if not found:
        sys.exit(f"`--timings` names no `execute`:\n{done.stderr}{done.stdout}")
    return float(found[1])


def stencil():
    source = ROOT / "benches" / "c" / "stencil.c"
    run(os.environ.get("CC", "clang-22"), "-O3", "-march=native", "-o", WORK / "stencil", source)
    job = ROOT / "examples" / "stencil_4096" / "job.toml"

    # the same numbers, before any time is taken
    checked = job.read_text().replace("stencil_4096.ptx", str(job.parent / "stencil_4096.ptx"))
    checked += '\n[[output]]\nfile = "stencil.npy"\narrays = ["u"]\n'
    (WORK / "stencil.toml").write_text(checked)
    run(BINARY, "run", WORK / "stencil.toml", "--output-dir", WORK)
    run(WORK / "stencil", SIDE, STEPS, WORK / "stencil.raw")
    in_c = numpy.fromfile(WORK / "stencil.raw", numpy.float32).reshape(SIDE, SIDE)
    in_xla = numpy.load(WORK / "stencil.npy")
    difference = float(abs(in_c - in_xla).max())
    if not difference <= 1e-6:  # values are in 0..1; fused and separate rounding differ by an ulp or so a step
        sys.exit(f"the two results differ by {difference}")
    print(f"stencil: greatest difference of the two results {difference:.2g}")

    ratios = []
    for pair in range(PAIRS):
        c = float(run(WORK / "stencil", SIDE, STEPS).stdout)
        xla = execute_seconds(job)
        ratios.append(xla / c)
        print(f"stencil: pair {pair + 1}: C {c:.3f} s, XLA {xla:.3f} s, ratio {xla / c:.3f}")
    report(f"stencil {SIDE}x{SIDE}, {STEPS} steps, XLA / C, median of {PAIRS} pairs", statistics.median(ratios), 1.15, "x C")


def raise_times():
    jobs = sorted((ROOT / "examples" / "kernels").glob("*/*.toml")) + [ROOT / "examples/shallow_water/job.toml"]
    # prints a line `NAME MILLISECONDS` for each kernel, the median of many raises in one process
    done = subprocess.run(
        ["cargo", "run", "--release", "--quiet", "--package", "runner", "--example", "raise_times", "--", *map(str, jobs)],
        capture_output=True, text=True, cwd=ROOT,
    )
    if done.returncode != 0:
        sys.exit(f"raise_times failed:\n{done.stdout}{done.stderr}")
    for name, milliseconds in re.findall(r"^(\S+) ([0-9.]+)$", done.stdout, re.MULTILINE):
        report(f"raise {name}", float(milliseconds), 20, "ms")


def start():
    ptx = ROOT / "examples" / "kernels" / "saxpy" / "saxpy.ptx"
    seconds = []
    for _ in range(PAIRS + 1):
        began = time.perf_counter()
        run(BINARY, "run", ptx, "--kernel", "saxpy", "--grid", "40", "--block", "256", "--arg", "n=10000", "--arg", "a=2.5",
            "--arg", "x=f32[10000]:uniform", "--arg", "y=f32[10000]:ones", "--output", "y=y.npy")
        seconds.append(time.perf_counter() - began)
    report("saxpy, process start to result, median after the first", statistics.median(seconds[1:]), 1.0, "s")


MEASURES = {"stencil": stencil, "raise": raise_times, "start": start}

if __name__ == "__main__":
    WORK.mkdir(parents=True, exist_ok=True)
    asked = sys.argv[1:] or list(MEASURES)
    for name in asked:
        if name not in MEASURES:
            sys.exit(f"there is no measure {name}; there are {', '.join(MEASURES)}")
        MEASURES[name]()
