#!/usr/bin/env python3
"""Physics that must hold, at small size: each check writes a job, runs it and compares numbers. Needs NumPy.

    checks.py [--binary reactant-rs] [--target cpu|interpreter] [NAME ...]
    checks.py --binary reactant-rs --steps 108 taylor        # the remainders of derivatives over so many steps
"""

import argparse
import math
import os
import signal
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy

import jobs
from running import HERE, Runner, write


class Small(jobs.DoubleGyre):
    nx, ny, nz = 12, 10, 5
    precision = "f64"
    steps, substeps = 20, 4
    dt = 1200.0
    width, height = 1.2e6, 1.2e6

    def still(self, **more):
        """Nothing but what a check asks for changes momentum, and nothing restores the surface."""
        zero = ("restoring", "drag", "viscosity", "diffusivity", "mixing_shear", "mixing_viscosity", "mixing_diffusivity")
        self.scalars = {name: (0.0, "0 here") for name in zero} | {name: (value, "") for name, value in more.items()}

    def box(self, width, height, coriolis):
        self.width, self.height = width, height
        self.coordinates = jobs.box(str(width), str(height))
        self.metrics = jobs.box_metrics(str(width), str(height), coriolis)


# A cape and a seamount, which cut cells anywhere.
MOUNTAINS = "if(i < 3 && j > 5, 10, -1800 + 1500 * exp(-((i - 7.3)^2 + (j - 4.1)^2) / 6))"


def cells(setting, bottom=None):
    """Thickness of each level, over the bottom if there is one; rows of a box have one area."""
    s = 1 - numpy.arange(setting.nz + 1) / setting.nz
    z = -1800 * (0.6 * s + 0.4 * s**4)
    if bottom is None:
        return numpy.diff(z)[:, None, None]
    return numpy.maximum(z[1:, None, None] - numpy.maximum(z[:-1, None, None], bottom), 0)


def tops(time_stepping, surface, top, **more):
    setting = Small()
    setting.time_stepping, setting.surface, setting.top = time_stepping, surface, top
    if surface == "explicit":
        setting.dt = 200.0
    setting.fields = {**setting.fields, "S": 35.0}
    for name, value in more.items():
        setattr(setting, name, value)
    return setting


