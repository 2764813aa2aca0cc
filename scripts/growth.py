"""How raising, optimizing, XLA's compiling, memory and steps grow: a plot and tables in docs/measurements, dated.

    .cache/bench-venv/bin/python scripts/growth.py [AXIS ...]

The axes, all of them if none is named:

    kernels    launches in a program: different kernels (those of the examples, each with arrays of its own), and the shallow-water model step by step
               without a loop, so that everything depends on what was before
    grid       cells of the shallow-water model, 64² to 8192²
    devices    `plan` for 1 to 1024 devices: of the shallow-water model with 64² cells a device, and of its gradient
    gradient   steps of the gradient of the shallow-water model at 64², 10 to 100 000: with all states kept, and with 4 MiB of them

Seconds are the processor's (user and system, of all threads), since others may use the machine; MiB are the most that the process had. A stage's
seconds are those of a process that ends after it without those of one that ends before it. The row `exponent` compares the last two sizes:
1 is linear, 0 does not grow.
"""

import datetime
import math
import os
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache" / "bench" / "growth"
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
MODEL = ROOT / "examples" / "shallow_water" / "job.toml"
BACKWARDS = ROOT / "examples" / "shallow_water" / "gradient.toml"
MESHES = ["1x1", "2x2", "4x4", "8x8", "16x16", "32x32"]


