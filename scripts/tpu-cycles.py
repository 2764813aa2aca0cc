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

os.environ.update(TPU_SKIP_MDS_QUERY="1", TPU_WORKER_HOSTNAMES="localhost", TPU_ACCELERATOR_TYPE="v5p-8", ALLOW_MULTIPLE_LIBTPU_LOAD="1",
                  JAX_PLATFORMS="cpu", TF_CPP_MIN_LOG_LEVEL="2")

import numpy
from jax._src import compiler
from jax._src.interpreters import mlir
from jax._src.lib import xla_client
from jax.experimental import topologies
from jaxlib.mlir import ir

ROOT = pathlib.Path(__file__).resolve().parent.parent
BINARY = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "release" / "reactant-rs"
TOPOLOGY = "v5p:2x2x1"
# A copy's cycles for an element of f32; times so many copies, for so many elements.
COPY = 119_625 / 4096**2
BY_HAND = {"stencil_2d": 3.2 * COPY * 4096**2, "stencil_3d": 4.1 * COPY * 256**3}


def printed(job, *flags):
    done = subprocess.run([BINARY, "raise", job, "--target", "tpu", *flags], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{job}: {done.stderr}")
    return done.stdout


def scheduled(device, text):
    """The program as libtpu schedules it."""
    options = compiler.get_compile_options(num_replicas=1, num_partitions=1, device_assignment=numpy.array([[device.id]]), backend=device.client)
    with mlir.make_ir_context():
        module = ir.Module.parse(text)
        executable = device.client.compile(module, xla_client.DeviceList((device,)), options)
    return executable.hlo_modules()[0].to_string()


def loop_cycles(hlo):
    """The cycles of each loop of the entry computation, its body once."""
    computations, name = {}, None
    for line in hlo.splitlines():
        head = re.match(r"(ENTRY )?%?([\w.-]+) \(.*\) -> .* \{", line)
        if head:
            name = "ENTRY" if head[1] else head[2]
            computations[name] = []
        elif name:
            computations[name].append(line)

    def cycles(name):
        total = 0
        for line in computations.get(name, []):
            total += sum(int(count) for count in re.findall(r'"estimated_cycles":"(\d+)"', line))
            if " fusion(" not in line:
                called = re.findall(r"(?:body|to_apply|calls)=%?([\w.-]+)", line)
                total += sum(cycles(callee) for callee in called)
        return total

    loops = [re.search(r"body=%?([\w.-]+)", line) for line in computations["ENTRY"] if " while(" in line]
    return [cycles(loop[1]) for loop in loops]


def main():
    jobs = {path.parent.name: path for path in sorted((ROOT / "benches" / "programs").glob("*/job.toml"))}
    jobs["shallow_water"] = ROOT / "examples" / "shallow_water" / "job.toml"
    device = topologies.get_topology_desc(TOPOLOGY, "tpu").devices[0]
    print(f"| program, for one core of {TOPOLOGY} | as raised, cycles per step | as it runs | ratio | best by hand | seconds to compile it |\n|---|---|---|---|---|---|")
    for name in sys.argv[1:] or jobs:
        turns = re.findall(r"^As it (?:was raised|runs)(.*)$", printed(jobs[name], "--explain"), re.M)
        steps = [int(found[1]) if (found := re.search(r"(\d+) steps to a turn", turn)) else 1 for turn in turns]
        row = []
        for stage, held in zip(("stablehlo", "optimized"), steps):
            began = time.perf_counter()
            loops = loop_cycles(scheduled(device, printed(jobs[name], "--emit", stage)))
            row.append(max(loops, default=0) / held)
        by_hand = f"{BY_HAND[name]:.0f}" if name in BY_HAND else ""
        print(f"| {name} | {row[0]:.0f} | {row[1]:.0f} | {row[1] / max(row[0], 1):.2f} | {by_hand} | {time.perf_counter() - began:.1f} |", flush=True)


if __name__ == "__main__":
    main()
