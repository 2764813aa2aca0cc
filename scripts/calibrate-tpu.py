"""libtpu's estimated cycles of the small programs that costs are priced with, ahead of time, without a TPU: `make calibrate` runs this.

    python scripts/calibrate-tpu.py FOLDER MEASURED.toml

FOLDER holds the programs as StableHLO, numbered, and their names in names.txt, as the example `costs` of optimize writes them. Each is compiled for
one core of a v5p; the cycles are those that libtpu writes beside each kernel of its schedule, loops as often as they turn. They are a model:
nothing runs. Several processes compile at once, each with a share of the programs. Needs jax and libtpu (scripts/requirements-tpu.txt).
"""

import concurrent.futures
import datetime
import importlib.metadata
import os
import pathlib
import re
import sys
import time
import tomllib

from libtpu_schedule import TOPOLOGY, Schedule, core, scheduled

SECONDS = 120  # after which no more programs are compiled; those left keep the cycles that the file has
CLOCK = 1.75e9  # of a v5p, in Hz
TURNS = 8  # of each loop in the programs
# What takes a minute each to compile: in f64, which libtpu writes as pairs of f32, all that is a series.
LEFT_OUT = re.compile("(cube, windows|windows).* f64|(cosine|tan) |(sqrt|rsqrt|exponential|logistic|tanh|log|sine|cosine|tan|cbrt|power|atan2|divide|divisions).* f64")
os.environ["TF_CPP_MIN_LOG_LEVEL"] = "3"


def measured(folder, numbers, until):
    """The cycles of some of the programs, by number, as far as time allows; those that libtpu cannot compile are said, and left out."""
    device = core()
    found = {}
    for number in numbers:
        began = time.perf_counter()
        if time.time() > until:
            break
        try:
            schedule = Schedule(scheduled(device, (folder / f"{number}.mlir").read_text()))
            found[number] = schedule.cycles("ENTRY", TURNS)
        except Exception as error:
            print(f"calibrate: program {number} is left out: {str(error).splitlines()[0]}", file=sys.stderr)
        if time.perf_counter() - began > 10:
            print(f"calibrate: program {number} took {time.perf_counter() - began:.0f} s to compile", file=sys.stderr)
    return found


def known(file):
    """The cycles that a file has, by name."""
    if not file.exists():
        return {}
    programs = tomllib.loads(file.read_text())
    same = importlib.metadata.version("libtpu") in programs["compiler"]
    return {program["name"]: program["took"] for program in programs["program"]} if same else {}


def main():
    folder, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    names = (folder / "names.txt").read_text().splitlines()
    began, processes = time.perf_counter(), os.cpu_count() or 1
    numbers = [number for number, name in enumerate(names) if not LEFT_OUT.match(name)]
    # Those that nobody has compiled yet come first, the others far apart, so that each kind is among what there is time for.
    cycles = known(out)
    numbers.sort(key=lambda number: (names[number] in cycles, number * 37 % len(names)))
    until = time.time() + float(os.environ.get("SECONDS_OF_TPU", SECONDS))
    with concurrent.futures.ProcessPoolExecutor(processes) as pool:
        shares = [numbers[first::processes] for first in range(processes)]
        found = [pool.submit(measured, folder, share, until) for share in shares]
        found = {names[number]: float(count) for share in found for number, count in share.result().items()}
    cycles.update(found)
    version = importlib.metadata.version("libtpu")
    lines = [
        "# What the small programs of optimize/src/costs/programs took. Written by `make calibrate`.\n",
        'machine = "one core of a TPU v5p, as libtpu models it; nothing ran"',
        f'compiler = "libtpu {version}, ahead of time"',
        f'date = "{datetime.date.today()}"',
        'timed = "estimated_cycles of the kernels in the schedule, summed up; bodies of loops as often as they turn"',
        'unit = "cycles"',
        f"seconds = {1 / CLOCK:e}",
        "cache = 0.0",
        "tile = [8, 128]",
        "",
        "program = [",
        *(f'    {{ name = "{name}", took = {cycles[name]} }},' for name in names if cycles.get(name, 0) > 0),
        "]",
    ]
    out.write_text("\n".join(lines) + "\n")
    print(f"{len(found)} of {len(numbers)} programs compiled for {TOPOLOGY} in {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
