#!/usr/bin/env bash
# A folder to take to a machine with a GPU, to measure the shallow-water model there against its own CUDA kernels: the binary
# without LLVM, the model as an artifact, the kernels with a host program. There, `./bench.sh [PLUGIN]` compares the results of
# a few steps, then times both in turns. It needs Python with NumPy, and a CUDA plugin (pip install "jax-cuda13-plugin[with-cuda]").
#
#     NVCC=nvcc SIDE=8192 scripts/gpu-bench.sh FOLDER
#     SIDE=512 NVCC= scripts/gpu-bench.sh FOLDER && TARGET=cpu FOLDER/bench.sh      tries our part without a GPU
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")/.."
root=$PWD
side=${SIDE:-8192}
nvcc=${NVCC-nvcc}
target=${CARGO_TARGET_DIR:-$root/target}
cargo build --release --quiet --package runner
cargo build --release --quiet --package runner --no-default-features --target-dir "$target/without-llvm"
cp "$target/without-llvm/release/reactant-rs" "$folder/"

python3 - "$side" >"$folder/job.toml" <<'PYTHON'
import pathlib, re, sys

job = pathlib.Path("examples/shallow_water/job.toml").resolve()
text = job.read_text().split("[[output]]")[0]
text = text.replace('"shallow_water.ptx"', f'"{job.parent}/shallow_water.ptx"')
text = re.sub(r"(?m)^(n[xy]) = .*", rf"\1 = {sys.argv[1]}", text)
for array, (a, b, m) in {"eta": (7, 13, 101), "u": (3, 5, 89), "v": (5, 2, 97)}.items():
    init = f'init = {{ expr = "mod(i * {a} + j * {b}, {m}) / {m}" }}'
    text = re.sub(rf"(?ms)^(\[arrays\.{array}\]\n.*?)^init = [^\n]*", lambda found: found[1] + init, text)
print(text + '[[output]]\nfile = "eta.npy"\narrays = ["eta"]')
PYTHON
"$target/release/reactant-rs" compile "$folder/job.toml" --target "${TARGET:-cuda}" -o "$folder/shallow_water.rxa"
if [ -n "$nvcc" ]; then
    "$nvcc" -O3 -cudart static -gencode arch=compute_80,code=sm_80 -gencode arch=compute_90,code=[sm_90,compute_90] \
        ${NVCC_FLAGS:-} -o "$folder/native" benches/gpu/shallow_water.cu
fi
echo "$side" >"$folder/side"

cat >"$folder/bench.sh" <<'BENCH'
#!/usr/bin/env bash
cd "$(dirname "$0")"
exec python3 bench.py "$@"
BENCH
chmod +x "$folder/bench.sh"
cat >"$folder/bench.py" <<'PYTHON'
import os, pathlib, re, statistics, subprocess, sys

import numpy

side = int(pathlib.Path("side").read_text())
STEPS, ROUNDS = int(os.environ.get("STEPS", 240)), 5
plugin = ["--plugin", sys.argv[1]] if len(sys.argv) > 1 else []
target = os.environ.get("TARGET", "cuda")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout}{done.stderr}")
    return done


def ours(steps):
    done = run("./reactant-rs", "run", "shallow_water.rxa", "--target", target, *plugin, "--steps", steps, "--timings", "--quiet")
    return float(re.search(r"\bexecute\s+([0-9.]+) ?s\b", done.stderr)[1])


def native(steps, *file):
    return float(run("./native", side, steps, *file).stdout)


ours(4)
if not pathlib.Path("native").exists():
    print(f"ours: {1e3 * ours(STEPS) / STEPS:.3f} ms a step; there is no native program to compare with")
    sys.exit()
native(4, "eta.raw")
a, b = numpy.load("eta.npy"), numpy.fromfile("eta.raw", "f4").reshape(side, side)
difference = float(abs(a - b).max() / abs(b).max())
print(f"greatest difference of eta after 4 steps: {difference:.3g} of the greatest magnitude")
if not difference <= 1e-5:
    sys.exit("the results differ")
ratios = []
for nth in range(ROUNDS):
    # what a run costs besides its steps is in both of ours, and drops out
    our = (ours(2 * STEPS) - ours(STEPS)) / STEPS
    their = native(STEPS) / STEPS
    ratios.append(our / their)
    print(f"round {nth + 1}: ours {1e3 * our:.3f} ms a step, CUDA {1e3 * their:.3f} ms, ratio {our / their:.3f}", flush=True)
print(f"shallow water {side}x{side} f32, ours / CUDA, median of {ROUNDS}: {statistics.median(ratios):.3f} (limit 0.75)")
PYTHON
du -sh "$folder"
