"""Runs an artifact with JAX, on one or several processes of this machine: JAX's own distributed runtime, its collectives over gloo on CPUs.

    python scripts/launch.py ocean.rxa --processes 4 -o ocean.npz
    python scripts/launch.py ocean.rxa --processes 4 --gradient -o dJ.npz

XLA's CPU plugin has no collectives between processes; JAX's CPU client has. The artifact has to be compiled for a mesh (`reactant-rs compile JOB --mesh 2x4
-o FILE.rxa`) whose devices the processes share evenly; without a mesh it runs in one process. What arrays start from `reactant-rs initial` says. Results
are the arrays that the program gives back, whole, halo and all; with `--gradient`, of an artifact that was compiled with it, the objective and its derivatives.

This is also how to call an artifact from JAX: `Program` below is all there is to it.
"""

import argparse
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time
import tomllib
import zipfile

import numpy as np

DTYPES = {"bool": "bool", "pred": "bool"} | {
    short: long
    for short, long in [("i8", "int8"), ("i16", "int16"), ("i32", "int32"), ("i64", "int64"), ("u8", "uint8"), ("u16", "uint16"),
                        ("u32", "uint32"), ("u64", "uint64"), ("f16", "float16"), ("f32", "float32"), ("f64", "float64")]
}


class Artifact:
    """What an artifact says of its program."""

    def __init__(self, path, gradient=False):
        kind = "gradient" if gradient else "program"
        with zipfile.ZipFile(path) as parts:
            self.program = json.loads(parts.read("manifest.json")).get(kind)
            if self.program is None:
                sys.exit(f"{path} holds no derivatives: `reactant-rs compile JOB --gradient J:T0 -o FILE.rxa` puts them into it")
            self.text = parts.read(f"{kind}.mlir").decode()
            self.job = tomllib.loads(parts.read("job.toml").decode())
        self.mesh = self.program.get("mesh")
        axes = self.mesh["mesh"].split(",") if self.mesh else ["a=1"]
        self.sizes = [int(axis.split("=")[1]) for axis in axes]
        self.devices = int(np.prod(self.sizes))
        self.checks = self.program.get("checks", [])
        if gradient:
            self.inputs = [derived(parameter) for parameter in self.program["parameters"]]
            of, second = self.program["objective"], "2" * (self.program["mode"] == "hessian-vector")
            names = [f"d{of}" if by is None else f"d{second}{of}_d{by}" for by in self.program["derivatives"]]
            self.outputs, self.check = [of, *names], 1  # what was checked comes behind the objective
        else:
            self.inputs, self.outputs = self.program["inputs"], self.program["outputs"]
            self.check = len(self.outputs)

    def places(self):
        """Which of the program's results each output is."""
        return [number + (bool(self.checks) and number >= self.check) for number in range(len(self.outputs))]

    def steps(self):
        return self.job.get("loop", {}).get("steps", 1)

    def placement(self, kind, number):
        return self.mesh[kind][number] if self.mesh else None

    def boxes(self, placement, device):
        """Where a device's part lies in the whole array, and in its block; whether it is the first that holds it."""
        position, rest = [], device
        for size in reversed(self.sizes):
            position.insert(0, rest % size)
            rest //= size
        there, here, used = [], [], set()
        for split in placement["dims"]:
            part = 0
            for axis in split["axes"]:
                part = part * self.sizes[axis] + position[axis]
                used.add(axis)
            part = split["parts"][part]
            there.append(slice(part["start"], part["start"] + part["len"]))
            here.append(slice(part["at"], part["at"] + part["len"]))
        first = all(position[axis] == 0 for axis in range(len(self.sizes)) if axis not in used)
        return tuple(there), tuple(here), first

    def block(self, placement, device, array):
        if placement is None:
            return array
        block = np.zeros(placement["local"], array.dtype)
        there, here, _ = self.boxes(placement, device)
        block[here] = array[there]
        return block


def derived(parameter):
    """A parameter of a program with derivatives: what it is given lies in `initial.npz`, or in the artifact."""
    (kind, given), = parameter.items()
    seed = kind == "seed"
    return {**given, "kind": "array", "name": f"seed of {given['name']}"} if seed else given


