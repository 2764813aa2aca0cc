#!/usr/bin/env bash
# Build the Python package: dist/reactant_rs-*.whl, with the libraries that it needs beside it.
#
#     scripts/wheel.sh            for other machines: LLVM and the rest are put into the wheel
#     scripts/wheel.sh --local    for this machine only, in less time
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
'') flags=(--auditwheel repair) ;;
--local) flags=(--auditwheel skip --compatibility linux) ;;
*) echo "usage: scripts/wheel.sh [--local]" >&2; exit 2 ;;
esac

tools=.cache/wheel-venv
if ! [ -x "$tools/bin/maturin" ]; then
    echo "wheel: maturin, into $tools" >&2
    python3 -m venv "$tools"
    "$tools/bin/pip" install --quiet -r scripts/requirements-wheel.txt
fi
mkdir -p dist
rm -f dist/reactant_rs-*.whl
PATH=$PWD/$tools/bin:$PATH "$tools/bin/maturin" build --release --quiet \
    --manifest-path python/Cargo.toml "${flags[@]}" --out dist
ls -l dist/reactant_rs-*.whl
