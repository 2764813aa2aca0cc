"""The ocean model of examples/oceananigans, whole steps of it: by us, and by the same kernels without us (scripts/native.py), once per thread and as loops.

Results are compared first, after a few steps; then all run in turns on two cores, and the ratio is the median of our seconds per step to theirs.
"""

import re
import statistics
import sys

import numpy

from bench_programs import BINARY, ROOT, run
from native import Native

WORK = ROOT / ".cache" / "bench" / "ocean"
OCEAN = ROOT / "examples" / "oceananigans"
SIZES = {"full": ["--nx", "120", "--ny", "120", "--dt", "600"], "small": ["--nx", "13", "--ny", "11"]}
STEPS = {"full": 20, "small": 3}
COMPARED = {"full": 5, "small": 3}
ROUNDS = 5
RESULTS = ("u", "v", "T", "S", "eta")
# Of the greatest magnitude of an array: in f32 many roundings, some of them where upwind directions change.
TOLERANCE = {"f32": 5e-4, "f64": 1e-11}
RIVALS = {"calls": ("one call per thread", 0.1), "loops": ("C loops", 1.25)}


class Case:
    """The double gyre at a size and of a type."""

    def __init__(self, size, real):
        self.title, self.size = f"ocean {size} {real}", size
        self.folder = WORK / f"{size}_{real}"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.job = self.folder / "job.toml"
        run(sys.executable, OCEAN / "jobs.py", "double_gyre", *SIZES[size], "--precision", real, "-o", self.job)
        text = self.job.read_text().split("[[output]]")[0]
        text = re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{OCEAN}/\1"]', text)
        text += "".join(f'[[output]]\nfile = "{name}.npy"\narrays = ["{name}"]\n\n' for name in RESULTS)
        self.job.write_text(text)
        self.source = OCEAN / ("ocean.cu" if real == "f32" else "ocean_f64.cu")
        self.tolerance = TOLERANCE[real]
        self.rivals = {mode: Native(self.job, self.source, self.folder / mode, mode) for mode in RIVALS}

    def ours(self, steps):
        """Seconds of raising and compiling, and of a step."""
        done = run(BINARY, "run", self.job, "--steps", steps, "--output-dir", self.folder, "--timings", "--quiet")
        took = {what: float(seconds) for what, seconds in re.findall(r"(?m)^(\w+)\s+([0-9.]+) s$", done.stderr)}
        return took["raise"] + took["compile"], took["execute"] / steps

    def compare(self):
        """Stops if what we made is not what the kernels make."""
        steps = COMPARED[self.size]
        self.ours(steps)
        for mode, native in self.rivals.items():
            theirs, worst = native.results(steps), 0.0
            for name in RESULTS:
                ours = numpy.load(self.folder / f"{name}.npy")
                halo = [slice((n - m) // 2, (n + m) // 2) for n, m in zip(theirs[name].shape, ours.shape)]
                inside = theirs[name][tuple(halo)]
                if not numpy.isfinite(ours).all() or not abs(inside).max() > 0:
                    sys.exit(f"{self.title}: `{name}` is nothing to compare")
                worst = max(worst, float(abs(ours - inside).max() / abs(inside).max()))
            if not worst <= self.tolerance:
                sys.exit(f"{self.title}: {RIVALS[mode][0]} and we differ by {worst:.2g}, which is more than {self.tolerance:g}")
            print(f"{self.title}: as {RIVALS[mode][0]} have it, within {worst:.2g}", flush=True)


def small():
    for real in ("f32", "f64"):
        Case("small", real).compare()


def measure(report):
    for real in ("f32", "f64"):
        case = Case("full", real)
        case.compare()
        ratios, before = {mode: [] for mode in RIVALS}, []
        for nth in range(ROUNDS):
            ready, ours = case.ours(STEPS["full"])
            before.append(ready)
            line = f"{case.title}: round {nth + 1}: ours {1e3 * ours:.2f} ms a step"
            for mode, native in case.rivals.items():
                theirs = native.seconds(STEPS["full"])
                ratios[mode].append(ours / theirs)
                line += f", {RIVALS[mode][0]} {1e3 * theirs:.2f} ({ours / theirs:.3f})"
            print(line, flush=True)
        for mode, (title, limit) in RIVALS.items():
            spread = f"{min(ratios[mode]):.2f} to {max(ratios[mode]):.2f}"
            report(f"{case.title} / {title}", statistics.median(ratios[mode]), limit, f"x ({spread})")
        report(f"{case.title}, PTX to executable", statistics.median(before), 60, "s")
