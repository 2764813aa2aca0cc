"""The programs of benches/programs, run by us and by others: C on two threads, JAX by hand, one call per thread.

Each has a folder: the kernels (.cu, nvcc's .ptx), the job that runs them, and whatever it is measured against: NAME.c, NAME.py
(`step` of NumPy's or JAX's arrays). A row of PROGRAMS says what is asked. In each configuration the results are compared first, over a few
steps; then all run in turns, and the ratio is the median over the rounds of our seconds per step to theirs. Everybody gets two cores.
The gradient of `sum_squares` is measured where there are gradients.
"""

import dataclasses
import importlib.util
import json
import os
import pathlib
import re
import statistics
import subprocess
import sys
import tomllib

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS_FOLDER = ROOT / "benches" / "programs"
WORK = ROOT / ".cache" / "bench"
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
JAX_PYTHON = ROOT / ".cache" / "bench-venv" / "bin" / "python"
ROUNDS = 7
NUMPY = {"f32": numpy.float32, "f64": numpy.float64}


@dataclasses.dataclass
class Rival:
    """Somebody to be measured against."""

    kind: str  # c: NAME.c; jax: `step` of NAME.py, or the function `variant`; vanilla: vanilla.cpp
    limit: float  # our seconds per step over theirs
    variant: str = "step"
    steps: int = 0  # where it is too slow for as many steps as the others do

    @property
    def title(self):
        return {"c": "C", "jax": "JAX", "vanilla": "one call per thread"}[self.kind] + {"step": ""}.get(self.variant, f" ({self.variant})")


@dataclasses.dataclass
class Row:
    """A program and what is asked of it."""

    sizes: dict  # scalar of the job: (full, small); in the order that C takes them
    steps: tuple  # timed, compared
    inputs: object  # (random generator, sizes): array by name
    results: tuple  # arrays that are compared
    rivals: list
    reals: tuple = ("f32", "f64")
    tolerance: float = 1e-5  # in f32, of the greatest magnitude; in f64 a millionth of it
    job: pathlib.Path | None = None


def field(random, *shape):
    return random.uniform(0, 1, shape)


def twice(array, *names):
    return {name: array for name in names}


def drops(random, s):
    x, y = numpy.meshgrid(numpy.arange(s["nx"]) / s["nx"], numpy.arange(s["ny"]) / s["ny"])
    eta = 10 * numpy.exp(-((x - 0.37) ** 2 + (y - 0.42) ** 2) / 0.0012) - 6 * numpy.exp(-((x - 0.64) ** 2 + (y - 0.68) ** 2) / 0.0006)
    return {"eta": eta, "u": field(random, s["ny"], s["nx"]), "v": field(random, s["ny"], s["nx"])}


PROGRAMS = {
    "stencil_2d": Row({"nx": (4096, 37), "ny": (4096, 29)}, (100, 4), lambda r, s: twice(field(r, s["ny"], s["nx"]), "u", "v"), ("u",),
                      [Rival("c", 1.5)]),
    "stencil_3d": Row({"nx": (256, 19), "ny": (256, 13), "nz": (256, 11)}, (100, 4),
                      lambda r, s: twice(field(r, s["nz"], s["ny"], s["nx"]), "u", "v"), ("u",), [Rival("c", 1.5)]),
    "shallow_water": Row({"nx": (2048, 37), "ny": (2048, 29)}, (20, 4), drops, ("eta", "u", "v"),
                         [Rival("jax", 0.33), Rival("c", 1.25), Rival("vanilla", 0.125)], job=ROOT / "examples/shallow_water/job.toml"),
    "biharmonic": Row({"n": (1 << 24, 1001)}, (20, 3), lambda r, s: twice(field(r, s["n"]), "u", "v"), ("u",), [Rival("c", 2.0)]),
    "halo": Row({"nx": (2048, 37), "ny": (2048, 29)}, (20, 4), lambda r, s: {"c": field(r, s["ny"] + 4, s["nx"] + 4)}, ("c",), [Rival("c", 1.25)]),
    "matmul": Row({"n": (1024, 37)}, (50, 2), lambda r, s: {"a": field(r, s["n"], s["n"]), "b": field(r, s["n"], s["n"]) * 2 / s["n"]}, ("a",),
                  [Rival("jax", 1.1)]),
    "thomas": Row({"n": (512 * 512, 173), "nz": (50, 13)}, (10, 2),
                  lambda r, s: {"kappa": field(r, s["nz"], s["n"]), "rhs": field(r, s["nz"], s["n"])}, ("rhs",), [Rival("c", 1.5)]),
    "sum_squares": Row({"n": (2048, 37)}, (100, 2), lambda r, s: {"v": field(r, s["n"]), **{a: field(r, s["n"], s["n"]) for a in "ax"}},
                       ("v", "total"), [Rival("jax", 1.0, steps=5), Rival("jax", 1.0, variant="step_by_hand")], tolerance=1e-4),
    "kan": Row({"batch": (2048, 13), "inputs": (64, 7), "outputs": (64, 7), "knots": (8, 5)}, (20, 2),
               lambda r, s: {"x": r.normal(size=(s["batch"], s["inputs"])),
                             "weight": r.normal(size=(s["outputs"], s["inputs"], s["knots"])) / s["inputs"] ** 0.5},
               ("x",), [Rival("jax", 1.0)], tolerance=1e-4),
    "nbody": Row({"n": (4096, 101)}, (10, 2),
                 lambda r, s: {"mass": field(r, s["n"]), **{a: r.normal(size=s["n"]) for a in "xyz"}, **twice(numpy.zeros(s["n"]), *"uvw")},
                 ("x", "u"), [Rival("jax", 1.0)], tolerance=1e-4),
    "lbm": Row({"nx": (1024, 37), "ny": (1024, 29)}, (20, 4), lambda r, s: {"f": 0.5 + field(r, 9, s["ny"], s["nx"])}, ("f",), [Rival("jax", 1.0)]),
}


