"""How long optimizing takes for programs of 30 to 300 kernels: a plot and its numbers, in docs/measurements, dated.

    .cache/bench-venv/bin/python scripts/optimize_times.py [MOST]

Two kinds of programs: the shallow-water model step by step without a loop, so that everything depends on what was before; and the kernels
of the examples, one after the other, each with arrays of its own. The time is the processor's for `raise --emit optimized`
without that for `raise --emit stablehlo`, the least of three runs; what is written out is longer, too.
"""

import datetime
import os
import pathlib
import re
import subprocess
import sys

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".cache" / "bench" / "optimize"
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
MODEL = ROOT / "examples" / "shallow_water" / "job.toml"
POINTS, ASKED = 10, 5.0  # sizes, seconds for the largest
TRIALS = 3


def steps(count):
    """A job of the model's launches, `count` of them."""
    text = MODEL.read_text()
    text = re.sub(r'(?m)^kernels = \["(.*)"\]', rf'kernels = ["{MODEL.parent}/\1"]', text)
    head, *launches = re.split(r"(?m)^(?=\[\[launch\]\])", text)
    launches[-1] = re.split(r"(?m)^\[(?!\[launch)", launches[-1])[0]
    # What the loop exchanges, two steps exchange by name.
    swapped = {"u": "u_new", "u_new": "u", "v": "v_new", "v_new": "v"}
    other = [re.sub(r'"(u|u_new|v|v_new)"', lambda name: f'"{swapped[name[1]]}"', launch) for launch in launches]
    both = [re.sub(r"(?m)^#.*\n", "", launch) for launch in launches + other]
    job = WORK / f"steps_{count}.toml"
    job.write_text(head + "".join(both[nth % len(both)] for nth in range(count)))
    return job


def kernels(count):
    """A job of `count` kernels that have nothing to do with one another."""
    jobs = sorted((ROOT / "examples" / "kernels").glob("*/*.toml"))
    folder = WORK / f"kernels_{count}"
    subprocess.run([sys.executable, ROOT / "scripts" / "many_kernels.py", str(count), folder, *jobs], check=True)
    return folder / "many.toml"


def seconds(job, stage):
    """Of processor time, to print the stage."""
    least = float("inf")
    for _ in range(TRIALS):
        child = subprocess.Popen([BINARY, "raise", job, "--emit", stage, "-o", WORK / "out.mlir"])
        _, status, usage = os.wait4(child.pid, 0)
        if status != 0:
            sys.exit(f"{job}: `raise --emit {stage}` failed with {status}")
        least = min(least, usage.ru_utime + usage.ru_stime)
    return least


def main(most=300):
    WORK.mkdir(parents=True, exist_ok=True)
    sizes = [most * (nth + 1) // POINTS for nth in range(POINTS)]
    series = {"the shallow-water model, step by step": steps, "different kernels": kernels}
    table = ["| kernels | " + " | ".join(f"{title}, s" for title in series) + " |", "|---|" + "---|" * len(series)]
    found = {title: [] for title in series}
    for size in sizes:
        for title, job in series.items():
            path = job(size)
            found[title].append(seconds(path, "optimized") - seconds(path, "stablehlo"))
        table.append(f"| {size} | " + " | ".join(f"{found[title][-1]:.2f}" for title in series) + " |")
        print(table[-1], flush=True)
    for title, times in found.items():
        # Of a power of the size, by the two halves of the plot.
        half = POINTS // 2
        print(f"{title}: {times[-1]:.2f} s for {most}, {times[-1] / max(times[half - 1], 1e-9):.2f} times that for half as many "
              f"(2 is linear); asked ≤ {ASKED:g} s  {'pass' if times[-1] <= ASKED else 'short'}")
    figure, axes = pyplot.subplots(figsize=(6, 3.6), dpi=100)
    for title, times in found.items():
        axes.plot([0, *sizes], [0, *times], marker="o", label=title)
    axes.axhline(ASKED, color="gray", linestyle=":")
    axes.set(xlabel="kernels in the program", ylabel="seconds to optimize", xlim=(0, most * 1.02), ylim=(0, None))
    axes.legend(frameon=False)
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    name = f"{datetime.date.today()}-optimizing-times"
    folder = ROOT / "docs" / "measurements"
    figure.savefig(folder / f"{name}.png", metadata={"Software": None})
    text = f"# How long optimizing takes\n\n![seconds against kernels: two lines]({name}.png)\n\n"
    text += "Written by `scripts/optimize_times.py`, which says what is measured; for the CPU.\n\n"
    (folder / f"{name}.md").write_text(text + "\n".join(table) + "\n")
    print(f"wrote docs/measurements/{name}.md: name it in docs/SUMMARY.md, and remove the one before")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
