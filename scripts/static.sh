#!/usr/bin/env bash
# Build dist/reactant-rs-node, the program for compute nodes: it runs artifacts, has no LLVM, and
# needs glibc 2.28 or newer, libgcc_s (the compiler's library, which plugins need, too) and a plugin.
#
# It is not linked with glibc statically, since such a program cannot load plugins.
# `scripts/setup.sh wheel` installs what it needs.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${PORTABLE_TARGET_DIR:-target/portable}/x86_64-unknown-linux-gnu/release
export PATH=$PWD/.cache/wheel-venv/bin:$PATH
scripts/portable.sh cargo build --release --quiet --package runner --no-default-features \
    --features netcdf-static
mkdir -p dist
cp "$target/reactant-rs" dist/reactant-rs-node
ls -l dist/reactant-rs-node