class Program:
    """An artifact's program, compiled for the devices of all processes."""

    def __init__(self, artifact):
        import jax
        from jax._src import compiler
        from jax._src.interpreters import mlir
        from jaxlib import _jax
        from jaxlib.mlir import ir

        self.artifact, self.jax = artifact, jax
        self.devices = jax.devices()[: artifact.devices]
        client = self.devices[0].client
        ids = np.array([[device.id] for device in self.devices])
        by_xla = f"mhlo.num_partitions = {artifact.devices} " in artifact.text.splitlines()[0] and artifact.devices > 1
        replicas, partitions = (1, artifact.devices) if by_xla else (artifact.devices, 1)
        ids = ids.reshape(replicas, partitions)
        options = compiler.get_compile_options(num_replicas=replicas, num_partitions=partitions, device_assignment=ids, backend=client)
        options.executable_build_options.use_spmd_partitioning = by_xla
        with mlir.make_ir_context():
            self.executable = client.compile_and_load(ir.Module.parse(artifact.text), _jax.DeviceList(tuple(self.devices)), options)
        mesh = jax.sharding.Mesh(np.array(self.devices), ("all",))
        self.over_all = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec("all"))
        self.same = jax.sharding.NamedSharding(mesh, jax.sharding.PartitionSpec())

    def put(self, block):
        """The blocks that `block` gives for each device, on the devices: one behind another, as JAX sees it."""
        jax = self.jax
        mine = [(number, device) for number, device in enumerate(self.devices) if device.process_index == jax.process_index()]
        blocks = [jax.device_put(block(number), device) for number, device in mine]
        shape = blocks[0].shape
        if not shape:
            return jax.make_array_from_single_device_arrays((), self.same, blocks)
        return jax.make_array_from_single_device_arrays((shape[0] * len(self.devices), *shape[1:]), self.over_all, blocks)

    def __call__(self, arrays, steps):
        """One call: `arrays` by name, whole. The blocks of each output: (device, block)."""
        given = []
        for number, parameter in enumerate(self.artifact.inputs):
            if parameter["kind"] == "steps":
                given.append(self.put(lambda _: np.int64(steps)))
            elif parameter["kind"] == "scalar":
                value = np.dtype(DTYPES[parameter["element"]]).type(float(parameter["value"]))
                given.append(self.put(lambda _, value=value: value))
            else:
                placement, array = self.artifact.placement("inputs", number), arrays[parameter["name"]]
                given.append(self.put(lambda device, p=placement, a=array: self.artifact.block(p, device, a)))
        results = self.executable.execute_sharded(given).disassemble_into_single_device_arrays()
        here = [number for number, device in enumerate(self.devices) if device.process_index == self.jax.process_index()]
        artifact = self.artifact
        failed = int(np.asarray(results[artifact.check][0])) if artifact.checks else 0
        if failed:
            check = artifact.checks[failed - 1]
            said = check.get("trap") or f"it reads outside of array `{check['array']}`"
            sys.exit(f"kernel `{check['kernel']}`, line {check['line']}: {said}")
        return [[(device, np.asarray(block)) for device, block in zip(here, results[place])] for place in artifact.places()]


def child(args, artifact):
    """One of the processes: runs, and writes the parts that are its own."""
    import jax

    jax.config.update("jax_platforms", "cpu")
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_num_cpu_devices", artifact.devices // args.processes)
    if args.processes > 1:
        jax.config.update("jax_cpu_collectives_implementation", "gloo")
        jax.distributed.initialize(f"localhost:{args.port}", args.processes, args.process, initialization_timeout=args.patience)
    program = Program(artifact)
    with np.load(args.folder / "initial.npz") as arrays:
        results = program(dict(arrays), args.steps or artifact.steps())
    parts = {}
    for number, blocks in enumerate(results):
        for device, block in blocks:
            parts[f"{number}:{device}"] = block
    np.savez(args.folder / f"part-{args.process}.npz", **parts)
    if args.processes > 1:
        jax.distributed.shutdown()


def wait(processes, patience):
    """Until all are done. The first that fails is named, and not waited for: the others would, in a collective, for minutes."""
    end = time.monotonic() + patience
    while any(process.poll() is None for process in processes):
        late = [str(number) for number, process in enumerate(processes) if process.poll() is None]
        if time.monotonic() > end:
            sys.exit(f"process {', '.join(late)} of {len(processes)} was not done within {patience} s")
        if any(process.poll() for process in processes):
            break
        time.sleep(0.05)
    # Who was killed comes before those whom that let fail.
    for number, process in sorted(enumerate(processes), key=lambda one: one[1].poll() is None or one[1].poll() >= 0):
        code = process.poll()
        if code:
            how = f"was lost: {signal.Signals(-code).name}" if code < 0 else f"failed with {code}"
            sys.exit(f"process {number} of {len(processes)} {how}")


def joined(artifact, folder, processes):
    """The whole arrays, of the parts of all processes."""
    parts = {}
    for process in range(processes):
        with np.load(folder / f"part-{process}.npz") as some:
            parts.update(some)
    whole = {}
    for number, (name, place) in enumerate(zip(artifact.outputs, artifact.places())):
        placement = artifact.placement("outputs", place)
        for device in range(artifact.devices):
            block = parts[f"{number}:{device}"]
            if placement is None:
                whole[name] = block
                break
            there, here, first = artifact.boxes(placement, device)
            array = whole.setdefault(name, np.zeros(placement["shape"], block.dtype))
            if first:
                array[there] = block[here]
    return whole


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("artifact", type=pathlib.Path)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--steps", type=int)
    parser.add_argument("--gradient", action="store_true", help="the derivatives that the artifact holds")
    parser.add_argument("--patience", type=int, default=300, help="seconds that all processes together may take")
    parser.add_argument("--reactant", default=os.environ.get("REACTANT", "reactant-rs"), help="the binary")
    parser.add_argument("-o", "--out", type=pathlib.Path, default=pathlib.Path("out.npz"))
    for hidden in ("process", "port"):
        parser.add_argument(f"--{hidden}", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=pathlib.Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.gradient and args.steps:
        parser.error("the steps of derivatives are written into the artifact")
    artifact = Artifact(args.artifact, args.gradient)
    if args.processes < 1 or artifact.devices % args.processes:
        sys.exit(f"{args.processes} processes cannot share {artifact.devices} devices evenly")
    if args.process is not None:
        return child(args, artifact)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        subprocess.run([args.reactant, "initial", args.artifact, "-o", f"{folder}/initial.npz"], check=True)
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, __file__, *sys.argv[1:], "--folder", folder, "--port", str(port)]
        processes = [subprocess.Popen([*command, "--process", str(number)]) for number in range(args.processes)]
        try:
            wait(processes, args.patience)
        finally:
            for process in processes:
                process.kill()
        np.savez(args.out, **joined(artifact, pathlib.Path(folder), args.processes))


if __name__ == "__main__":
    main()
