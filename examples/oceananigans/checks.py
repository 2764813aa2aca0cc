#!/usr/bin/env python3
"""Physics that must hold, at small size: each check writes a job, runs it and compares numbers. Needs NumPy.

    checks.py [--binary reactant-rs] [--target cpu|interpreter] [NAME ...]
"""

import argparse
import math
import shutil
import subprocess
import sys
import tempfile
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

    def command(self, folder, setting, *words):
        text = jobs.job(setting).replace('kernels = ["', f'kernels = ["{HERE}/')
        (folder / "job.toml").write_text(text)
        return subprocess.run([self.binary, *words, "--target", self.target], cwd=folder, capture_output=True, text=True)

    def run(self, setting, names, every=None):
        """The arrays `names` at the end, or a list of them every so many steps."""
        with tempfile.TemporaryDirectory() as folder:
            folder = Path(folder)
            times = f"every = {every}\n" if every else ""
            listed = ", ".join(f'"{name}"' for name in names)
            setting.outputs = f'[[output]]\nfile = "out.npz"\narrays = [{listed}]\n{times}'
            ended = self.command(folder, setting, "run", "job.toml", "--quiet")
            if ended.returncode:
                sys.exit(f"`{' '.join(ended.args)}` ended with {ended.returncode}:\n{ended.stderr}")
            files = sorted(folder.glob("*.npz"))
            seen = [dict(numpy.load(file)) for file in files]
            return seen if every else seen[-1]

    def agrees(self, setting, steps):
        """Whether the raised program computes what the kernels do, thread by thread; and what was said."""
        with tempfile.TemporaryDirectory() as folder:
            # A step subtracts nearly equal pressures and velocities: round-off of the terms is large beside the difference.
            ended = self.command(Path(folder), setting, "check", "job.toml", "--steps", str(steps), "--tolerance-ulp", "1000000")
            return ended.returncode, ended.stdout + ended.stderr


class Small(jobs.DoubleGyre):
    nx, ny, nz = 12, 10, 5
    precision = "f64"
    steps, substeps = 20, 8
    dt = 1200.0


def cells(setting):
    """Thickness of each level; rows of a box have one area."""
    k = numpy.arange(setting.nz + 1)
    s = 1 - k / setting.nz
    return numpy.diff(-1800 * (0.6 * s + 0.4 * s**4))


def conservation(runner):
    """Without fluxes through the surface the volume and the content of a tracer stay, while wind moves the sea."""
    setting = Small()
    setting.open_top = False
    setting.scalars = {"restoring": (0.0, "s-1")}
    first, *_, last = runner.run(setting, ["eta", "T", "u"], every=5)
    dz = cells(setting)[:, None, None]
    volume = abs(last["eta"].sum()) / numpy.abs(last["eta"]).sum()
    content = (last["T"] * dz).sum() / (first["T"] * dz).sum() - 1
    moved = numpy.abs(last["T"] - first["T"]).max()
    yield "the sea moves", moved, 1e-4, None
    yield "volume, relative to |eta|", volume, None, 1e-12
    yield "content of T, relative", abs(content), None, 1e-14


def uniform(runner):
    """With an open top what is uniform stays uniform: the advection of tracers fits the continuity of the flow."""
    setting = Small()
    setting.fields = {**setting.fields, "S": 35.0}
    setting.scalars = {"restoring": (0.0, "s-1")}
    last = runner.run(setting, ["S", "w"])
    yield "the sea rises", numpy.abs(last["w"]).max(), 1e-8, None
    yield "salinity away from 35", numpy.abs(last["S"] - 35).max(), None, 1e-12


def rest(runner):
    """Stratified water over mountains without forcing does not move. Without diffusion, which mountains would tilt."""
    for teos10 in (False, True):
        setting = Small()
        setting.bathymetry, setting.teos10 = True, teos10
        setting.scalars = {"restoring": (0.0, "s-1"), "mixing_diffusivity": (0.0, "m2 s-1"), "mixing_shear": (0.0, "m2 s-1"), "diffusivity": (0.0, "m2 s-1")}
        # a cape and a seamount, cutting cells anywhere
        setting.fields = {**setting.fields, "wind_x": "zeros", "S": "35 - 0.5 * (k + 0.5) / nz", "bottom": "if(i < 3 && j > 5, 10, -1800 + 1500 * exp(-((i - 7.3)^2 + (j - 4.1)^2) / 6))"}
        last = runner.run(setting, ["u", "v", "w", "eta", "T"])
        name = "TEOS-10" if teos10 else "linear"
        yield f"speed at rest, {name}", max(numpy.abs(last[c]).max() for c in "uvw"), None, 1e-13
        yield f"surface at rest, {name}", numpy.abs(last["eta"]).max(), None, 1e-12