def run(*command):
    """Run, or stop with what it printed."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}\nfailed with {done.returncode}:\n{done.stdout}{done.stderr}")
    return done


class Case:
    """A program at a size and of a type: its folder with inputs, and the job."""

    def __init__(self, name, row, real, small):
        self.name, self.row, self.real = name, row, real
        self.sizes = {size: both[small] for size, both in row.sizes.items()}
        self.title = f"{name} {'x'.join(map(str, self.sizes.values()))} {real}"
        self.folder = WORK / f"{name}.{real}{'.small' if small else ''}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.inputs = {array: data.astype(NUMPY[real]) for array, data in row.inputs(numpy.random.default_rng(1), self.sizes).items()}
        for array, data in self.inputs.items():
            numpy.save(self.folder / f"{array}.npy", data)
            data.tofile(self.folder / f"{array}.raw")
        self.module, self.compared = PROGRAMS_FOLDER / name / f"{name}.py", row.results
        self.template = row.job or PROGRAMS_FOLDER / name / "job.toml"
        # Where the job's kernels have one type, those of the other are here.
        self.kernels = PROGRAMS_FOLDER / name / f"{name}_{real}.ptx"
        self.scalars = {**tomllib.loads(self.template.read_text())["scalars"], **self.sizes}

    def job(self, steps):
        """The program's job with these sizes, inputs and steps, and only the results that are asked for."""
        text = self.template.read_text().split("[[output]]")[0]
        kernels = self.kernels if self.kernels.exists() else rf"{self.template.parent}/\1"
        text = re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{kernels}"]', text)
        text = text.replace('"f32"', f'"{self.real}"').replace('_f32"', f'_{self.real}"')
        text = re.sub(r"(?m)^steps = .*", f"steps = {steps}", text)
        for size, value in self.sizes.items():
            text = re.sub(rf"(?m)^{size} = .*", f"{size} = {value}", text)
        for array in self.inputs:
            file = f'init = {{ file = "{self.folder}/{array}.npy" }}'
            text = re.sub(rf"(?ms)^(\[arrays\.{array}\]\n.*?)^init = [^\n]*", lambda found: found[1] + file, text)
        for array in self.row.results:
            text += f'[[output]]\nfile = "{array}.ours.npy"\narrays = ["{array}"]\n\n'
        path = self.folder / f"{steps}_steps.toml"
        path.write_text(text)
        return path

    def ours(self, steps):
        """The seconds that `--timings` reports for the execution of the program; its results are files then."""
        done = run(BINARY, "run", self.job(steps), "--output-dir", self.folder, "--timings", "--quiet")
        return float(re.search(r"\bexecute\s+([0-9.]+) ?s\b", done.stderr)[1])

    def compare(self, who, found):
        """Stops if what we made is not what `found` says, a function of the array's name."""
        worst = 0.0
        for array in self.row.results:
            ours = numpy.load(self.folder / f"{array}.ours.npy").astype("f8")
            theirs = found(array).astype("f8").reshape(ours.shape)
            difference = float(abs(ours - theirs).max() / abs(theirs).max())
            if not difference <= self.row.tolerance * (1 if self.real == "f32" else 1e-6):
                sys.exit(f"{self.title}: `{array}` differs from that of {who} by {difference:.3g} of its greatest magnitude")
            worst = max(worst, difference)
        print(f"{self.title}: as {who} has it, within {worst:.2g}", flush=True)


