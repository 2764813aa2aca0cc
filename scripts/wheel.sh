#!/usr/bin/env bash
# Build the Python package, dist/reactant_rs-*.whl: the module and the program `reactant-rs`.
#
#     scripts/wheel.sh            for every machine with glibc 2.28 or newer; what is not glibc is
#                                 linked statically (scripts/portable.sh)
#     scripts/wheel.sh --local    for this machine only, in less time
#
# `scripts/setup.sh wheel` installs what it needs.
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
'') for=any ;;
--local) for=this ;;
*) echo "usage: scripts/wheel.sh [--local]" >&2; exit 2 ;;
esac

export PATH=$PWD/.cache/wheel-venv/bin:$PATH
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p dist
rm -f dist/reactant_rs-*.whl
maturin=(maturin build --release --quiet --manifest-path python/Cargo.toml --auditwheel skip
    --compatibility linux --out "$work/module")

if [ $for = this ]; then
    # Of the whole workspace, so that nothing is built again for other features.
    cargo build --release --quiet --workspace --bin reactant-rs
    strip -o "$work/reactant-rs" "${CARGO_TARGET_DIR:-target}/release/reactant-rs"
    "${maturin[@]}"
else
    target=${PORTABLE_TARGET_DIR:-target/portable}/x86_64-unknown-linux-gnu/release
    scripts/portable.sh cargo build --release --quiet --package runner --features netcdf-static
    cp "$target/reactant-rs" "$work"
    scripts/portable.sh "${maturin[@]}" --features runner/netcdf-static
fi

# pip puts what lies in this folder of a wheel onto the path.
wheel unpack --dest "$work" "$work"/module/*.whl >/dev/null
package=$(basename "$work"/reactant_rs-*)
mkdir -p "$work/$package/$package.data/scripts"
mv "$work/reactant-rs" "$work/$package/$package.data/scripts"
licenses=$work/$package/$package.dist-info/licenses
mkdir -p "$licenses"
cp LICENSE-* "$licenses"
if [ $for = any ]; then
    # Of what is linked statically; those of Rust's crates are named in the wheel's SBOM.
    for name in llvm-22-dev libmlir-22-dev libffi-dev libstdc++-12-dev zlib1g-dev libzstd-dev; do
        cp "/usr/share/doc/$name/copyright" "$licenses/$name"
    done
    crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
    cat "$crates"/*/hdf5-metno-src-*/ext/hdf5/LICENSE >"$licenses/hdf5"
    cat "$crates"/*/netcdf-src-*/source/COPYRIGHT >"$licenses/netcdf"
fi
wheel pack --dest-dir "$work" "$work/$package" >/dev/null

if [ $for = this ]; then
    mv "$work"/reactant_rs-*.whl dist
else
    auditwheel repair --plat manylinux_2_28_x86_64 --wheel-dir dist "$work"/reactant_rs-*.whl
fi
ls -l dist/reactant_rs-*.whl
