#!/usr/bin/env python3
"""Pictures of what the ocean's jobs write. Needs NumPy and Matplotlib, which `scripts/setup.sh bench` puts into .cache/bench-venv.

    plots.py sensitivity gradient.npz -o sensitivity.png       # maps and sections of derivatives, from `run --gradient -o gradient.npz`
    plots.py energy channel_*.npz --dt 450 -o energy.png       # kinetic energy of the surface by time, of the mean along x and of what is left, from u and v
    plots.py spectrum channel_5*.npz --width 1e6 -o spectrum.png  # the latter by wavenumber along x, the mean of several times
    plots.py series out/channel_spin_*.png -o spin.gif         # an animation of a series of pictures
"""

import argparse
import math
import re
import sys
from pathlib import Path

import matplotlib
import numpy

matplotlib.use("Agg")
from matplotlib import pyplot  # noqa: E402


def panel(figure, axes, values, title, x, y):
    """A map or a section whose colours are white at 0. Its range leaves out the largest thousandth, which single cells would set."""
    most = numpy.quantile(numpy.abs(values), 0.999) or 1.0
    image = axes.imshow(values, origin="lower", aspect="auto", cmap="RdBu_r", vmin=-most, vmax=most)
    axes.set(title=title, xlabel=x, ylabel=y)
    figure.colorbar(image, ax=axes, format="%.1e")


def sensitivity(options):
    """Of temperature: the surface, the middle level, and a section from south to north; of the wind: a map."""
    found = numpy.load(options.files[0])
    names = [name for name in found.files if found[name].ndim >= 2 and re.fullmatch("d.+_d.+", name)]
    if not names:
        sys.exit(f"{options.files[0]}: no derivative by an array is in it, as `run --gradient -o FILE.npz` writes them, but {', '.join(found.files)}")
    figure, axes = pyplot.subplots(len(names), 3, figsize=(13, 3.6 * len(names)), squeeze=False, layout="constrained")
    for row, name in zip(axes, names):
        values, (of, by) = found[name], name.removeprefix("d").split("_d", 1)
        what = f"∂{of} / ∂{by}"
        if values.ndim == 2:
            panel(figure, row[0], values, what, "cells to the east", "cells to the north")
            for empty in row[1:]:
                empty.set_axis_off()
            continue
        levels, middle = values.shape[0], values.shape[2] // 4
        panel(figure, row[0], values[-1], f"{what}, the surface", "cells to the east", "cells to the north")
        panel(figure, row[1], values[levels // 2], f"{what}, level {levels // 2}", "cells to the east", "cells to the north")
        panel(figure, row[2], values[:, :, middle], f"{what}, column {middle}", "cells to the north", "levels")
    return figure


def surface(file):
    """Both velocities of the top level, and their means along x."""
    found = numpy.load(file)
    return [(found[name][-1], found[name][-1].mean(axis=1, keepdims=True)) for name in ("u", "v")]


def step(file):
    """The number of the step, which is in the name of a file."""
    numbers = re.findall(r"\d+", file.stem)
    return int(numbers[-1]) if numbers else sys.exit(f"{file}: its name has no number of a step")


def energy(options):
    """Means over the channel, but for its beginning: there are no eddies."""
    rows = []
    for file in sorted((file for file in options.files if step(file) > 0), key=step):
        days = step(file) * options.dt / 86400
        fields = surface(file)
        rows.append((days, sum(0.5 * (mean**2).mean() for _, mean in fields), sum(0.5 * ((field - mean) ** 2).mean() for field, mean in fields)))
    if not rows:
        sys.exit("energy: there is no file of a step after the beginning")
    days, mean, eddy = numpy.array(rows).T
    figure, axes = pyplot.subplots(figsize=(6, 4), layout="constrained")
    axes.semilogy(days, mean, label="of the mean along x")
    axes.semilogy(days, eddy, label="of eddies")
    axes.set(xlabel="days", ylabel="kinetic energy at the surface (m2 s-2)")
    axes.legend()
    print(f"kinetic energy of eddies from {eddy[0]:.2e} to {eddy[-1]:.2e} m2 s-2, of the mean from {mean[0]:.2e} to {mean[-1]:.2e}")
    return figure


def spectrum(options):
    """Means over the middle half of the channel: nothing there is near a wall."""
    power = 0
    for file in options.files:
        for field, mean in surface(file):
            ny, nx = field.shape
            waves = numpy.fft.rfft(field - mean, axis=1) / nx
            power = power + (numpy.abs(waves[ny // 4 : 3 * ny // 4]) ** 2).mean(axis=0) / len(options.files)
    if nx < 16:
        sys.exit(f"spectrum: {nx} cells along x have too few waves for one; 16 are the least")
    k = 2 * math.pi * numpy.arange(1, nx // 2) / options.width
    # Twice, as waves go both ways; half, as energy is half the square; and by the distance of wavenumbers.
    density = power[1 : nx // 2] * options.width / (2 * math.pi)
    figure, axes = pyplot.subplots(figsize=(6, 5), layout="constrained")
    axes.loglog(k, density, label="kinetic energy at the surface")
    peak = int(density.argmax())
    for slope, style in ((-3, "--"), (-5 / 3, ":")):
        axes.loglog(k[peak:], density[peak] * (k[peak:] / k[peak]) ** slope, "k" + style, lw=0.8, label=f"k^{'-3' if slope == -3 else '-5/3'}")
    axes.set(xlabel="wavenumber along x (rad m-1)", ylabel="energy density (m3 s-2)", ylim=(density.min() / 3, density.max() * 3))
    axes.legend()
    # From the peak to waves of eight cells: shorter ones are what viscosity and advection leave.
    steep = slice(peak + 1, max(peak + 3, nx // 8))
    said = f"most energy at a wavelength of {2 * math.pi / k[peak] / 1e3:.0f} km"
    if len(k[steep]) > 1:
        slope = numpy.polyfit(numpy.log(k[steep]), numpy.log(density[steep]), 1)[0]
        said += f"; slope from there to eight cells {slope:.2f}"
    print(said)
    return figure


def series(options):
    from PIL import Image

    def small(file):
        picture = Image.open(file).convert("RGB")
        picture.thumbnail((480, 480))
        return picture.convert("P", palette=Image.Palette.ADAPTIVE)

    pictures = [small(file) for file in sorted(options.files, key=step)]
    pictures[0].save(options.out, save_all=True, append_images=pictures[1:], duration=250, loop=0)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("sensitivity", "energy", "spectrum", "series"))
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--width", type=float, default=1e6, help="of the channel, m")
    parser.add_argument("--dt", type=float, default=450.0, help="length of a step, s; the channel's, if it is not said")
    parser.add_argument("-o", "--out", type=Path, required=True)
    options = parser.parse_args()
    for file in options.files:
        if not file.is_file():
            parser.error(f"{file}: there is no such file")
        if options.what != "series" and file.suffix != ".npz":
            parser.error(f"{file}: pictures of {options.what} are made from .npz")
    figure = {"sensitivity": sensitivity, "energy": energy, "spectrum": spectrum, "series": series}[options.what](options)
    if figure:
        figure.savefig(options.out, dpi=90)


if __name__ == "__main__":
    main()