def gravity_wave(runner):
    """A standing wave of the whole channel swings with sqrt(g H) k."""
    setting = Small()
    setting.nx, setting.ny, setting.nz = 50, 4, 2
    setting.periodic_x = True
    setting.dt, setting.substeps, setting.steps = 200.0, 4, 60
    setting.no_slip = False
    setting.scalars = {"restoring": (0.0, "s-1"), "drag": (0.0, "1"), "viscosity": (0.0, "m2 s-1")}
    setting.coordinates = jobs.box("1e6", "8e4")
    setting.metrics = jobs.box_metrics("1e6", "8e4", "0")
    setting.fields = {"bottom": -1800.0, "eta": "1e-3 * cos(2 * pi * x / 1e6)", "T": 10.0, "S": 35.0}
    seen = runner.run(setting, ["eta"], every=1)
    wave = numpy.cos(2 * math.pi * (numpy.arange(50) + 0.5) / 50)
    height = numpy.array([1e-3 * 25] + [(one["eta"][0] * wave).sum() for one in seen])
    crossings = [n + height[n] / (height[n] - height[n + 1]) for n in range(len(height) - 1) if height[n] * height[n + 1] < 0]
    period = 2 * setting.dt * (crossings[-1] - crossings[0]) / (len(crossings) - 1)
    expected = 1e6 / math.sqrt(9.80665 * 1800)
    yield "periods seen", (len(crossings) - 1) / 2, 1, None
    yield "period against theory", abs(period / expected - 1), None, 0.01
    yield "height left after each period", (abs(height).max() and abs(height[-int(expected / setting.dt) :]).max() / height[0]), 0.3, 1.0


def convergence(runner):
    """The tendency of a smooth tracer in a uniform flow, against its derivative: fifth order, and second for centred differences."""
    for scheme, order in (("weno5", 4.5), ("centred2", 1.9)):
        errors = []
        for nx in (32, 64):
            setting = Small()
            setting.nx, setting.ny, setting.nz, setting.steps = nx, 4, 2, 1
            setting.periodic_x = setting.periodic_y = True
            setting.tracer = scheme
            setting.scalars = {"restoring": (0.0, "s-1"), "diffusivity": (0.0, "m2 s-1")}
            setting.coordinates = jobs.box("1e6", "8e4")
            setting.metrics = jobs.box_metrics("1e6", "8e4", "0")
            setting.fields = {"bottom": -1800.0, "u": 1.0, "T": 10.0, "S": "35 + sin(2 * pi * x / 1e6)"}
            rate = runner.run(setting, ["GS_before"])["GS_before"][0, 0]
            k = 2 * math.pi / 1e6
            exact = -k * numpy.cos(k * 1e6 * (numpy.arange(nx) + 0.5) / nx)
            errors.append(numpy.abs(rate - exact).max() / k)
        yield f"order of {scheme}", math.log2(errors[0] / errors[1]), order, None


def agreement(runner):
    """Every job on a small grid, ten steps: as raised, and thread by thread."""
    for name, job in jobs.JOBS.items():
        setting = job()
        setting.nx, setting.ny, setting.nz = 13, 11, 6
        setting.dt, setting.substeps, setting.precision = 100.0, 3, "f64"
        code, said = runner.agrees(setting, 10)
        if code:
            print(said, file=sys.stderr)
        yield f"check {name}, exit code", code, None, 0


CHECKS = {check.__name__: check for check in (conservation, uniform, rest, gravity_wave, convergence, agreement)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *CHECKS], metavar="NAME", help=", ".join(CHECKS))
    parser.add_argument("--binary", default="reactant-rs")
    parser.add_argument("--target", default="cpu")
    options = parser.parse_args()
    runner = Runner(options.binary, options.target)
    failed = 0
    for name in options.names or CHECKS:
        for what, value, least, most in CHECKS[name](runner):
            good = math.isfinite(value) and (least is None or value >= least) and (most is None or value <= most)
            failed += not good
            bounds = " and ".join(f"at {word} {bound:g}" for word, bound in (("least", least), ("most", most)) if bound is not None)
            print(f"{name:14} {what:34} {value:10.3e}  {bounds:27} {'ok' if good else 'FAILS'}", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
