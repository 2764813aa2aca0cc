"""libtpu's estimated cycles of the programs of benches/programs, before and after optimizing, without a TPU.

    .cache/bench-venv/bin/pip install libtpu==0.0.52
    .cache/bench-venv/bin/python scripts/tpu-cycles.py [NAME ...]

Each program is compiled ahead of time for one core of a v5p: as it is raised (`raise --emit stablehlo`), and as it runs (`--target tpu`).
The cycles are those that libtpu writes beside each kernel of its schedule, summed over the body of the time loop, per step; inner loops count
once. They are a model: nothing runs. Beside those of the stencils stands what the best form found by hand takes.
"""

import os
import pathlib
import re
import subprocess
import sys
import time

os.environ["TF_CPP_MIN_LOG_LEVEL"] = "2"

from libtpu_schedule import TOPOLOGY, Schedule, core, scheduled

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
# A copy's cycles for an element of f32; times so many copies, for so many elements.
COPY = 119_625 / 4096**2
BY_HAND = {"stencil_2d": 3.2 * COPY * 4096**2, "stencil_3d": 4.1 * COPY * 256**3}


def printed(job, *flags):
    done = subprocess.run([BINARY, "raise", job, "--target", "tpu", *flags], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{job}: {done.stderr}")
    return done.stdout


def main():
    jobs = {path.parent.name: path for path in sorted((ROOT / "benches" / "programs").glob("*/job.toml"))}
    jobs["shallow_water"] = ROOT / "examples" / "shallow_water" / "job.toml"
    device = core()
    print(f"| program, for one core of {TOPOLOGY} | as raised, cycles per step | as it runs | ratio | best by hand | seconds to compile it |\n|---|---|---|---|---|---|")
    for name in sys.argv[1:] or jobs:
        turns = re.findall(r"^As it (?:was raised|runs)(.*)$", printed(jobs[name], "--explain"), re.M)
        steps = [int(found[1]) if (found := re.search(r"(\d+) steps to a turn", turn)) else 1 for turn in turns]
        row = []
        for stage, held in zip(("stablehlo", "optimized"), steps):
            began = time.perf_counter()
            schedule = Schedule(scheduled(device, printed(jobs[name], "--emit", stage)))
            row.append(max((schedule.cycles(loop) for loop in schedule.loops()), default=0) / held)
        by_hand = f"{BY_HAND[name]:.0f}" if name in BY_HAND else ""
        print(f"| {name} | {row[0]:.0f} | {row[1]:.0f} | {row[1] / max(row[0], 1):.2f} | {by_hand} | {time.perf_counter() - began:.1f} |", flush=True)


if __name__ == "__main__":
    main()
