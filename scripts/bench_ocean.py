"""The ocean model of examples/oceananigans, whole steps of it: by us, by the same kernels without us (scripts/native.py), once per thread and as loops,
and by JAX, where benches/ocean/ocean.py says the same by hand. Then one tracer alone against benches/ocean/tracer.c on two threads of OpenMP, and
what the derivatives of sensitivity.toml cost in time and memory.

Results are compared first, after a few steps; then all run in turns on two cores, and the ratio is the median of our seconds per step to theirs.
"""

import re
import statistics
import subprocess
import sys

import numpy

from bench_programs import BINARY, JAX_PYTHON, NUMPY, ROOT, InJax, in_numpy, run
from native import Job, Native

WORK = ROOT / ".cache" / "bench" / "ocean"
OCEAN = ROOT / "examples" / "oceananigans"
BY_HAND = ROOT / "benches" / "ocean"
# The double gyre, turning already.
SIZES = {"full": ["--nx", "120", "--ny", "120", "--dt", "600"], "small": ["--nx", "13", "--ny", "11"]}
STEPS = {"full": 20, "small": 3}
COMPARED = {"full": 5, "small": 3}
ROUNDS = 5
# Tendencies show what of the fields themselves is a small part.
FIELDS, TENDENCIES = ("u", "v", "T", "S", "eta"), ("Gu_before", "Gv_before", "GT_before", "GS_before")
RESULTS = FIELDS + TENDENCIES
# Of the greatest magnitude of an array: in f32 many roundings, some of them where upwind directions change; four times that of tendencies, which are
# differences of terms that nearly balance.
TOLERANCE = {"f32": 5e-4, "f64": 1e-10}
RIVALS = {"calls": ("one call per thread", 0.1), "loops": ("C loops", 1.25), "jax": ("JAX by hand", 0.5)}
CHECKPOINTS = {"every state kept": '{ steps = "all" }', "64 MiB of states": '{ steps = "auto", memory = "64 MiB" }'}


def ours(job, folder, steps, *more):
    """What `--timings` says, in seconds, and `needs` in MiB."""
    done = run(BINARY, "run", job, "--steps", steps, "--output-dir", folder, "--timings", "--quiet", *more)
    return {what: float(number) for what, number in re.findall(r"(?m)^(\w+)\s+([0-9.]+) (?:s|MiB of a device)$", done.stderr)}


def with_results(text, names):
    return text + "".join(f'[[output]]\nfile = "{name}.npy"\narrays = ["{name}"]\n\n' for name in names)