def measure(*command):
    """Processor seconds and MiB of a process."""
    with open(WORK / "err", "w") as err:
        environment = os.environ | {"REACTANT_COMPILED": "off"}
        child = subprocess.Popen([BINARY, *map(str, command)], stdout=subprocess.DEVNULL, stderr=err, cwd=WORK, env=environment)
        _, status, usage = os.wait4(child.pid, 0)
    if status != 0:
        sys.exit(f"{' '.join(map(str, command))} failed with {status}:\n{(WORK / 'err').read_text()}")
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def written(name, text, job=MODEL):
    """A job of this text; kernels are found beside `job`."""
    path = WORK / f"{name}.toml"
    path.write_text(re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{job.parent}/\1"]', text))
    return path


def sized(job, name, nx, ny):
    """The job with so many cells, and without the files it writes."""
    text = re.sub(r"(?ms)^\[\[output\]\].*?(?=^\[|\Z)", "", job.read_text())
    text = re.sub(r"(?m)^nx = \d+", f"nx = {nx}", re.sub(r"(?m)^ny = \d+", f"ny = {ny}", text))
    return written(name, re.sub(r"eta\[120:136, 104:120\]", "eta[8:16, 8:16]", text), job)


def model_steps(count):
    """A job of the model's launches, `count` of them."""
    head, *launches = re.split(r"(?m)^(?=\[\[launch\]\])", MODEL.read_text())
    launches[-1] = re.split(r"(?m)^\[(?!\[launch)", launches[-1])[0]
    # What the loop exchanges, two steps exchange by name.
    swapped = {"u": "u_new", "u_new": "u", "v": "v_new", "v_new": "v"}
    other = [re.sub(r'"(u|u_new|v|v_new)"', lambda name: f'"{swapped[name[1]]}"', launch) for launch in launches]
    both = [re.sub(r"(?m)^#.*\n", "", launch) for launch in launches + other]
    return written(f"steps_{count}", head + "".join(both[nth % len(both)] for nth in range(count)))


def different_kernels(count):
    """A job of `count` kernels that have nothing to do with one another."""
    jobs = sorted((ROOT / "examples" / "kernels").glob("*/*.toml"))
    subprocess.run([sys.executable, ROOT / "scripts" / "many_kernels.py", str(count), WORK / f"kernels_{count}", *jobs], check=True)
    return WORK / f"kernels_{count}" / "many.toml"


def stages(job, *flags):
    """Seconds to raise, to optimize, and to compile and run with `flags`; MiB to raise and optimize, and of it all."""
    raised, _ = measure("raise", job, "--emit", "stablehlo")
    optimized, small = measure("raise", job, "--emit", "optimized")
    ran, large = measure("run", job, "--quiet", *flags)
    return [raised, optimized - raised, ran - optimized, small, large]


STAGES = ["raise, s", "optimize, s", "compile, s", "raise and optimize, MiB", "all, MiB"]


def kernels():
    for title, job in (("different kernels", different_kernels), ("shallow water step by step", model_steps)):
        yield title, "launches", STAGES, ((count, stages(job(count))) for count in (12, 36, 120, 360, 1080))


def grid():
    def rows():
        for side in (64, 256, 1024, 4096, 8192):
            job = sized(MODEL, f"grid_{side}", side, side)
            few, many = 2, 2 + max(4, min(2000, 2**24 // side**2))
            found = stages(job, "--steps", few)
            longer, _ = measure("run", job, "--quiet", "--steps", many)
            shorter, _ = measure("run", job, "--quiet", "--steps", few)
            yield side**2, [*found, 1e3 * (longer - shorter) / (many - few)]

    yield "grid", "cells", [*STAGES, "a step, ms"], rows()


def devices():
    def rows():
        for mesh in MESHES:
            across, along = map(int, mesh.split("x"))
            forward = sized(MODEL, f"plan_{mesh}", 64 * along, 64 * across)
            backward = sized(BACKWARDS, f"plan_gradient_{mesh}", 64 * along, 64 * across)
            yield across * along, [*measure("plan", forward, "--mesh", mesh), *measure("plan", backward, "--gradient", "--mesh", mesh)]

    yield "devices", "devices", ["plan, s", "MiB", "plan of the gradient, s", "its MiB"], rows()


def gradient():
    def rows():
        job = sized(BACKWARDS, "gradient", 64, 64)
        within = written("gradient_within", job.read_text() + 'checkpoint = { steps = "auto", memory = "4 MiB" }\n')
        everything = written("gradient_all", job.read_text() + 'checkpoint = { steps = "all" }\n')
        for steps in (10, 100, 1000, 10_000, 100_000):
            found = []
            for each in (everything, within):
                found += measure("run", each, "--gradient", "-o", WORK / "gradient.npz", "--steps", steps, "--quiet")
            yield steps, [found[0], found[1], found[2], found[3]]

    yield "steps of a gradient", "steps", ["all states, s", "MiB", "4 MiB of states, s", "its MiB"], rows()


AXES = {"kernels": kernels, "grid": grid, "devices": devices, "gradient": gradient}


def exponent(before, after, growth):
    """Of a power of the size; none where the numbers are too small to tell."""
    return f"{math.log(after / before) / math.log(growth):.2f}" if min(before, after) >= 0.05 else "-"


def table(unit, columns, rows):
    """The table, its lines printed as they are found, and the rows."""
    lines = [f"| {unit} | {' | '.join(columns)} |", "|---" * (len(columns) + 1) + "|"]
    print("\n".join(lines), flush=True)
    found = []
    for size, values in rows:
        found.append((size, values))
        lines.append(f"| {size} | " + " | ".join(f"{value:.2f}" if value < 100 else f"{value:.0f}" for value in values) + " |")
        print(lines[-1], flush=True)
    (small, before), (large, after) = found[-2:]
    lines.append("| exponent | " + " | ".join(exponent(b, a, large / small) for b, a in zip(before, after)) + " |")
    print(lines[-1], flush=True)
    return lines, found


def plot(series, path):
    """A panel for each table, both axes logarithmic, a line for each column."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(1, len(series), figsize=(3.6 * len(series), 3.4), dpi=80, squeeze=False)
    for panel, (title, unit, columns, found) in zip(panels[0], series):
        sizes = [size for size, _ in found]
        for nth, column in enumerate(columns):
            panel.plot(sizes, [max(values[nth], 1e-3) for _, values in found], marker=".", label=column)
        panel.set(title=title, xlabel=unit, xscale="log", yscale="log")
        panel.legend(frameon=False, fontsize=6)
        panel.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(path, metadata={"Software": None})


def main(*asked):
    WORK.mkdir(parents=True, exist_ok=True)
    text, series = [], []
    for axis in asked or AXES:
        for title, unit, columns, rows in AXES[axis]():
            print(f"\n{title}, load {os.getloadavg()[0]:.1f}", flush=True)
            lines, found = table(unit, columns, rows)
            text += [f"## {title[0].upper()}{title[1:]}", "", *lines, ""]
            series.append((title, unit, columns, found))
    folder, name = ROOT / "docs" / "measurements", f"{datetime.date.today()}-growth"
    plot(series, folder / f"{name}.png")
    head = ["# Growth", "", f"![seconds and MiB against sizes: a panel for each table]({name}.png)", "", "Written by `scripts/growth.py`, which says what is measured.", ""]
    (folder / f"{name}.md").write_text("\n".join(head + text[:-1]) + "\n")
    print(f"wrote docs/measurements/{name}.md: say why what is not linear is not, and name it in docs/SUMMARY.md and index.md")


if __name__ == "__main__":
    if unknown := set(sys.argv[1:]) - set(AXES):
        sys.exit(f"there is no axis {', '.join(unknown)}; there are {', '.join(AXES)}")
    main(*sys.argv[1:])