def conservation(runner):
    """Without fluxes through the surface the volume stays while wind moves the sea, and so does the content of a tracer: of levels where
    they are with a closed top, of levels that end at the surface with a moving one. There what is uniform stays so."""
    settings = [
        tops("ab2", "split", "closed"),
        tops("ab2", "explicit", "moving"),
        tops("rk3", "explicit", "moving"),
        tops("rk3", "split", "moving", tracer="weno7", biharmonic=True, bathymetry=True, steps=10, passive={"dye": ("1", "a dye")}),
    ]
    for setting in settings:
        name = f"{setting.time_stepping} {setting.surface} {setting.top}"
        if setting.bathymetry:
            setting.fields = {**setting.fields, "bottom": MOUNTAINS, "dye": "if(i > 6, 1, 0)"}
        setting.scalars = {"restoring": (0.0, "s-1"), "biharmonic_viscosity": (1e14, "m4 s-1")}
        tracers = [tracer for tracer in setting.tracers if tracer != "S"]
        first, *_, last = runner.run(setting, ["eta", "S", "u", "w", "bottom", *tracers], every=setting.steps // 4)
        dz = cells(setting, first["bottom"])

        def content(seen, tracer):
            water = dz.copy()
            if setting.top == "moving":
                water[-1] += numpy.where(water[-1] > 0, seen["eta"], 0)
            return (seen[tracer] * water).sum()

        yield f"{name}: the sea moves", numpy.abs(last["T"] - first["T"]).max(), 1e-5, None
        yield f"{name}: volume over |eta|", abs(last["eta"].sum()) / numpy.abs(last["eta"]).sum(), None, 1e-12
        for tracer in tracers:
            yield f"{name}: content of {tracer}", abs(content(last, tracer) / content(first, tracer) - 1), None, 1e-14
        if setting.top == "moving":
            yield f"{name}: S away from 35", numpy.abs(last["S"] - 35)[dz > 0].max(), None, 1e-12


def zonal(rows):
    """A current u0 cos(latitude) around the whole sphere between walls at 60 degrees, and the height that balances it (Williamson et al. 1992)."""
    setting = Small()
    setting.nx, setting.ny, setting.nz, setting.substeps, setting.dt, setting.steps = 4, rows, 2, 4, 600.0, 36
    setting.periodic_x, setting.no_slip = True, False
    setting.coordinates, setting.metrics = jobs.band(0, 360, -60, 60), jobs.band_metrics(0, 360, -60, 60)
    setting.still()
    most = 50.0
    bulge = (6.371e6 * 7.292115e-5 * most + most**2 / 2) / 9.80665
    zonal = f"{most} * cos(y * pi / 180)"
    setting.fields = {"bottom": -1800.0, "T": 10.0, "S": 35.0, "u": zonal, "U": f"1800 * {zonal}", "eta": f"-{bulge} * sin(y * pi / 180)^2"}
    return setting, most


def sphere(runner):
    """On the sphere: a balanced current goes on as it is, but for errors of second order; volume and content stay, over mountains."""
    errors = []
    for rows in (12, 24):
        setting, most = zonal(rows)
        last = runner.run(setting, ["u", "v"])
        exact = most * numpy.cos(numpy.radians(-60 + 120 * (numpy.arange(rows) + 0.5) / rows))
        errors.append(max(numpy.abs(last["u"] - exact[:, None]).max(), numpy.abs(last["v"]).max()) / most)
    yield "balanced current: error with 24 rows", errors[1], None, 0.01
    yield "balanced current: order", math.log2(errors[0] / errors[1]), 1.8, None
    setting = tops("ab2", "split", "closed", tracer="weno7", biharmonic=True, bathymetry=True, teos10=True, periodic_x=True)
    setting.coordinates, setting.metrics = jobs.band(0, 60, 25, 65), jobs.band_metrics(0, 60, 25, 65)
    setting.scalars = {"restoring": (0.0, "s-1"), "biharmonic_viscosity": (1e14, "m4 s-1")}
    around = "cos(2 * pi * (i + 0.5) / nx)"  # so that the halo is that of a periodic floor
    setting.fields = {**setting.fields, "bottom": f"if(j > 6 && {around} > 0.6, 10, -1800 + 750 * (1 - {around}) * exp(-(j - 4.1)^2 / 4))"}
    setting.fields |= {"wind_x": "1e-4 * sin(y)", "T": setting.fields["T"] + f" + 0.1 * {around}"}
    first, *_, last = runner.run(setting, ["eta", "T", "bottom"], every=setting.steps)
    area, dz = numpy.cos(numpy.radians(25 + 40 * (numpy.arange(setting.ny) + 0.5) / setting.ny))[:, None], cells(setting, first["bottom"])
    yield "the sea moves", numpy.abs(last["T"] - first["T"]).max(), 1e-5, None
    yield "cells of land", (dz == 0).sum(), 10, None
    yield "volume over |eta|", abs((area * last["eta"]).sum()) / numpy.abs(area * last["eta"]).sum(), None, 1e-12
    content = [(area * dz * seen["T"]).sum() for seen in (first, last)]
    yield "content of T", abs(content[1] / content[0] - 1), None, 1e-14


def floors(runner):
    """What is below the lowest level, in land or beyond walls is not seen: neither a floor, nor velocities that a run starts from."""

    def run(bottom, **fields):
        setting = Small()
        setting.bathymetry, setting.no_slip = bottom is not None, True
        setting.fields = {**setting.fields, **({} if bottom is None else {"bottom": bottom}), **fields}
        return runner.run(setting, ["u", "v", "w", "T", "eta", "U", "V"])

    def apart(one, other):
        return max(numpy.abs(one[name] - other[name]).max() / numpy.abs(other[name]).max() for name in one)

    yield "a floor below the lowest level, to none", apart(run("-3000 + i"), run(None)), None, 1e-10
    outside = "i < 0 || i >= nx || j < 0 || j >= ny"
    yield "a floor that is land beyond walls, to the same", apart(run(f"if({outside}, 10, {MOUNTAINS})"), run(MOUNTAINS)), None, 0
    # Every face of the cape's land, and of its coast.
    cape = "(i < 4 && j > 5)"
    flow = {name: f"0.1 * if({cape}, 0, 1)" for name in "uv"}
    more = {name: f"0.1 * if(i < 3 && j > 5, 3, if({cape}, 0, 1))" for name in "uv"}
    transports = {name.upper(): f"50 * if(i < 3 && j > 5, 3, if({cape}, 0, 1))" for name in "uv"}
    still = {name.upper(): f"50 * if({cape}, 0, 1)" for name in "uv"}
    yield "velocities in land, to none", apart(run(MOUNTAINS, **more, **transports), run(MOUNTAINS, **flow, **still)), None, 0


def shipped(runner):
    """The jobs in this folder are those that jobs.py writes."""
    for name, setting in jobs.JOBS.items():
        yield f"{name}.toml is another", int((HERE / f"{name}.toml").read_text() != jobs.job(setting())), None, 0


def open_top(runner):
    """With an open top (levels where they are, as in models with a linear free surface) what is uniform stays uniform, and what the sea
    loses is what the water carries through the top."""
    setting = tops("ab2", "split", "open")
    setting.scalars = {"restoring": (0.0, "s-1")}
    setting.steps = 12
    seen = runner.run(setting, ["S", "T", "U", "V"], every=1)
    dz, dx, dy = cells(setting), setting.width / setting.nx, setting.height / setting.ny
    content = [(one["T"] * dz).sum() for one in seen]
    lost = []
    for one in seen:
        east = numpy.pad(one["U"], ((0, 0), (0, 1)))
        north = numpy.pad(one["V"], ((0, 1), (0, 0)))
        rise = -(numpy.diff(east, axis=1) / dx + numpy.diff(north, axis=0) / dy)
        lost.append((rise * one["T"][-1]).sum())
    change = numpy.diff(content)[1:]
    expected = [-setting.dt * (1.6 * lost[n] - 0.6 * lost[n - 1]) for n in range(1, len(seen) - 1)]
    yield "content lost each step, relative", numpy.abs(change / content[0]).max(), 1e-12, None
    yield "more than what went through the top", numpy.abs((change - expected) / content[0]).max(), None, 1e-14
    yield "salinity away from 35", numpy.abs(seen[-1]["S"] - 35).max(), None, 1e-12


def seawater(runner):
    """Density by TEOS-10 at 30 g/kg, 10 degrees and -1000 m: 1027.45140 kg m-3 (Roquet et al. 2015), of which 4.59763 are those of a column at rest,
    which the model leaves out; in single precision as in double, over all that the sea has."""
    seen = {}
    for precision in ("f64", "f32"):
        setting = Small()
        setting.teos10, setting.precision, setting.steps = True, precision, 1
        setting.z = "-2000 * (1 - i / nz)"
        setting.fields = {"bottom": -2000.0, "T": "10 - 4 * (k - 2) + 0.7 * i * abs(k - 2)", "S": "30 + 0.6 * j * abs(k - 2)"}
        seen[precision] = runner.run(setting, ["b"])["b"]
    exact = seen["f64"]
    yield "density at 30 g/kg, 10 degrees, 1000 m", abs(1020 * (1 - exact[2, 0, 0] / 9.80665) + 4.597630 - 1027.45140), None, 1e-5
    yield "range of densities", numpy.ptp(exact) * 1020 / 9.80665, 8, None
    yield "error of density in f32", numpy.abs(seen["f32"] - exact).max() * 1020 / 9.80665, None, 5e-6


def rest(runner):
    """Stratified water over mountains without forcing does not move. Without diffusion, which mountains would tilt."""
    for teos10 in (False, True):
        setting = Small()
        setting.bathymetry, setting.teos10 = True, teos10
        setting.scalars = {"restoring": (0.0, "s-1"), "mixing_diffusivity": (0.0, "m2 s-1"), "mixing_shear": (0.0, "m2 s-1"), "diffusivity": (0.0, "m2 s-1")}
        setting.fields = {**setting.fields, "wind_x": "zeros", "S": "35 - 0.5 * (k + 0.5) / nz", "bottom": MOUNTAINS}
        last = runner.run(setting, ["u", "v", "w", "eta", "T"])
        name = "TEOS-10" if teos10 else "linear"
        yield f"speed at rest, {name}", max(numpy.abs(last[c]).max() for c in "uvw"), None, 1e-13
        yield f"surface at rest, {name}", numpy.abs(last["eta"]).max(), None, 1e-12


def waves(runner, nx, length, coriolis, dt, steps, time_stepping="ab2", surface="split"):
    """Height of a wave of the whole channel, after each step, over its first."""
    setting = Small()
    setting.nx, setting.ny, setting.nz = nx, 4, 2
    setting.periodic_x = setting.periodic_y = True
    setting.time_stepping, setting.surface = time_stepping, surface
    setting.dt, setting.substeps, setting.steps = dt, 4, steps
    setting.still()
    setting.box(length, 8e4, coriolis)
    setting.fields = {"bottom": -1800.0, "eta": f"1e-3 * cos(2 * pi * x / {length})", "T": 10.0, "S": 35.0}
    seen = runner.run(setting, ["eta"], every=1)
    wave = numpy.cos(2 * math.pi * (numpy.arange(nx) + 0.5) / nx)
    return numpy.array([(one["eta"][0] * wave).sum() for one in seen]) / (1e-3 * nx / 2)


def swing(height, dt, omega):
    """Mean, height and frequency of the oscillation with the least squares, near a frequency."""
    t = dt * (1 + numpy.arange(len(height)))
    best = None
    for frequency in omega * numpy.linspace(0.9, 1.1, 401):
        shapes = numpy.stack([numpy.ones_like(t), numpy.cos(frequency * t), numpy.sin(frequency * t)], axis=1)
        found, left, *_ = numpy.linalg.lstsq(shapes, height, rcond=None)
        if best is None or left[0] < best[0]:
            best = left[0], found[0], math.hypot(*found[1:]), frequency
    return best[1:]


def gravity_wave(runner):
    """A standing wave of the whole channel swings with sqrt(g H) k, whatever the surface and the steps."""
    speed = math.sqrt(9.80665 * 1800)
    omega = speed * 2 * math.pi / 1e6
    for time_stepping, surface, dt in (("ab2", "split", 200.0), ("rk3", "split", 400.0), ("ab2", "explicit", 50.0), ("rk3", "explicit", 200.0)):
        height = waves(runner, 32, 1e6, "0", dt, int(1.1 * 1e6 / speed / dt), time_stepping, surface)
        _, left, frequency = swing(height, dt, omega)
        name = f"{time_stepping} {surface}"
        yield f"{name}: frequency against theory", abs(frequency / omega - 1), None, 0.01
        yield f"{name}: height of the swing", left, 0.3, 1.02


def adjustment(runner):
    """A wave of height on a rotating plane leaves 1 / (1 + (k R)^2) of itself in balance, and the rest swings with sqrt(f^2 + g H k^2)."""
    length, f, dt = 1e7, 1e-4, 1500.0
    wave = math.sqrt(9.80665 * 1800) * 2 * math.pi / length
    omega = math.hypot(f, wave)
    left, swings, frequency = swing(waves(runner, 50, length, str(f), dt, 40, "rk3"), dt, omega)
    yield "what is left in balance, to theory", abs(left / (f / omega) ** 2 - 1), None, 0.01
    yield "what swings, to theory", abs(swings / (wave / omega) ** 2 - 1), None, 0.02
    yield "frequency against theory", abs(frequency / omega - 1), None, 0.01


class Eady(Small):
    """Uniform stratification and shear on an f-plane between two walls, and the wave on it that grows fastest of those as wide as the channel
    (Eady 1949): geostrophic, Richardson number 100."""

    nx, ny, nz, substeps, dt = 16, 12, 8, 24, 1800.0
    no_slip, f, n, deep = False, 1e-4, 5e-3, 1000.0
    length, across, least = 2e5, 3e5, 1e-5  # m, m, and the wave's least velocity, m s-1

    def __init__(self):
        self.periodic_x = True
        self.still()
        self.box(self.length, self.across, str(self.f))
        self.z = f"-{self.deep} * (1 - i / nz)"
        shear, k, l = self.n / 10, 2 * math.pi / self.length, math.pi / self.across
        kappa = math.hypot(k, l) * self.n / self.f
        q = kappa * self.deep / 2
        self.rate = k * shear / kappa * math.sqrt((1 / math.tanh(q) - q) * (q - math.tanh(q)))
        # psi = sin(l y) Re[(cosh(kappa s) + b sinh(kappa s)) exp(i k x)], from the middle of the depth; nothing crosses the top
        top = kappa * (shear * self.deep / 2 - 1j * self.rate / k)
        b = (shear * math.cosh(q) - top * math.sinh(q)) / (top * math.cosh(q) - shear * math.sinh(q))
        s = f"({self.deep} * ((k + 0.5) / nz - 0.5))"
        cosh, sinh = (f"(exp({kappa} * {s}) {sign} exp(-{kappa} * {s})) / 2" for sign in "+-")
        even, odd = f"({cosh} + {b.real} * {sinh})", f"({b.imag} * {sinh})"
        even_z, odd_z = f"({sinh} + {b.real} * {cosh})", f"({b.imag} * {cosh})"
        size, column = self.least / k, 2 * math.sinh(q) / kappa
        expansion = 9.80665 * 2e-4
        psi_top = f"(({math.cosh(q)} + {b.real * math.sinh(q)}) * cos({k} * x) - {b.imag * math.sinh(q)} * sin({k} * x))"
        wave_b = f"{self.f * kappa * size} * sin({l} * y) * ({even_z} * cos({k} * x) - {odd_z} * sin({k} * x))"
        self.fields = {
            "bottom": -self.deep,
            "S": 35.0,
            "T": f"10 + ({self.n**2} * {s} - {self.f * shear} * (y - {self.across / 2}) + {wave_b}) / {expansion}",
            "u": f"{shear} * {s} - {size * l} * cos({l} * y) * ({even} * cos({k} * x_west) - {odd} * sin({k} * x_west))",
            "v": f"-{size * k} * sin({l} * y_south) * ({even} * sin({k} * x) + {odd} * cos({k} * x))",
            "U": f"-{size * l * column} * cos({l} * y) * cos({k} * x_west)",
            "V": f"-{size * k * column} * sin({l} * y_south) * sin({k} * x)",
            "eta": f"{self.f / 9.80665} * ({size} * sin({l} * y) * {psi_top} - {shear * self.deep / 2} * (y - {self.across / 2}))",
        }


def growth_of(runner, setting, days):
    """Rate of the logarithm of the wave's temperature, after a day, in which it finds its balance."""
    every = round(86400 / setting.dt / 4)
    setting.steps = round(days * 86400 / setting.dt)
    seen = runner.run(setting, ["T"], every=every)
    times = numpy.arange(len(seen)) * every * setting.dt
    size = numpy.log([numpy.abs(numpy.fft.rfft(one["T"], axis=2)[:, :, 1]).mean() for one in seen])
    return numpy.polyfit(times[4:], size[4:], 1)[0]


def growth(runner):
    """A baroclinic wave grows as fast as linear theory says."""
    setting = Eady()
    yield "growth rate against that of Eady's wave", abs(growth_of(runner, setting, 5) / setting.rate - 1), None, 0.02


def convergence(runner):
    """The tendency of smooth tracers in a uniform flow, against their derivative: a wave, and one of half its length on the same cells, along
    each direction. Its error is that of the scheme's order, and of the second one for centred differences."""
    n, width = 48, 1e6
    for along, flow in (("x", "u"), ("y", "v")):
        for scheme, order in (("weno7", 6.5), ("weno5", 4.5), ("centred2", 1.9)):
            setting = Small()
            setting.nx, setting.ny = (n, 4) if along == "x" else (4, n)
            setting.nz, setting.steps = 2, 1
            setting.periodic_x = setting.periodic_y = True
            setting.tracer, setting.passive = scheme, {"half": ("1", "a wave of half the length")}
            setting.scalars = {"restoring": (0.0, "s-1"), "diffusivity": (0.0, "m2 s-1")}
            setting.box(*((width, 8e4) if along == "x" else (8e4, width)), "0")
            setting.fields = {"bottom": -1800.0, flow: 1.0, "T": 10.0, "S": f"35 + sin(2 * pi * {along} / 1e6)", "half": f"35 + sin(4 * pi * {along} / 1e6)"}
            rates = runner.run(setting, ["GS_before", "Ghalf_before"])
            errors = []
            for tracer, k in (("half", 4 * math.pi / width), ("S", 2 * math.pi / width)):
                exact = -k * numpy.cos(k * width * (numpy.arange(n) + 0.5) / n)
                found = rates[f"G{tracer}_before"][0]
                errors.append(numpy.abs((found[0] if along == "x" else found[:, 0]) - exact).max() / k)
            yield f"order of {scheme} along {along}", math.log2(errors[0] / errors[1]), order, None


def viscosity(runner):
    """Shear, and flow that converges above and diverges below, decay by viscosity times the discrete Laplacian, or minus its square."""
    for name, parts in (("harmonic", 1), ("biharmonic", 2)):
        setting = Small()
        setting.nx, setting.ny, setting.nz = 8, 8, 2
        setting.periodic_x = setting.periodic_y = True
        setting.biharmonic = parts == 2
        setting.box(8e5, 4e5, "0")
        dx, dy = 1e5, 5e4
        setting.steps = 20
        amount = 0.01 / setting.dt / (4 * math.sin(math.pi / 8) ** 2 / dy**2) ** parts
        setting.still(**{"viscosity": amount} if parts == 1 else {"biharmonic_viscosity": amount})
        # 1215 m below, 585 m above: the column's transport of the flow along x is 0
        setting.fields = {"bottom": -1800.0, "T": 10.0, "S": 35.0, "u": "1e-6 * (sin(2 * pi * x_west / 8e5) * if(k < 1, -13 / 27, 1) + sin(2 * pi * y / 4e5))", "v": "1e-6 * sin(2 * pi * x / 8e5)"}
        setting.fields |= {"U": "1800e-6 * sin(2 * pi * y / 4e5)", "V": "1800e-6 * sin(2 * pi * x / 8e5)"}
        first, *_, last = runner.run(setting, ["u", "v"], every=1)
        along = numpy.sin(2 * math.pi * numpy.arange(8) / 8)
        centres = numpy.sin(2 * math.pi * (numpy.arange(8) + 0.5) / 8)
        for what, field, shape, spacing in (("u over y", "u", centres[:, None], dy), ("v over x", "v", centres[None, :], dx), ("u over x", "u", along[None, :], dx)):
            rate = math.log((first[field][-1] * shape).sum() / (last[field][-1] * shape).sum()) / (setting.steps * setting.dt)
            expected = amount * (4 * math.sin(math.pi / 8) ** 2 / spacing**2) ** parts
            yield f"{name}: rate of {what}", abs(rate / expected - 1), None, 1e-3


def richardson(runner):
    """Viscosity and diffusivity by Pacanowski and Philander (1981), in stratification and shear that do not change with depth: nu0 + nu1 / (1 + 5 Ri)^2 and
    kappa0 + nu1 / (1 + 5 Ri)^3, and where light water lies below that of convection. And what their step does to the temperature: at a closed top the
    first level loses kappa dT/dz in so much time, and between equal fluxes nothing changes."""
    gravity, expansion, shears = 9.80665, 2e-4, numpy.array([1e-4, 3e-4, 1e-3, 3e-3, 1e-2, 3e-2])
    nu1, convection, nu0, kappa0, dt = 5e-3, 0.1, 1e-4, 1e-5, 60.0

    def stirred(slope):
        """The fields after a step where temperature grows so much with height; each row has its own shear."""
        setting = Small()
        setting.nx, setting.ny, setting.nz, setting.substeps, setting.dt, setting.steps = 4, len(shears), 6, 2, dt, 1
        setting.periodic_x, setting.top = True, "closed"
        setting.box(4e4, 6e4, "0")
        setting.still(mixing_shear=nu1, mixing_convection=convection, mixing_viscosity=nu0, mixing_diffusivity=kappa0, expansion=expansion)
        face = "-1800 * (0.6 * (1 - {0} / nz) + 0.4 * (1 - {0} / nz)^4)"
        height = f"0.5 * ({face.format('k')} + {face.format('(k + 1)')})"
        rows = " + ".join(f"if(j == {row}, {shear}, 0)" for row, shear in enumerate(shears))
        setting.fields = {"bottom": -1800.0, "S": 35.0, "T": f"10 + {slope} * {height}", "u": f"({rows}) * {height}"}
        return runner.run(setting, ["nu", "kappa", "T"]), setting

    for slope in (1e-2, 1e-4, 0.0, -1e-3):
        found, setting = stirred(slope)
        ratio = max(gravity * expansion * slope, 0) / (shears**2 + 1e-10)
        damping = 1 / (1 + 5 * ratio)
        nu, kappa = nu1 * damping**2, nu1 * damping**3
        if slope < 0:
            nu = kappa = numpy.full(len(shears), convection)
        for name, expected in (("nu", nu0 + nu), ("kappa", kappa0 + kappa)):
            inside = found[name][1:]
            yield f"{name}, dT/dz = {slope:g} K/m", abs(inside / expected[None, :, None] - 1).max(), None, 1e-7
        z = -1800 * (0.6 * (1 - numpy.arange(setting.nz + 1) / setting.nz) + 0.4 * (1 - numpy.arange(setting.nz + 1) / setting.nz) ** 4)
        centres, thick = 0.5 * (z[1:] + z[:-1]), numpy.diff(z)
        change = found["T"] - (10 + slope * centres)[:, None, None]
        lost = (kappa0 + kappa) * slope * dt / thick[-1]
        scale = abs(lost).max() or 1.0
        yield f"loss at the top, dT/dz = {slope:g} K/m", abs(change[-1] + lost[:, None]).max() / scale, None, 2e-3
        yield f"change between, dT/dz = {slope:g} K/m", abs(change[2:-2]).max() / scale, None, 2e-3


def inertial(runner):
    """A uniform current turns with f. Runge-Kutta is of third order, and holds where a step is as long as 1 / f, where
    Adams-Bashforth does not."""

    def current(time_stepping, dt, steps):
        setting = Small()
        setting.nx, setting.ny, setting.nz, setting.substeps = 4, 4, 2, 2
        setting.periodic_x = setting.periodic_y = True
        setting.time_stepping, setting.dt, setting.steps = time_stepping, dt, steps
        setting.still()
        setting.box(8e4, 8e4, "1e-4")
        setting.fields = {"bottom": -1800.0, "T": 10.0, "S": 35.0, "u": 1.0, "U": 1800.0}
        last = runner.run(setting, ["u", "v"])
        return complex(last["u"][0, 0, 0], last["v"][0, 0, 0])

    exact = complex(math.cos(2), -math.sin(2))
    coarse, fine = (abs(current("rk3", 2e4 / n, n) - exact) for n in (8, 16))
    yield "order of rk3", math.log2(coarse / fine), 2.8, None
    yield "error of rk3 over that of ab2", fine / abs(current("ab2", 2e4 / 16, 16) - exact), None, 0.05
    yield "speed after 20 steps of 1 / f, rk3", abs(current("rk3", 1e4, 20)), 0.1, 1.0
    yield "speed after 20 steps of 1 / f, ab2", abs(current("ab2", 1e4, 20)), 10.0, None


def surfaces(runner):
    """The gyres begin alike whether the surface is taken in short steps of its own or with everything else."""
    seen = []
    for time_stepping, surface in (("ab2", "split"), ("rk3", "explicit")):
        setting = tops(time_stepping, surface, "open", dt=200.0, steps=25, tracer="centred2")
        seen.append(runner.run(setting, ["eta", "u"]))
    for field in ("eta", "u"):
        yield f"{field}, split to explicit", numpy.abs(seen[0][field] - seen[1][field]).max() / numpy.abs(seen[1][field]).max(), None, 0.03


def restart(runner):
    """A run that was interrupted and resumed has the bits of one that was not. So has one that starts from results of another with
    Runge-Kutta, whose steps need nothing else of those before."""
    setting = tops("ab2", "split", "open", precision="f32")
    fields = ["u", "v", "w", "T", "S", "eta", "U", "V"]
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        runner.artifact(folder, setting, fields)

        def differ(whole, pieces):
            return sum(int((whole[field].view(numpy.uint32) != pieces[field].view(numpy.uint32)).sum()) for field in fields)

        whole, pieces = runner.resumed(folder, 8, 4)
        yield "numbers that differ", differ(whole, pieces), None, 0
        yield "numbers that are not 0", sum(int((whole[field] != 0).sum()) for field in fields), 1000, None
        for stop in (signal.SIGTERM, signal.SIGINT):
            yield f"numbers that differ, {stop.name}", differ(*runner.stopped(folder, stop)), None, 0
    setting = tops("rk3", "split", "moving", precision="f32", steps=4)
    state = ["u", "v", "T", "S", "eta", "U", "V"]
    _, half, whole = runner.run(setting, state, every=2)
    setting.steps = 2
    with tempfile.TemporaryDirectory() as folder:
        numpy.savez(Path(folder) / "half.npz", **half)
        pieces = runner.run(setting, state, flags=("--init", f"{','.join(state)}={folder}/half.npz"))
    yield "numbers that differ, from results", sum(int((whole[field].view(numpy.uint32) != pieces[field].view(numpy.uint32)).sum()) for field in state), None, 0
    yield "numbers that moved", sum(int((whole[field] != half[field]).sum()) for field in state), 1000, None


def recovery(runner):
    """A first guess of the temperature with an eddy too much: L-BFGS finds what it was from what it is at the end."""
    settings = []
    for setting in (jobs.RecoveryTruth(), jobs.Recovery()):
        setting.nx, setting.ny, setting.nz, setting.steps, setting.substeps, setting.precision = 9, 8, 4, 6, 3, "f64"
        settings.append(setting)
    costs, truth, first, found = runner.recovered(*settings)
    yield "cost, to the first", costs[-1] / costs[0], None, 0.01
    yield "distance from the truth, to the first", numpy.abs(found - truth).max() / numpy.abs(first - truth).max(), None, 0.1


def meshes(runner):
    """The fields of one device are those of 2, 4 and 8 (of 3 by 2, which share unevenly, too)."""
    settings = {"double_gyre": tops("ab2", "split", "open", teos10=True), "channel": jobs.Channel()}
    for name, setting in settings.items():
        setting.nx, setting.ny, setting.nz, setting.substeps = 16, 18, 4, 3
        setting.precision, setting.dt, setting.steps = "f64", 200.0, 6
        fields = ["u", "v", "w", "T", "S", "eta", "U"]
        one = runner.run(setting, fields)
        yield f"{name}: speed", numpy.abs(one["u"]).max(), 1e-4, None
        for mesh in ("1x2", "2x2", "2x4", "3x2"):
            many = runner.run(setting, fields, flags=("--mesh", mesh))
            most = max(numpy.abs(many[field] - one[field]).max() / numpy.abs(one[field]).max() for field in fields)
            yield f"{name}: on {mesh} devices, away from one", most, None, 1e-12


class Tiny(jobs.Sensitivity):
    nx, ny, nz, substeps, precision, steps = 8, 7, 4, 3, "f64", 6


def objectives_of(runner, setting):
    """The objectives of the sensitivity study, from the fields themselves."""
    seen = runner.run(setting, ["T", "V", "thickness"])
    # Of levels, or of cells over a floor.
    weight = seen["thickness"] if setting.bathymetry else numpy.broadcast_to(seen["thickness"][:, None, None], seen["T"].shape)
    return {
        "J": ((seen["T"] - 10) ** 2 * weight).sum() / weight.sum(),
        "transport": seen["V"][setting.ny // 2, : setting.nx // 3].sum() * 1.2e6 / setting.nx / 1e6,
        "station": seen["T"][-1, setting.ny // 2, setting.nx // 4],
    }


def remainders(runner, tiny, objectives, ways, distance):
    """What is left of an objective's change along a direction without its derivative, going so far, half and a quarter of it; and the last change."""
    distances = (distance, distance / 2, distance / 4)
    slopes = {of: runner.gradient(tiny(), of, ways) for of in objectives}
    start = objectives_of(runner, tiny())
    for by, (way, direction) in ways.items():
        at = []
        for distance in distances:
            setting = tiny()
            setting.fields = {**setting.fields, by: f"{setting.fields[by]} + {distance} * ({way})"}
            at.append(objectives_of(runner, setting))
        for of in objectives:
            slope = (slopes[of][f"d{of}_d{by}"] * direction).sum()
            left = [abs(one[of] - start[of] - distance * slope) for one, distance in zip(at, distances)]
            yield f"{of} by {by}", left, abs(distances[-1] * slope)


def taylor(runner, steps=None, distance=4e-4):
    """What is left of an objective's change along a direction without its derivative falls with the square of how far one goes; also over
    mountains and land, where kernels divide by thicknesses of 0 and leave what comes of it out."""
    k, j, i = numpy.indices((Tiny.nz, Tiny.ny, Tiny.nx))
    ways = {
        "T": ("sin(0.7 * i + 0.5 * j + 0.3 * k)", numpy.sin(0.7 * i + 0.5 * j + 0.3 * k)),
        "wind_x": ("1e-2 * sin(0.8 * i + 0.6 * j)", 1e-2 * numpy.sin(0.8 * i + 0.6 * j)[0]),
    }

    class Plain(Tiny):
        pass

    class Land(Tiny):
        bathymetry = True
        fields = {**Tiny.fields, "bottom": MOUNTAINS}

    Plain.steps = steps or Tiny.steps
    # So little that no velocity changes its sign on the way, where WENO has a kink, and no water begins or ends to sink.
    studies = [("", Plain, ("J", "transport", "station") if steps else ("J", "transport"), ways)]
    if not steps:
        studies.append(("over land, ", Land, ("J",), {"T": ways["T"]}))
    for name, tiny, objectives, ways in studies:
        for what, left, change in remainders(runner, tiny, objectives, ways, distance):
            # The temperature of one cell is so nearly linear that its quadratic part is below rounding
            # where the path is smooth, and kinks lie on longer paths (docs/ocean.md).
            has_slope = not what.startswith("station")
            yield f"{name}{what}: left, to the change", left[-1] / change, None, 0.01 if has_slope else 1e-4
            if not has_slope:
                continue
            for further, nearer in zip(left, left[1:]):
                yield f"{name}{what}: slope of what is left", math.log2(further / nearer), 1.8, 2.2


def agreement(runner):
    """Every job on a small grid, ten steps, and in three what no job has: as raised, and thread by thread."""
    others = {
        "double_gyre, f32": dict(precision="f32"),
        "double_gyre, rk3": dict(time_stepping="rk3", top="moving", tracer="weno7", biharmonic=True, passive={"dye": ("1", "a dye")}, precision="f32"),
        "global_1deg, explicit": dict(surface="explicit", top="moving", momentum="enstrophy", biharmonic=True, dt=10.0),
    }
    for name in [*jobs.JOBS, *others]:
        if name in ("sensitivity", "recovery", "recovery_truth"):
            continue  # the launches of the double gyre; `taylor` and `recovery` differentiate it
        setting = jobs.JOBS[name.split(",")[0]]()
        setting.nx, setting.ny, setting.nz = 13, 11, 6
        setting.dt, setting.substeps, setting.precision = 100.0, 3, "f64"
        for key, value in others.get(name, {}).items():
            setattr(setting, key, value)
        code, said = runner.agrees(setting, 3 if name.endswith(("rk3", "explicit")) else 10)
        if code:
            print(said, file=sys.stderr)
        yield f"check {name}, exit code", code, None, 0


ALL = (shipped, floors, sphere, conservation, taylor, recovery, agreement, meshes, growth, convergence, gravity_wave, inertial, adjustment, viscosity, richardson, open_top, rest, seawater, surfaces, restart)
CHECKS = {check.__name__: check for check in ALL}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", choices=[[], *CHECKS], metavar="NAME", help=", ".join(CHECKS))
    parser.add_argument("--binary", default="reactant-rs")
    parser.add_argument("--target", default="cpu")
    parser.add_argument("--steps", type=int, help="of taylor, in place of 6")
    parser.add_argument("--distance", type=float, default=4e-4, help="of taylor: degrees, and 1e-2 m2 s-2 of wind")
    options = parser.parse_args()
    runner = Runner(options.binary, options.target)

    def seen(name):
        return list(CHECKS[name](runner, *([options.steps, options.distance] if name == "taylor" else [])))

    failed = 0
    names = options.names or list(CHECKS)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, rows in zip(names, pool.map(seen, names)):
            for what, value, least, most in rows:
                good = math.isfinite(value) and (least is None or value >= least) and (most is None or value <= most)
                failed += not good
                bounds = " and ".join(f"at {word} {bound:g}" for word, bound in (("least", least), ("most", most)) if bound is not None)
                print(f"{name:14} {what:42} {value:10.3e}  {bounds:27} {'ok' if good else 'FAILS'}", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main()
