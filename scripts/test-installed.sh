#!/usr/bin/env bash
# The binary as it would be installed, and that for compute nodes (`make static`), away from the
# repository: a job, its artifact, and the artifact on the node's binary give the same bytes, and
# NumPy reads them.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
python=${REACTANT_PYTHON:-$root/.cache/venv/bin/python}
target=${CARGO_TARGET_DIR:-$root/target}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

scripts/setup.sh wheel
scripts/static.sh
small=$root/dist/reactant-rs-node
cargo build --release --quiet --package runner
full=$target/release/reactant-rs
plugin=$(echo "$root"/.cache/venv/lib/python3*/site-packages/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so)

if cargo tree --package runner --no-default-features --features netcdf-static --edges normal |
    grep -E 'inkwell|melior|llvm|mlir'; then
    echo "the binary built without default features has LLVM in it" >&2
    exit 1
fi
newest=$(objdump -T "$small" | grep -oE 'GLIBC_[0-9.]+' | sort -Vu | tail -n 1)
if [ "$newest" != "$(printf '%s\n' "$newest" GLIBC_2.28 | sort -V | head -n 1)" ]; then
    echo "the node's binary needs $newest" >&2
    exit 1
fi

# away from the repository, with nothing but the file
cp "$root/examples/kernels/upwind/upwind."{ptx,toml} "$folder"
cd "$folder"
"$full" run upwind.toml --output-dir job
"$full" compile upwind.toml -o upwind.rxa
rm upwind.ptx upwind.toml
"$full" run upwind.rxa --output-dir artifact
env -i "$small" run upwind.rxa --plugin "$plugin" --output-dir small
if env -i "$small" run "$root/examples/kernels/upwind/upwind.toml" 2>refused.log; then
    echo "the node's binary raises kernels" >&2
    exit 1
fi
grep -q 'runs artifacts only' refused.log
"$python" - <<'PYTHON'
import numpy

arrays = [numpy.load(f"{folder}/upwind.npz")["c"] for folder in ("job", "artifact", "small")]
assert arrays[0].shape == (37, 53) and arrays[0].dtype == numpy.float32, arrays[0]
assert 0.01 < arrays[0].max() < 1.0, arrays[0].max()
assert all((array == arrays[0]).all() for array in arrays), "the artifact's result differs from the job's"
PYTHON

# one kernel by flags; the command line of the README
"$full" run "$root/examples/kernels/saxpy/saxpy.ptx" --kernel saxpy --grid 40 --block 256 --arg n=10000 --arg a=2.5 \
    --arg 'x=f32[10000]:iota' --arg 'y=f32[10000]:ones' --output y=y.npy
"$python" - <<'PYTHON'
import numpy

y = numpy.load("y.npy")
x = numpy.arange(10000, dtype=numpy.float32)
assert (y == numpy.float32(2.5) * x + 1).all(), y
PYTHON
echo "job, artifact and artifact without LLVM agree; the small binary has $(du -h "$small" | cut -f1)"
