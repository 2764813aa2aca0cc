#!/usr/bin/env bash
# Build the Python package: dist/reactant_rs-*.whl, with the libraries that it needs beside it.
#
#     scripts/wheel.sh            for other machines: LLVM and the rest are put into the wheel
#     scripts/wheel.sh --local    for this machine only, in less time
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
'') repair=yes ;;
--local) repair=no ;;
*) echo "usage: scripts/wheel.sh [--local]" >&2; exit 2 ;;
esac

tools=.cache/wheel-venv
if ! [ -x "$tools/bin/maturin" ]; then
    echo "wheel: maturin, into $tools" >&2
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet -r scripts/requirements-wheel.txt
fi
export PATH=$PWD/$tools/bin:$PATH
rm -rf dist
mkdir dist
maturin build --release --quiet --manifest-path python/Cargo.toml --auditwheel skip \
    --compatibility linux --out dist
if [ $repair = yes ]; then
    auditwheel repair --strip --wheel-dir dist dist/reactant_rs-*-linux_x86_64.whl
    rm dist/reactant_rs-*-linux_x86_64.whl
fi
ls -l dist/reactant_rs-*.whl
