"""Programs as libtpu schedules them ahead of time for one core of a v5p, and the cycles that it estimates: what tpu-cycles.py and calibrate-tpu.py share.

To be imported before jax is, which reads the environment set here. Needs jax and libtpu (scripts/requirements-tpu.txt).
"""

import os
import re

TOPOLOGY = "v5p:2x2x1"
os.environ.update(TPU_SKIP_MDS_QUERY="1", TPU_WORKER_HOSTNAMES="localhost", TPU_ACCELERATOR_TYPE="v5p-8", ALLOW_MULTIPLE_LIBTPU_LOAD="1",
                  JAX_PLATFORMS="cpu")


def core():
    """The core that is compiled for."""
    from jax.experimental import topologies

    return topologies.get_topology_desc(TOPOLOGY, "tpu").devices[0]


def scheduled(device, text):
    """The program as libtpu schedules it."""
    import numpy
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jaxlib.mlir import ir

    options = compiler.get_compile_options(num_replicas=1, num_partitions=1, device_assignment=numpy.array([[device.id]]), backend=device.client)
    with mlir.make_ir_context():
        executable = device.client.compile(ir.Module.parse(text), xla_client.DeviceList((device,)), options)
    return executable.hlo_modules()[0].to_string()


class Schedule:
    """The computations of a scheduled program by name, line by line; the one it begins with is `ENTRY`."""

    def __init__(self, hlo):
        self.computations, name = {}, None
        for line in hlo.splitlines():
            head = re.match(r"(ENTRY )?%?([\w.-]+) \(.*\) -> .* \{", line)
            if head:
                name = "ENTRY" if head[1] else head[2]
                self.computations[name] = []
            elif name:
                self.computations[name].append(line)

    def cycles(self, name, turns=1):
        """The cycles of a computation, the bodies of loops as often as they turn."""
        total = 0
        for line in self.computations.get(name, []):
            total += sum(int(count) for count in re.findall(r'"estimated_cycles":"(\d+)"', line))
            if " fusion(" not in line:
                times = turns if " while(" in line else 1
                total += times * sum(self.cycles(callee, turns) for callee in re.findall(r"(?:body|to_apply|calls)=%?([\w.-]+)", line))
        return total

    def loops(self):
        """The bodies of the loops that the program begins with."""
        return [re.search(r"body=%?([\w.-]+)", line)[1] for line in self.computations["ENTRY"] if " while(" in line]
