#!/usr/bin/env bash
# Install what is missing to build and run, on Debian 12 with Rust; does nothing, in no time, when all is there.
#
#     scripts/setup.sh          for `make demo`
#     scripts/setup.sh test     cargo-nextest, etcd and maturin too, for `make test`
#     scripts/setup.sh nvcc     nvcc too, for `make kernels`
#     scripts/setup.sh libraries  the headers of cuBLAS, cuFFT and cuRAND only, for `make programs`
#     scripts/setup.sh wheel    maturin, auditwheel and CMake too, for `make wheel` and `make static`
#     scripts/setup.sh bench    JAX too, for `make bench`
#     scripts/setup.sh docs     mdBook only, for `make docs`
#     scripts/setup.sh full     all of these, for `make test-full`
#
# - Debian packages: LLVM and MLIR 22, NetCDF, Python's venv (as root, or through sudo)
# - .cache/venv: the CPU plugin of PJRT, and what the tests read results with (scripts/requirements.txt)
# - .cache/wheel-venv: what builds the Python package (scripts/requirements-wheel.txt)
# - .cache/bench-venv: JAX, which the benchmark measures against (scripts/requirements-bench.txt)
# - .cache/nvcc: nvcc, ptxas and libdevice (scripts/requirements-nvcc.txt)
# - .cache/cuda-libraries: headers of cuBLAS, cuFFT and cuRAND (scripts/requirements-libraries.txt)
# - $REACTANT_CACHE/plugins/cpu/xla_cpu_pjrt.so: the plugin where `reactant-rs` looks for it
set -euo pipefail
cd "$(dirname "$0")/.."

case ${1:-} in
'' | test | nvcc | libraries | wheel | bench | docs | full) ;;
*) echo "usage: scripts/setup.sh [test|nvcc|libraries|wheel|bench|docs|full]" >&2; exit 2 ;;
esac
part=${1:-}
wanted() { [ "$part" = "$1" ] || [ "$part" = full ]; }

packages=(
    # LLVM and MLIR; libclang for the bindings of mlir-sys, polly because tblgen links LLVM statically
    llvm-22-dev libmlir-22-dev mlir-22-tools clang-22 libclang-22-dev libpolly-22-dev libzstd-dev zlib1g-dev libxml2-dev
    # a linker and the C++ library
    build-essential pkg-config
    # output files, the plugin's wheel
    libnetcdf-dev python3 python3-venv
)

# several hosts are tested with an etcd of their own, and cut off from each other in network namespaces; scripts
# are checked by shellcheck
if wanted test; then packages+=(etcd-server iproute2 shellcheck); fi
# the book needs neither LLVM nor Python
if [ "$part" = docs ]; then packages=(build-essential); fi

say() { printf 'setup: %s\n' "$*" >&2; }
stop() { printf 'setup: %s\n' "$*" >&2; exit 1; }

command -v cargo >/dev/null || stop "there is no cargo here; install Rust 1.95 or newer with rustup, then run this again"

if ! command -v dpkg-query >/dev/null; then
    say "no Debian here: please install by hand what these packages hold: ${packages[*]}"
else
    missing=()
    for package in "${packages[@]}"; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing+=("$package")
    done
    if [ ${#missing[@]} -gt 0 ]; then
        as_root=()
        if [ "$(id -u)" -ne 0 ]; then
            command -v sudo >/dev/null || stop "not root, and no sudo; as root, run: apt-get install ${missing[*]}"
            as_root=(sudo)
        fi
        say "installing ${missing[*]}"
        mkdir -p .cache
        "${as_root[@]}" apt-get update -qq
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install --yes -qq --no-install-recommends "${missing[@]}" \
            >.cache/apt.log 2>&1 || { tail -n 5 .cache/apt.log >&2; stop "apt-get could not install them (.cache/apt.log); LLVM 22 is in Debian 12, bookworm and its security updates"; }
    fi
fi

if wanted docs && ! command -v mdbook >/dev/null; then
    say "mdBook (some minutes, once)"
    cargo install --locked --debug --no-default-features --features search mdbook
fi
[ "$part" != docs ] || exit 0

# Headers from wheels whose libraries nobody needs here: a gigabyte, which is not kept.
if wanted libraries; then
    headers=.cache/cuda-libraries
    if ! cmp -s scripts/requirements-libraries.txt "$headers/installed.txt"; then
        say "headers of cuBLAS, cuFFT and cuRAND, into $headers"
        rm -rf "$headers"
        mkdir -p "$headers"
        wheels=$(mktemp -d)
        trap 'rm -rf "$wheels"' EXIT
        python3 -m pip download --quiet --no-deps --only-binary :all: --dest "$wheels" -r scripts/requirements-libraries.txt
        for wheel in "$wheels"/*.whl; do
            python3 - "$wheel" "$headers" <<'PYTHON'
import pathlib, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as wheel:
    for name in wheel.namelist():
        if "/include/" in name and not name.endswith("/"):
            out = pathlib.Path(sys.argv[2]) / "include" / name.split("/include/", 1)[1]
            out.parent.mkdir(parents=True, exist_ok=True)
            out.write_bytes(wheel.read(name))
PYTHON
        done
        cp scripts/requirements-libraries.txt "$headers/installed.txt"
    fi
    [ "$part" != libraries ] || exit 0
fi

install() { # VENV REQUIREMENTS WHAT
    cmp -s "$2" "$1/installed.txt" && return
    say "$3, into $1"
    mkdir -p .cache
    rm -rf "$1"
    python3 -m venv "$1"
    "$1/bin/pip" install --quiet -r "$2"
    cp "$2" "$1/installed.txt"
}

if wanted wheel || wanted test; then
    install .cache/wheel-venv scripts/requirements-wheel.txt "what builds the Python package"
fi
# the plugin comes to a wheel as a dependency
[ "$part" != wheel ] || exit 0

venv=.cache/venv
install "$venv" scripts/requirements.txt "the CPU plugin and Python's NetCDF"
if wanted bench; then
    install .cache/bench-venv scripts/requirements-bench.txt "JAX"
fi
if wanted nvcc && [ -z "${NVCC:-}" ]; then
    install .cache/nvcc scripts/requirements-nvcc.txt "nvcc"
    # pip does not keep the executable bit of the wheels' files
    find .cache/nvcc/lib/python3*/site-packages/nvidia/cu13/{bin,nvvm/bin} -maxdepth 1 -type f -exec chmod +x {} +
fi

cache=${REACTANT_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/reactant-rs}
plugin=$cache/plugins/cpu/xla_cpu_pjrt.so
wheel=$(echo "$venv"/lib/python3*/site-packages/xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so)
if ! cmp -s <(stat -L -c %s "$wheel") <(stat -L -c %s "$plugin" 2>/dev/null); then
    say "the CPU plugin, to $plugin"
    mkdir -p "$(dirname "$plugin")"
    rm -f "$plugin"
    ln "$wheel" "$plugin" 2>/dev/null || cp "$wheel" "$plugin"
fi

if wanted test && ! cargo nextest --version >/dev/null 2>&1; then
    say "cargo-nextest (some minutes, once)"
    cargo install --locked --debug --no-default-features --features default-no-update cargo-nextest
fi
