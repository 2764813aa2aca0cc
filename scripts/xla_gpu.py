"""Compiles artifacts for an H100 that is not here, and dumps what XLA:GPU makes of them: optimized HLO, schedule, PTX.

    python -m venv cuda && cuda/bin/pip install "jax[cuda13]"
    cuda/bin/python scripts/xla_gpu.py FOLDER FILE.rxa... [--flag=--xla_...]

writes FOLDER/NAME for each artifact and prints how many instructions of its PTX round otherwise than PTX's `.rn`: approximations, and fused multiply-adds of `f32`.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import zipfile

# What XLA asks of a GPU: xla/stream_executor/device_description.proto. The figures are those of the H100 SXM.
H100 = """
gpu_device_info {
  threads_per_block_limit: 1024
  threads_per_warp: 32
  shared_memory_per_block: 49152
  shared_memory_per_block_optin: 232448
  shared_memory_per_core: 233472
  threads_per_core_limit: 2048
  core_count: 132
  fpus_per_core: 128
  block_dim_limit_x: 2147483647
  block_dim_limit_y: 65535
  block_dim_limit_z: 65535
  memory_bandwidth: 3352320000000
  l2_cache_size: 52428800
  clock_rate_ghz: 1.98
  device_memory_size: 84978434048
  registers_per_core_limit: 65536
  registers_per_block_limit: 65536
  cuda_compute_capability { major: 9 }
}
platform_name: "CUDA"
dnn_version_info { major: 9 minor: 10 }
device_description_str: "NVIDIA H100 80GB HBM3"
"""
# As pjrt/src/options.rs sets it.
FLAGS = ["--xla_allow_excess_precision=false"]


def compile_one(file):
    import jax  # noqa: F401
    import jax.experimental.topologies
    import jax_plugins.xla_cuda13
    import numpy
    from jax._src import compiler
    from jax._src.interpreters import mlir
    from jax._src.lib import xla_client
    from jax._src.lib.mlir import ir

    try:
        jax_plugins.xla_cuda13.initialize()
    except Exception:  # it is registered already
        pass
    topology = jax.experimental.topologies.get_topology_desc(platform="cuda", topology_name="here", target_config=H100, topology="1x1x1")
    devices = topology.devices
    with zipfile.ZipFile(file) as parts:
        text = parts.read("program.mlir").decode()
    options = compiler.get_compile_options(num_replicas=1, num_partitions=1, device_assignment=numpy.array([[0]]))
    with mlir.make_ir_context():
        devices[0].client.compile(ir.Module.parse(text), xla_client.DeviceList(tuple(devices)), options)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("files", type=pathlib.Path, nargs="+")
    parser.add_argument("--flag", action="append", default=[])
    args = parser.parse_args()
    if os.environ.get("XLA_GPU_ONE"):
        return compile_one(args.files[0])
    for file in args.files:
        place = args.folder / file.stem
        flags = [f"--xla_dump_to={place}", "--xla_dump_hlo_as_text", *FLAGS, *args.flag]
        environment = {**os.environ, "XLA_GPU_ONE": "1", "JAX_SKIP_CUDA_CONSTRAINTS_CHECK": "1", "XLA_FLAGS": " ".join(flags), "TF_CPP_MIN_LOG_LEVEL": "2"}
        done = subprocess.run([sys.executable, __file__, args.folder, file], env=environment, capture_output=True, text=True)
        if done.returncode != 0:
            print(f"{file.stem}: failed: {done.stderr.strip().splitlines()[-1][:300]}", flush=True)
            continue
        text = "\n".join(ptx.read_text() for ptx in place.glob("*.ptx"))
        found = {}
        for opcode in re.findall(r"\b(?:div|rcp|sqrt|rsqrt|sin|cos|ex2|lg2|tanh)\.(?:full|approx)[.\w]*|\bfma\.rn(?:\.ftz)?\.f32", text):
            found[opcode] = found.get(opcode, 0) + 1
        print(f"{file.stem}: " + (", ".join(f"{count} {opcode}" for opcode, count in sorted(found.items())) or "all as written"), flush=True)


if __name__ == "__main__":
    main()
