#!/usr/bin/env bash
# Install dist/reactant_rs-*.whl into a new venv, as a user would, and use it away from the
# repository: the demo's results are those of the program that cargo built, and errors name the way
# out.
#
# Part of scripts/test-python.sh, which builds the wheel.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
python=${REACTANT_PYTHON:-$root/.cache/venv/bin/python}
built=${CARGO_TARGET_DIR:-$root/target}/release/reactant-rs
folder=$(realpath "$(mktemp -d)")
trap 'rm -rf "$folder"' EXIT

python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet "$root"/dist/reactant_rs-*.whl
cp -r examples/shallow_water "$folder/model"
cp examples/kernels/saxpy/saxpy.ptx "$folder"
cd "$folder"

stop() { echo "test-wheel: $*" >&2; exit 1; }
# Nothing of this shell's environment: no activated venv, no cache folder that has a plugin.
user() { env -i HOME="$folder/home" PATH=/usr/bin:/bin "$@"; }
installed() { user venv/bin/reactant-rs "$@"; }
refused() { # CODE WORDS COMMAND...: the command ends with this exit code, and says these words
    local code=0 expected=$1 words=$2
    shift 2
    "$@" >refused.log 2>&1 || code=$?
    [ "$code" = "$expected" ] || { cat refused.log >&2; stop "exit code $code, not $expected: $*"; }
    tr -s ' \n│' ' ' <refused.log | grep -qF -- "$words" || { cat refused.log >&2; stop "not said: $words"; }
}

[ "$(installed --version)" = "$("$built" --version)" ] || stop "another version"
for shell in bash zsh fish; do
    installed completions $shell >completions.$shell
    grep -q reactant-rs completions.$shell || stop "no completions for $shell"
done
bash -n completions.bash
installed man man >/dev/null 2>&1
ls man/reactant-rs-run.1 >/dev/null
installed targets >targets.log
grep -qF "$folder/venv/lib/" targets.log || stop "the plugin beside the program is not found"

installed run -q model/job.toml --steps 200 --output-dir wheel
"$built" run -q model/job.toml --steps 200 --output-dir cargo
"$python" - <<'PYTHON'
import netCDF4

wheel, cargo = (netCDF4.Dataset(f"{folder}/shallow_water.nc") for folder in ("wheel", "cargo"))
assert list(wheel.variables) == list(cargo.variables), wheel.variables
assert wheel["eta"].shape[0] == 3 and abs(wheel["eta"][:]).max() > 0.01
for name, array in wheel.variables.items():
    same = array[:].tobytes() == cargo[name][:].tobytes()
    assert same, f"{name}: the wheel's program computes other bits than cargo's"
PYTHON

# NetCDF goes in, too, and an artifact is what it was.
installed compile -q model/job.toml -o model.rxa
installed run -q model.rxa --steps 10 --init eta=cargo/shallow_water.nc,time=-1 --output-dir artifact

refused 1 "no such file" installed run missing.toml
refused 4 "pip install xla-cpu-pjrt==0.0.1" user sh -c \
    'venv/bin/pip uninstall --quiet --yes xla-cpu-pjrt && venv/bin/reactant-rs run model/job.toml'
installed run -q model/job.toml --steps 1 --target interpreter --output-dir interpreter

# The module: without JAX it says what to install; with the JAX of the tests it raises a kernel.
refused 1 "pip install jax" user venv/bin/python -c 'import reactant_rs'
packages=$(echo "$folder"/venv/lib/python3*/site-packages)
echo "$root"/.cache/python-venv/lib/python3*/site-packages >"$packages/jax-of-the-tests.pth"
user venv/bin/python - <<'PYTHON'
import jax
import numpy as np
import reactant_rs as rx

assert "/venv/lib/" in rx.__file__ and ".cache" not in rx.__file__, rx.__file__
n = 1000
x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
saxpy = rx.jax("saxpy.ptx", grid=4, block=256, args=[n, 2.5, rx.In("x"), rx.InOut("y")])
(result,) = jax.jit(saxpy)(x, y)
assert (np.asarray(result) == np.float32(2.5) * x + 1).all()
PYTHON
wheel=$(echo "$root"/dist/reactant_rs-*.whl)
echo "$(basename "$wheel"), $(du -h "$wheel" | cut -f1), works in a new venv"
