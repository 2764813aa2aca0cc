#!/usr/bin/env bash
# A folder to take to a machine with a GPU: the binary without LLVM, artifacts of some kernels and of the shallow-water
# model, and what the CPU made of them. There, `./compare.sh [PLUGIN]` runs them all and prints the differences; it needs
# Python with NumPy and a CUDA plugin (pip install "jax-cuda13-plugin[with-cuda]").
#
#     scripts/gpu-bundle.sh FOLDER
#     TARGET=cpu FOLDER/compare.sh      tries the bundle without a GPU
set -euo pipefail
folder=$(mkdir -p "$1" && cd "$1" && pwd)
cd "$(dirname "$0")/.."
root=$PWD
target=${CARGO_TARGET_DIR:-$root/target}
cargo build --release --quiet --package runner
cargo build --release --quiet --package runner --no-default-features --target-dir "$target/without-llvm"
cp "$target/without-llvm/release/reactant-rs" "$folder/"

bundle() { # NAME JOB: all its arrays, at the end, into one .npz
    local job=$folder/$1.toml
    python3 - "$1" "$2" >"$job" <<'PYTHON'
import pathlib, sys, tomllib

name, path = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
text = path.read_text()
table = tomllib.loads(text)
text = text.split("[[output]]")[0]
for kernel in table["kernels"]:
    text = text.replace(f'"{kernel}"', f'"{path.parent / kernel}"', 1)
arrays = ", ".join(f'"{array}"' for array in table["arrays"])
print(text + f'[[output]]\nfile = "{name}.npz"\narrays = [{arrays}]\n')
PYTHON
    "$target/release/reactant-rs" compile "$job" --target cuda -o "$folder/$1.rxa"
    "$target/release/reactant-rs" --quiet run "$job" --output-dir "$folder/expected"
    rm "$job"
}

for job in examples/kernels/*/*.toml; do
    bundle "$(basename "$job" .toml)" "$job"
done
bundle shallow_water examples/shallow_water/job.toml

cat >"$folder/compare.sh" <<'COMPARE'
#!/usr/bin/env bash
cd "$(dirname "$0")"
for artifact in *.rxa; do
    ./reactant-rs run "$artifact" --target "${TARGET:-cuda}" ${1:+--plugin "$1"} --output-dir results --timings 2>"$artifact.log" >/dev/null ||
        { echo "$artifact failed:"; tail -n 5 "$artifact.log"; }
done
grep -h execute shallow_water.rxa.log | sed 's/^/shallow water, 2000 steps: /'
python3 - <<'PYTHON'
import pathlib
import numpy

for expected in sorted(pathlib.Path("expected").glob("*.npz")):
    found = pathlib.Path("results") / expected.name
    if not found.exists():
        print(f"{expected.stem:24} no result")
        continue
    a, b = numpy.load(expected), numpy.load(found)
    for name in a.files:
        x, y = a[name].astype("f8"), b[name].astype("f8")
        print(f"{expected.stem:24} {name:10} greatest difference {numpy.nanmax(abs(x - y)):.3g} of {numpy.nanmax(abs(x)):.3g}")
PYTHON
COMPARE
chmod +x "$folder/compare.sh"
du -sh "$folder"
