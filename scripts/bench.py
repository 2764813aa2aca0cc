"""The measures of `make bench`, as ratios within one run; release builds of everything are there already.

    stencil   2-D 5-point, 4096x4096 f32, 100 steps in one program, against the same loop in C on one thread;
              in alternating pairs, and the two results are compared first
    raise     each kernel of the examples and of raise/tests/kernels, source text to StableHLO text, warm; also the ops it becomes
    program   a job of 300 launches of different kernels, process start to StableHLO: seconds and memory
    start     `reactant-rs run` on saxpy, from process start to result
    mesh      five fields of 512² on 2×4 CPU devices, against XLA's own partitioning of the same program and against one device
    programs  all programs of benches/programs (stencils, shallow water, a product of matrices, ...) against C on two threads, JAX by hand,
              and one call per thread: see bench_programs.py
    ocean     the model of examples/oceananigans, and one tracer of it: see bench_ocean.py
    ocean_kernels each kernel of it by itself: see bench_ocean_kernels.py
    gradients gradients of the kernels `gradient_…` of the corpus against the programs themselves and against jax.grad, and the memory of 10000 steps
              backwards against its budget: see bench_gradients.py

Tables of every kernel are written to out/raise.md and out/ocean_kernels.md, one of the ratios against what is asked to out/bench.md. Needs clang-22 (or $CC) for the C programs.
`python scripts/bench.py stencil_2d` runs one of them, `python scripts/bench.py --small` only compares the results of the programs and gradients, at
small odd sizes.
"""

import os
import pathlib
import re
import statistics
import subprocess
import sys
import time

import numpy

os.environ["REACTANT_COMPILED"] = "off"  # what is measured compiles

import bench_gradients
import bench_ocean
import bench_ocean_kernels
import bench_programs

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache" / "bench"
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
PAIRS = 5
SIDE, STEPS = 4096, 100
LAUNCHES = 300
REPORTED = ["| measure | value | asked | |", "|---|---|---|---|"]
EXAMPLES = {path.stem for path in (ROOT / "examples" / "kernels").glob("*/*.toml")}


def run(*command):
    """Run, or stop with what it printed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, cwd=WORK)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


def report(name, value, limit, unit):
    verdict = "pass" if value <= limit else "short"
    print(f"{name:<58} {value:8.3f} {unit:<8} asked ≤ {limit:g}  {verdict}", flush=True)
    REPORTED.append(f"| {name} | {value:.3f} {unit} | ≤ {limit:g} | {verdict} |")


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


def jobs():
    """The jobs of the examples and of the corpus."""
    found = sorted((ROOT / "examples" / "kernels").glob("*/*.toml")) + sorted((ROOT / "raise/tests/kernels").glob("*.toml"))
    return found + [ROOT / "examples/shallow_water/job.toml"]


def raise_times():
    done = subprocess.run(
        ["cargo", "run", "--release", "--quiet", "--package", "runner", "--example", "raise_times", "--", *map(str, jobs())],
        capture_output=True, text=True, cwd=ROOT,
    )
    if done.returncode != 0:
        sys.exit(f"raise_times failed:\n{done.stdout}{done.stderr}")
    rows = [line.split() for line in done.stdout.splitlines()]
    raised = [(name, float(time), int(ops)) for name, time, ops in rows if time != "refused"]
    refused = [(name, code) for name, time, code in rows if time == "refused"]
    table = ["| kernel | ms | StableHLO ops |", "|---|---|---|"]
    table += [f"| {name} | {time:.1f} | {ops} |" for name, time, ops in raised]
    table += [f"| {name} | refused: {code} | |" for name, code in refused]
    out = ROOT / "out"
    out.mkdir(exist_ok=True)
    (out / "raise.md").write_text("\n".join(table) + "\n")
    times, ops = [row[1] for row in raised], [row[2] for row in raised]
    print(f"raise: {len(raised)} kernels, {len(refused)} refused; median {statistics.median(times):.1f} ms and "
          f"{statistics.median(ops):.0f} ops, most {max(ops)} ops; each in out/raise.md")
    for name, time, ops in sorted(raised, key=lambda row: -row[1])[:5]:
        report(f"raise {name} ({ops} ops)", time, 20 if name in EXAMPLES else 200, "ms")


def program():
    fit = [job for job in jobs() if subprocess.run([BINARY, "raise", job, "-o", WORK / "one.mlir"], capture_output=True).returncode == 0]
    subprocess.run([sys.executable, ROOT / "scripts/many_kernels.py", str(LAUNCHES), WORK / "many", *fit], check=True)
    seconds = []
    for _ in range(3):
        began = time.perf_counter()
        child = subprocess.Popen([BINARY, "raise", WORK / "many/many.toml", "-o", WORK / "many/program.mlir"])
        _, status, usage = os.wait4(child.pid, 0)
        seconds.append(time.perf_counter() - began)
        if status != 0:
            sys.exit(f"raising {LAUNCHES} launches failed with {status}")
    ops = (WORK / "many/program.mlir").read_text().count(' = "stablehlo.')
    print(f"program: {LAUNCHES} launches of kernels of {len(fit)} jobs become {ops} ops; "
          f"{usage.ru_utime + usage.ru_stime:.1f} s of processor time")
    report(f"program of {LAUNCHES} launches, process start to StableHLO", min(seconds), 6, "s")
    report(f"program of {LAUNCHES} launches, greatest memory", usage.ru_maxrss / 1e6, 1, "GB")


def start():
    ptx = ROOT / "examples" / "kernels" / "saxpy" / "saxpy.ptx"
    seconds = []
    for _ in range(PAIRS + 1):
        began = time.perf_counter()
        run(BINARY, "run", ptx, "--kernel", "saxpy", "--grid", "40", "--block", "256", "--arg", "n=10000", "--arg", "a=2.5",
            "--arg", "x=f32[10000]:uniform", "--arg", "y=f32[10000]:ones", "--output", "y=y.npy")
        seconds.append(time.perf_counter() - began)
    report("saxpy, process start to result, median after the first", statistics.median(seconds[1:]), 1.0, "s")


def mesh():
    """Five fields of 512² on 2×4 CPU devices: against XLA's own partitioning of the same program, and against one device."""
    job = ROOT / "benches" / "mesh" / "job.toml"
    ways = {"ours": ["--mesh", "2x4"], "xla": ["--mesh", "2x4", "--partitioner", "xla"], "one": []}
    fields, seconds = {}, {way: [] for way in ways}
    for turn in range(3):
        for way, flags in ways.items():
            seconds[way].append(execute_seconds(job, *flags, "--output-dir", WORK / f"mesh-{way}"))
            if turn == 0:
                fields[way] = dict(numpy.load(WORK / f"mesh-{way}" / "five_fields.npz"))
    for way in ("ours", "xla"):
        difference = max(float(abs(fields[way][name] - fields["one"][name]).max()) for name in fields["one"])
        if not difference <= 1e-5:  # values are in 0..1, 100 steps
            sys.exit(f"mesh: {way} and one device differ by {difference}")
    ratio = lambda other: statistics.median(a / b for a, b in zip(seconds["ours"], seconds[other]))
    report("mesh 2x4, five fields 512², ours / XLA's partitioner", ratio("xla"), 0.2, "ratio")
    report("mesh 2x4, five fields 512², eight devices / one device", ratio("one"), 2, "ratio")


