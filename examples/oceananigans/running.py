"""Runs of the program for checks.py: a job is written to a folder of its own, run, and what it wrote is read."""

import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy

import jobs

HERE = Path(__file__).resolve().parent


class Runner:
    def __init__(self, binary, target):
        found = shutil.which(binary)
        if not found:
            sys.exit(f"there is no program {binary}")
        self.binary, self.target = str(Path(found).resolve()), target

    def text(self, folder, setting):
        text = jobs.job(setting).replace('kernels = ["', f'kernels = ["{HERE}/')
        (folder / "job.toml").write_text(text)

    def command(self, folder, setting, *words, target=True):
        self.text(folder, setting)
        where = ["--target", self.target] if target else []
        return subprocess.run([self.binary, *words, *where], cwd=folder, capture_output=True, text=True)

    def must(self, folder, setting, *words, **more):
        ended = self.command(folder, setting, *words, **more)
        if ended.returncode:
            sys.exit(f"`{' '.join(ended.args)}` ended with {ended.returncode}:\n{ended.stderr}")
        return ended.stdout

    def run(self, setting, names, every=None, flags=()):
        """The arrays `names` at the end, or a list of them every so many steps."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            write(setting, names, every)
            self.must(folder, setting, "run", "job.toml", "--quiet", *flags)
            seen = [dict(numpy.load(file)) for file in sorted(folder.glob("*.npz"))]
            return seen if every else seen[-1]

    def artifact(self, folder, setting, names):
        """The program, raised once for several runs; to be run in folders beside it."""
        write(setting, names)
        self.must(folder, setting, "compile", "job.toml", "-o", "job.rxa")

    def go(self, folder, *words):
        ended = subprocess.run([self.binary, "run", "../job.rxa", "--quiet", "--target", self.target, *words], cwd=folder, capture_output=True, text=True)
        if ended.returncode:
            sys.exit(f"`{' '.join(ended.args)}` ended with {ended.returncode}:\n{ended.stderr}")

    def resumed(self, beside, steps, interrupted):
        """The arrays after so many steps, the state kept at `interrupted`: in one run, and in two."""
        seen = []
        for pieces in ([steps], [interrupted, steps]):
            with tempfile.TemporaryDirectory(dir=beside) as folder:
                for until in pieces:
                    self.go(folder, "--steps", str(until), "--restart", "state.zarr", "--restart-every", str(interrupted), "--resume")
                seen.append(dict(numpy.load(Path(folder) / "out.npz")))
        return seen

    def stopped(self, beside, signal):
        """The arrays after some more steps than a run made that `signal` stopped: of that run gone on with, and of one in one piece."""
        seen, keep = [], ["--restart", "state.zarr", "--restart-every", "3"]
        with tempfile.TemporaryDirectory(dir=beside) as folder:
            folder = Path(folder)
            # So many steps that it cannot end by itself.
            run = subprocess.Popen([self.binary, "run", "../job.rxa", "--quiet", "--target", self.target, "--steps", "1000000", *keep], cwd=folder, stderr=subprocess.PIPE, text=True)
            while run.poll() is None and not list(folder.glob("state.zarr/step_*")):
                time.sleep(0.01)
            run.send_signal(signal)
            said = run.communicate()[1]
            if run.returncode != 130:
                sys.exit(f"a run that {signal.name} stopped ended with {run.returncode}:\n{said}")
            (kept,) = folder.glob("state.zarr/step_*")
            steps = str(int(kept.name.removeprefix("step_")) + 4)
            self.go(folder, "--steps", steps, *keep, "--resume")
            seen.append(dict(numpy.load(folder / "out.npz")))
        with tempfile.TemporaryDirectory(dir=beside) as folder:
            self.go(folder, "--steps", steps, *keep)
            seen.append(dict(numpy.load(Path(folder) / "out.npz")))
        return seen

    def recovered(self, truth, first):
        """The costs of a search, and the temperature at the beginning: of the truth, of the first guess, and found."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            first.observed = '{ file = "out.npz", variable = "T" }'
            write(truth, ["T"])
            self.must(folder, truth, "run", "job.toml", "--quiet")
            start = []
            for setting in (truth, first):
                self.must(folder, setting, "initial", "job.toml", "-o", "initial.npz", target=False)
                start.append(numpy.load(folder / "initial.npz")["T"])
            self.must(folder, first, "minimize", "job.toml", "-o", "found.npz", "--curve", "cost.csv", "--curve", "cost.png", "--quiet")
            costs = numpy.loadtxt(folder / "cost.csv", delimiter=",", skiprows=1)[:, 1]
            halo = slice(first.halo, -first.halo)
            start = [field[halo, halo, halo] for field in start]
            return costs, *start, numpy.load(folder / "found.npz")["T"]

    def gradient(self, setting, of, by):
        """The derivatives of the objective `of`, by name."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            self.must(folder, setting, "run", "job.toml", "--gradient", f"{of}:{','.join(by)}", "-o", "gradient.npz", "--quiet")
            return dict(numpy.load(folder / "gradient.npz"))

    def agrees(self, setting, steps):
        """Whether the raised program computes what the kernels do, thread by thread; and what was said."""
        with tempfile.TemporaryDirectory() as folder:
            # A step subtracts nearly equal pressures and velocities: round-off of the terms is large beside the difference. So many ulp of the
            # greatest value in an array are 1e-10 of it in double, and 6e-4 in single precision.
            ulp = {"f64": "1000000", "f32": "10000"}[setting.precision]
            ended = self.command(Path(folder), setting, "check", "job.toml", "--steps", str(steps), "--tolerance-ulp", ulp)
            return ended.returncode, ended.stdout + ended.stderr


def write(setting, names, every=None):
    listed = ", ".join(f'"{name}"' for name in names)
    times = f"every = {every}\n" if every else ""
    setting.outputs = f'[[output]]\nfile = "out.npz"\narrays = [{listed}]\n{times}'