def compare(title, who, names, our, their, tolerance):
    """Stops if what we made is not what others make; arrays of theirs may have halos."""
    worst = 0.0
    for name in names:
        mine, theirs = our(name), their(name)
        halo = [slice((n - m) // 2, (n + m) // 2) for n, m in zip(theirs.shape, mine.shape)]
        inside = theirs[tuple(halo)]
        if not numpy.isfinite(mine).all() or not abs(inside).max() > 0:
            sys.exit(f"{title}: `{name}` is nothing to compare")
        difference = float(abs(mine - inside).max() / abs(inside).max())
        if not difference <= tolerance:
            sys.exit(f"{title}: {who} and we differ in `{name}` by {difference:.2g}, which is more than {tolerance:g}")
        worst = max(worst, difference)
    print(f"{title}: as {who} have it, within {worst:.2g}", flush=True)


class Case:
    """The model at a size and of a type."""

    def __init__(self, size, real):
        self.title, self.size, self.real = f"ocean {size} {real}", size, real
        self.folder = WORK / f"{size}_{real}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.job = self.folder / "job.toml"
        run(sys.executable, OCEAN / "jobs.py", "sensitivity", *SIZES[size], "--seawater", "teos10", "--precision", real, "-o", self.job)
        text = re.sub(r'(?m)^kernels = \["(?:.*/)?(.*)"\]', rf'kernels = ["{OCEAN}/\1"]', self.job.read_text())
        self.text = text.split("[objective")[0]
        self.job.write_text(with_results(self.text, RESULTS))
        self.source = OCEAN / ("ocean.cu" if real == "f32" else "ocean_f64.cu")
        self.native = {mode: Native(self.job, self.source, self.folder / mode, mode) for mode in ("calls", "loops")}
        self.by_hand = ByHand(self)

    def rivals(self):
        """Who runs the same, by name."""
        if self.size == "full" and not JAX_PYTHON.exists():
            print(f"{self.title}: no JAX in {JAX_PYTHON.parent.parent}; `make bench` installs it")
            return self.native
        return {**self.native, "jax": InTurn(self.by_hand) if self.size == "full" else self.by_hand}

    def compare(self, rivals):
        steps = COMPARED[self.size]
        ours(self.job, self.folder, steps)
        mine = {name: numpy.load(self.folder / f"{name}.npy") for name in RESULTS}
        for mode, rival in rivals.items():
            theirs, tolerance = rival.results(steps), TOLERANCE[self.real]
            compare(self.title, RIVALS[mode][0], FIELDS, mine.get, theirs.get, tolerance)
            compare(f"{self.title}, tendencies", RIVALS[mode][0], TENDENCIES, mine.get, theirs.get, 4 * tolerance)


class ByHand:
    """benches/ocean/ocean.py, which has no halos; NumPy runs it where sizes are small."""

    module, compared = BY_HAND / "ocean.py", RESULTS

    def __init__(self, case):
        self.title, self.folder = case.title, case.folder / "by_hand"
        self.folder.mkdir(exist_ok=True)
        job = Job(case.job)
        self.scalars, self.inputs = job.scalars, {}
        with numpy.load(case.native["loops"].folder / "initial.npz") as first:
            for name, array in job.arrays.items():
                halos = array.get("halo", [0]) if len(array["shape"]) > 1 else [0]
                self.inputs[name] = first[name][tuple(slice(halo, n - halo) for n, halo in zip(first[name].shape, halos))]
                numpy.save(self.folder / f"{name}.npy", self.inputs[name])

    def results(self, steps):
        found = in_numpy(self, "step", steps)
        return {name: found(name) for name in RESULTS}


class InTurn(InJax):
    """A process with JAX in it."""

    def seconds(self, steps):
        return super().seconds(steps) / steps

    def results(self, steps):
        found = super().results(steps)
        return {name: found(name) for name in RESULTS}


class Tracer:
    """Temperature alone, in the flow that a case has after some steps: its tendency, and a step of Adams-Bashforth."""

    def __init__(self, case):
        self.title, self.folder = f"ocean tracer {case.size} {case.real}", case.folder / "tracer"
        self.folder.mkdir(exist_ok=True)
        self.real, job = case.real, Job(case.job)
        state = case.native["loops"].results(COMPARED[case.size])
        with numpy.load(case.native["loops"].folder / "initial.npz") as first:
            state = {name: first[name] for name in job.arrays} | {name: state[name] for name in ("u", "v", "w", "T")}
        numbers = [job.scalars[name] for name in ("dt", "chi", "diffusivity", "restoring")]
        state["numbers"] = numpy.array(numbers, state["T"].dtype)
        for name, array in state.items():
            array.tofile(self.folder / f"{name}.raw")
        self.job = self.folder / "job.toml"
        text = re.sub(r"(?ms)^# [^\n]*\n\[\[launch\]\]\n.*?^\]\n", lambda group: self.group(group[0]), case.text)
        for name in ("u", "v", "w", "T"):
            numpy.save(self.folder / f"{name}.npy", state[name])
            init = f'init = {{ file = "{self.folder}/{name}.npy" }}'
            line = re.search(rf"(?m)^{name} = {{ (.*)", text)
            text = text.replace(line[0], f"{name} = {{ {init}, " + re.sub(r"init = {[^}]*}, ", "", line[1]))
        self.job.write_text(with_results(text, ["GT_before"]))
        self.sizes = [job.scalars[name] for name in ("nx", "ny", "nz")]
        self.shape = state["T"].shape
        run("gcc", "-O3", "-march=native", "-fopenmp", f"-DREAL={'float' if case.real == 'f32' else 'double'}", "-o", self.folder / "tracer", BY_HAND / "tracer.c")

    def group(self, text):
        """A group of launches without those of others, nothing if none is left."""
        kept = re.sub(r"(?m)^  { kernel = .*\n", lambda launch: launch[0] if self.launches(launch[0]) else "", text)
        return kept if "kernel" in kept else ""

    @staticmethod
    def launches(text):
        kernel, arguments = re.search(r'kernel = "(\w+)"', text)[1], re.search(r"args = (.*)", text)[1]
        return kernel == "advance" or (kernel in ("tracer_tendency_weno5", "adams_bashforth") and '"T"' in arguments)

    def ours(self, steps):
        return ours(self.job, self.folder / "out", steps)["execute"] / steps

    def theirs(self, steps, mode="time"):
        return float(run(self.folder / "tracer", self.folder, steps, mode, *self.sizes).stdout) / steps

    def compare(self, steps):
        self.ours(steps)
        self.theirs(steps, "save")
        theirs = numpy.fromfile(self.folder / "GT_before.out.raw", NUMPY[self.real]).reshape(self.shape)
        compare(self.title, "C and OpenMP", ["GT_before"], lambda name: numpy.load(self.folder / "out" / f"{name}.npy"), lambda _: theirs, TOLERANCE[self.real])


def small():
    for real in ("f32", "f64"):
        case = Case("small", real)
        case.compare(case.rivals())
        Tracer(case).compare(COMPARED["small"])


def steps_in_turn(case, report):
    rivals = case.rivals()
    case.compare(rivals)
    ratios, before, steps = {mode: [] for mode in rivals}, [], STEPS["full"]
    for nth in range(ROUNDS):
        took = ours(case.job, case.folder, steps)
        before.append(took["raise"] + took["compile"])
        line = f"{case.title}: round {nth + 1}: ours {1e3 * took['execute'] / steps:.2f} ms a step"
        for mode, rival in rivals.items():
            if nth == 0 and mode == "jax":
                rival.seconds(steps)  # compiled, and warm
            theirs = rival.seconds(steps)
            ratios[mode].append(took["execute"] / steps / theirs)
            line += f", {RIVALS[mode][0]} {1e3 * theirs:.2f} ({ratios[mode][-1]:.3f})"
        print(line, flush=True)
    for mode, found in ratios.items():
        title, limit = RIVALS[mode]
        report(f"{case.title} / {title}", statistics.median(found), limit, f"x ({min(found):.2f} to {max(found):.2f})")
    report(f"{case.title}, PTX to executable", statistics.median(before), 60, "s")
    if "jax" in rivals:
        rivals["jax"].close()


def tracer_in_turn(case, report):
    tracer, found = Tracer(case), []
    tracer.compare(COMPARED["full"])
    for nth in range(ROUNDS):
        mine, theirs = tracer.ours(5 * STEPS["full"]), tracer.theirs(5 * STEPS["full"])
        found.append(mine / theirs)
        print(f"{tracer.title}: round {nth + 1}: ours {1e3 * mine:.2f} ms a step, C and OpenMP {1e3 * theirs:.2f} ({found[-1]:.3f})", flush=True)
    report(f"{tracer.title} / C and OpenMP", statistics.median(found), 1.25, f"x ({min(found):.2f} to {max(found):.2f})")


def gradients(report):
    """The sensitivity of 108 steps at its own size, with every state kept and with few of them, over the program itself."""
    folder = WORK / "gradient"
    folder.mkdir(parents=True, exist_ok=True)
    text = re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{OCEAN}/\1"]', (OCEAN / "sensitivity.toml").read_text())
    steps = int(re.search(r"(?m)^steps = (\d+)", text)[1])
    (folder / "job.toml").write_text(with_results(text, ["T"]))
    for title, checkpoint in CHECKPOINTS.items():
        with_checkpoint = re.sub(r"(?m)^checkpoint = .*", f"checkpoint = {checkpoint}", text)
        (folder / f"{title}.toml").write_text(with_checkpoint)
        (folder / f"{title}.f64.toml").write_text(with_checkpoint.replace("ocean.ptx", "ocean_f64.ptx").replace('"f32"', '"f64"'))
    program, needs = [], {}
    for title in CHECKPOINTS:
        program.append(ours(folder / "job.toml", folder, steps))
        gradient = ours(folder / f"{title}.toml", folder, steps, "--gradient", "-o", folder / f"{title}.npz")
        needs[title] = gradient["needs"]
        print(f"ocean sensitivity, {steps} steps, {title}: compiled in {gradient['compile']:.0f} s; {gradient['execute']:.2f} s and {gradient['needs']:.0f} MiB, "
              f"the program {program[-1]['execute']:.2f} s and {program[-1]['needs']:.0f} MiB", flush=True)
        report(f"ocean sensitivity, {steps} steps, {title}: gradient / program", gradient["execute"] / program[-1]["execute"], 6, "x")
    # Compared in f64. The two are compiled apart and round otherwise, by 1e-11 after 108 steps; in f32 each is 1e-2 (`dJ_dT`) and 9e-2 (`dJ_dwind_x`) from f64.
    for title in CHECKPOINTS:
        ours(folder / f"{title}.f64.toml", folder, steps, "--gradient", "-o", folder / f"{title}.f64.npz")
    with_all, with_few = (numpy.load(folder / f"{title}.f64.npz") for title in CHECKPOINTS)
    compare("ocean sensitivity in f64", "few states and all", with_all.files, with_all.get, with_few.get, 1e-9)
    report("ocean sensitivity: memory with 64 MiB of states / with all", needs["64 MiB of states"] / needs["every state kept"], 1, "x")


def measure(report):
    for real in ("f32", "f64"):
        case = Case("full", real)
        steps_in_turn(case, report)
        tracer_in_turn(case, report)
    gradients(report)