def program_measure(name):
    return lambda: bench_programs.measure(name, report)


def gradient_measure(name):
    return lambda: bench_gradients.measure(name, report)


PROGRAMS = {name: program_measure(name) for name in bench_programs.PROGRAMS}
GRADIENTS = {f"gradient_{name}": gradient_measure(name) for name in bench_gradients.PROGRAMS}
GRADIENTS["gradient_budget"] = lambda: bench_gradients.budget(report)
MEASURES = {"stencil": stencil, "raise": raise_times, "program": program, "start": start, "mesh": mesh, "ocean": lambda: bench_ocean.measure(report),
            "ocean_kernels": lambda: bench_ocean_kernels.measure(report), **PROGRAMS, **GRADIENTS}
SMALL = {name: lambda name=name: bench_programs.small(name) for name in PROGRAMS}
SMALL |= {f"gradient_{name}": lambda name=name: bench_gradients.small(name) for name in bench_gradients.PROGRAMS}
SMALL |= {"ocean": bench_ocean.small, "ocean_kernels": bench_ocean_kernels.small}
GROUPS = {"programs": PROGRAMS, "gradients": GRADIENTS}

if __name__ == "__main__":
    WORK.mkdir(parents=True, exist_ok=True)
    small = "--small" in sys.argv[1:]
    measures = SMALL if small else MEASURES
    asked = [name for name in sys.argv[1:] if name != "--small"] or list(measures)
    asked = [name for word in asked for name in GROUPS.get(word, [word])]
    if not small and (load := os.getloadavg()[0]) > 0.5:
        print(f"others use {load:.1f} of the cores: quiet machines give numbers to quote", flush=True)
    began = time.perf_counter()
    for name in asked:
        if name not in measures:
            sys.exit(f"there is no measure {name}; there are {', '.join([*measures, *GROUPS])}")
        if name in PROGRAMS or name in GRADIENTS or name.startswith("ocean"):
            bench_programs.two_cores()
        measures[name]()
    if not small:
        (ROOT / "out").mkdir(exist_ok=True)
        (ROOT / "out" / "bench.md").write_text("\n".join(REPORTED) + "\n")
        short = sum(line.endswith("| short |") for line in REPORTED)
        print("\n" + "\n".join(REPORTED))
        print(f"\n{len(REPORTED) - 2 - short} pass, {short} short, in {(time.perf_counter() - began) / 60:.1f} minutes; also in out/bench.md")
