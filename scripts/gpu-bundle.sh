#!/usr/bin/env bash
# A folder to take to a machine with a GPU: the binary without LLVM; the jobs of the examples and of the corpus as artifacts, with what the CPU and the
# thread-by-thread interpreter made of them. There, `python3 FOLDER/gpu_compare.py` runs them all, and their kernels as they are, and compares. It needs
# NumPy and a CUDA plugin (pip install "jax-cuda13-plugin[with-cuda]").
#
#     scripts/gpu-bundle.sh FOLDER [JOB...]
#     python3 FOLDER/gpu_compare.py --target cpu --no-native      tries the bundle without a GPU
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
shift
cd "$(dirname "$0")/.."
target=${CARGO_TARGET_DIR:-$PWD/target}
cargo build --release --quiet --package runner
cargo build --release --quiet --package runner --no-default-features --target-dir "$target/without-llvm"
strip -o "$folder/reactant-rs" "$target/without-llvm/release/reactant-rs"
cp scripts/native_cuda.py scripts/gpu_compare.py "$folder/"
if [ $# -eq 0 ]; then
    set -- examples/kernels/*/*.toml raise/tests/kernels/*.toml examples/shallow_water/*.toml examples/oceananigans/double_gyre.toml \
        examples/oceananigans/channel.toml examples/oceananigans/global_1deg.toml
fi
python3 scripts/gpu_bundle.py "$folder" "$@"
du -sh "$folder"
