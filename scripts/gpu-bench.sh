#!/usr/bin/env bash
# A folder to take to a machine with a GPU, to measure the shallow-water and the ocean model there against their own kernels, launched by the CUDA driver:
# the binary without LLVM, the models as artifacts, the kernels. There, `python3 FOLDER/gpu_bench.py` compares the results of a few steps, then times
# both in turns, and JAX by hand where JAX sees the GPU. It needs NumPy and a CUDA plugin (pip install "jax-cuda13-plugin[with-cuda]").
#
#     scripts/gpu-bench.sh FOLDER
#     SIDES=512 OCEANS="f32 60" TARGET=cpu scripts/gpu-bench.sh FOLDER && python3 FOLDER/gpu_bench.py --target cpu      tries our part without a GPU
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")/.."
root=$PWD
target=${CARGO_TARGET_DIR:-$root/target}
cargo build --release --quiet --package runner
cargo build --release --quiet --package runner --no-default-features --target-dir "$target/without-llvm"
strip -o "$folder/reactant-rs" "$target/without-llvm/release/reactant-rs"
cp scripts/native_cuda.py scripts/gpu_compare.py scripts/gpu_bench.py "$folder/"
cp benches/programs/shallow_water/shallow_water.py "$folder/shallow_water_by_hand.py"
rm -rf "$folder/models"

model() { # NAME JOB OUTPUTS KERNELS: the job with these outputs, and its artifact
    local place=$folder/models/$1
    mkdir -p "$place"
    cp "$4" "$place/"
    sed -E '/^\[(\[output\]|objective)/,$d' "$2" | sed "s|^kernels = .*|kernels = [\"$(basename "$4")\"]|" >"$place/job.toml"
    printf '[[output]]\nfile = "results.npz"\narrays = [%s]\n' "$3" >>"$place/job.toml"
    "$target/release/reactant-rs" compile "$place/job.toml" --target "${TARGET:-cuda}" -o "$place/program.rxa"
}

for side in ${SIDES:-2048 8192}; do
    python3 - "$side" >"$folder/job.toml" <<'PYTHON'
import pathlib, re, sys

text = pathlib.Path("examples/shallow_water/job.toml").read_text()
text = re.sub(r"(?m)^(n[xy]) = .*", rf"\1 = {sys.argv[1]}", text)
for array, (a, b, m) in {"eta": (7, 13, 101), "u": (3, 5, 89), "v": (5, 2, 97)}.items():
    init = f'init = {{ expr = "mod(i * {a} + j * {b}, {m}) / {m}" }}'
    text = re.sub(rf"(?ms)^(\[arrays\.{array}\]\n.*?)^init = [^\n]*", lambda found: found[1] + init, text)
print(text)
PYTHON
    model "shallow_water_$side" "$folder/job.toml" '"eta", "u", "v"' examples/shallow_water/shallow_water.ptx
done
set -- ${OCEANS:-f32 512 f64 512}
while [ $# -gt 1 ]; do
    # the double gyre, turning already: from rest velocities are small differences of large terms
    python3 examples/oceananigans/jobs.py sensitivity --nx "$2" --ny "$2" --dt 60 --precision "$1" -o "$folder/job.toml"
    kernels=$(grep -o 'ocean[_f64]*\.ptx' "$folder/job.toml" | head -n 1)
    model "ocean_$1_$2" "$folder/job.toml" '"u", "v", "T", "S", "eta"' "examples/oceananigans/$kernels"
    shift 2
done
rm "$folder/job.toml"
du -sh "$folder"
