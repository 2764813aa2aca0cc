"""What loops across stages would gain: a step of the shallow-water and of the ocean model as a few loops by hand (benches/fused), against ours.

    python scripts/bench_fused.py [ROUNDS]

Results are compared first. Then ours and the loops run in turns, on two cores and bound to one; medians (and the least and greatest) of our time over
theirs, and the milliseconds of a step. docs/measurements/2026-11-28-native-loops.md says what was measured. Threads by hand spin at barriers: without
real-time priority (`chrt -f 10`) their times on a loaded machine say little. Needs clang-22.
"""

import os
import re
import statistics
import subprocess
import sys

import numpy

from bench_ocean import COMPARED, FIELDS, TENDENCIES, TOLERANCE, Case, compare
from bench_programs import BINARY, NUMPY, PROGRAMS, ROOT, WORK, run, two_cores
from bench_programs import Case as Program
from native import C_TYPES, Native

FUSED = ROOT / "benches" / "fused"
GROUPS = ("halos", "columns", "momentum", "tracers", "steps and solves", "free surface", "end")
WAYS = [(threads, fast) for threads in (2, 1) for fast in (False, True)]


def ours(job, folder, steps, threads):
    """Seconds of a step; what is compiled for one core and for two is kept apart."""
    command = [*(["taskset", "-c", str(min(os.sched_getaffinity(0)))] if threads == 1 else []), BINARY, "run", job, "--steps", steps, "--output-dir",
               folder / "out", "--timings", "--quiet"]
    environment = os.environ | {"REACTANT_COMPILED": str(WORK / f"compiled_{threads}")}
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, env=environment)
    if done.returncode != 0:
        sys.exit(done.stderr)
    return float(re.search(r"\bexecute\s+([0-9.]+) ?s\b", done.stderr)[1]) / steps


def in_turns(title, rounds, our, theirs):
    """`our(threads)` and `theirs[name] = (threads, seconds of a step)`, round by round."""
    took = {"ours, 2 threads": [], "ours, 1 thread": [], **{name: [] for name in theirs}}
    for _ in range(rounds):
        took["ours, 2 threads"].append(our(2))
        took["ours, 1 thread"].append(our(1))
        for name, (_, seconds) in theirs.items():
            took[name].append(seconds())
    for name, times in took.items():
        line = f"{title}, {name}: {1e3 * statistics.median(times):.2f} ms a step (least {1e3 * min(times):.2f})"
        if name in theirs:
            ratios = [a / b for a, b in zip(took["ours, 2 threads" if theirs[name][0] == 2 else "ours, 1 thread"], times)]
            line += f"; ours / this {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        print(line, flush=True)


def shallow_water(real, rounds):
    case, steps = Program("shallow_water", PROGRAMS["shallow_water"], real, small=False), 60
    sizes, theirs = list(case.sizes.values()), {}
    case.ours(12)
    for threads in (2, 1):
        for at_once in (1, 2, 4):
            program = case.folder / f"fused_{threads}_{at_once}"
            run("clang-22", "-O3", "-march=native", "-mprefer-vector-width=512", "-ffp-contract=fast", f"-DREAL={C_TYPES[real]}", f"-DSTEPS={at_once}",
                f"-DTHREADS={threads}", "-pthread", "-o", program, FUSED / "shallow_water.c")
            name = f"{at_once} steps in one loop on {threads} threads"
            run(program, case.folder, 12, "save", *sizes)
            case.compare(name, lambda array: numpy.fromfile(case.folder / f"{array}.out.raw", NUMPY[real]))
            theirs[name] = threads, lambda program=program: float(run(program, case.folder, steps, "time", *sizes).stdout) / steps
    job = case.job(steps)
    in_turns(case.title, rounds, lambda threads: ours(job, case.folder, steps, threads), theirs)


class Fused(Native):
    """The ocean model with benches/fused/ocean.h as its step."""

    def __init__(self, case, threads, fast):
        job = case.native["loops"].job
        constants = [f"enum {{ job_{name} = {job.scalars[name]} }};" for name in ("nx", "ny", "nz")]
        constants += [f"static const real job_{name} = {job.scalars[name]!r};" for name in
                      ("dt", "dt_substep", "chi", "viscosity", "drag", "tide", "diffusivity", "restoring", "mixing_shear", "mixing_convection", "mixing_viscosity",
                       "mixing_diffusivity")]
        text = "\n".join([*constants, f'#include "{FUSED / "ocean.h"}"'])
        flags = ["-mprefer-vector-width=512", f"-DTHREADS={threads}", *(["-DRECIPROCAL"] if fast else [])]
        super().__init__(case.job, case.source, case.folder / "fused", f"fused_{threads}{'_reciprocal' if fast else ''}", text, flags)
        self.groups = []

    def seconds(self, steps, mode="time"):
        done = run(self.program, self.folder, steps, mode)
        self.groups.append([float(number) for number in done.stderr.split()])
        return float(done.stdout) / steps


def ocean(real, rounds):
    case, theirs, fused = Case("full", real), {}, {}
    ours(case.job, case.folder, COMPARED["full"], 2)
    mine = {name: numpy.load(case.folder / "out" / f"{name}.npy") for name in FIELDS + TENDENCIES}
    for threads, fast in WAYS:
        name = f"fused loops on {threads} threads{', quotients by what a row or level has in common as products' if fast else ''}"
        fused[name] = program = Fused(case, threads, fast)
        found = program.results(COMPARED["full"])
        compare(case.title, name, FIELDS, mine.get, found.get, TOLERANCE[real])
        compare(f"{case.title}, tendencies", name, TENDENCIES, mine.get, found.get, 8 * TOLERANCE[real])
        program.groups.clear()
        theirs[name] = threads, lambda program=program: program.seconds(400)
    for mode, title in (("loops", "its kernels as C loops, 2 threads"), ("calls", "one call per thread, 2 threads")):
        theirs[title] = 2, lambda mode=mode: case.native[mode].seconds(20)
    in_turns(case.title, rounds, lambda threads: ours(case.job, case.folder, 200, threads), theirs)
    for name, program in fused.items():
        print(f"{case.title}, {name}, ms: " + ", ".join(f"{group} {1e3 * statistics.median(times) / 400:.3f}" for group, times in zip(GROUPS, zip(*program.groups))))


if __name__ == "__main__":
    WORK.mkdir(parents=True, exist_ok=True)
    two_cores()
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 9
    for real in ("f32", "f64"):
        shallow_water(real, rounds)
        ocean(real, rounds)