class InC:
    """A C program, or the kernels themselves in C++, called once per thread."""

    def __init__(self, case, rival):
        source = PROGRAMS_FOLDER / case.name / ("vanilla.cpp" if rival.kind == "vanilla" else f"{case.name}.c")
        self.case, self.program = case, case.folder / source.stem
        language = ["-std=c++17", "-fno-exceptions", "-fno-rtti"] if rival.kind == "vanilla" else []
        real = {"f32": "float", "f64": "double"}[case.real]
        run(os.environ.get("CC", "clang-22"), "-O3", "-march=native", *language, f"-DREAL={real}", "-pthread", "-o", self.program, source)

    def seconds(self, steps, mode="time"):
        return float(run(self.program, self.case.folder, steps, mode, *self.case.sizes.values()).stdout)

    def results(self, steps):
        self.seconds(steps, "save")
        return lambda array: numpy.fromfile(self.case.folder / f"{array}.out.raw", NUMPY[self.case.real])

    def close(self):
        pass


class InJax:
    """A process with JAX in it, which runs the program whenever it is told to."""

    def __init__(self, case, variant="step"):
        asked = {"module": str(case.module), "variant": variant, "folder": str(case.folder),
                 "inputs": list(case.inputs), "results": case.compared, "scalars": case.scalars}
        self.case = case
        self.process = subprocess.Popen([JAX_PYTHON, ROOT / "scripts" / "bench_jax.py", json.dumps(asked)], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True)

    def seconds(self, steps):
        self.process.stdin.write(f"{steps}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            sys.exit(f"{self.case.title}: JAX stopped")
        return float(answer)

    def results(self, steps):
        self.seconds(steps)
        return lambda array: numpy.load(self.case.folder / f"{array}.jax.npy")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def in_numpy(case, variant, steps):
    """The program of JAX, run by NumPy."""
    spec = importlib.util.spec_from_file_location(case.module.stem, case.module)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    state = dict(case.inputs)
    for _ in range(steps):
        state = getattr(module, variant)(numpy, state, case.scalars)
    return lambda array: state[array]


def rivals(case):
    """Who is there to be measured against, ready to run."""
    for rival in case.row.rivals:
        if rival.kind != "jax":
            yield rival, InC(case, rival)
        elif JAX_PYTHON.exists():
            yield rival, InJax(case, rival.variant)
        else:
            print(f"{case.title}: no JAX in {JAX_PYTHON.parent.parent}; `make bench` installs it")


def small(name):
    """Compares results, at a small odd size and without JAX: NumPy stands in for it."""
    row = PROGRAMS[name]
    for real in row.reals:
        case, steps = Case(name, row, real, small=True), row.steps[1]
        case.ours(steps)
        for rival in row.rivals:
            if rival.kind == "jax":
                case.compare(f"NumPy ({rival.variant})", in_numpy(case, rival.variant, steps))
            else:
                case.compare(rival.title, InC(case, rival).results(steps))


def measure(name, report):
    """Compares results, then times all in turns; `report(name, value, limit, unit)` for each ratio."""
    row = PROGRAMS[name]
    for real in row.reals:
        case = Case(name, row, real, small=False)
        timed, compared = row.steps
        case.ours(compared)
        others = list(rivals(case))
        for rival, other in others:
            case.compare(rival.title, other.results(compared))
        ratios = {nth: [] for nth in range(len(others))}
        for round_ in range(ROUNDS):
            ours = case.ours(timed) / timed
            line = f"{case.title}: round {round_ + 1}: ours {1e3 * ours:.3f} ms a step"
            for nth, (rival, other) in enumerate(others):
                steps = rival.steps or timed
                if round_ == 0:
                    other.seconds(steps)  # compiled, and warm
                theirs = other.seconds(steps) / steps
                ratios[nth].append(ours / theirs)
                line += f", {rival.title} {1e3 * theirs:.3f} ({ours / theirs:.3f})"
            print(line, flush=True)
        for nth, (rival, other) in enumerate(others):
            other.close()
            spread = f"{min(ratios[nth]):.2f} to {max(ratios[nth]):.2f}"
            report(f"{case.title} / {rival.title}", statistics.median(ratios[nth]), rival.limit, f"x ({spread})")
        for file in case.folder.iterdir():
            file.unlink()


def two_cores():
    """Everything started from here on runs on two cores."""
    cores = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, cores[:2])
