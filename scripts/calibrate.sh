#!/usr/bin/env bash
# Measure the small programs that costs are priced with, and fit the tables: optimize/costs/measured/TARGET.toml, then optimize/costs/TARGET.toml.
#
#     scripts/calibrate.sh cpu       on this machine, through the CPU plugin; some two minutes, better without company
#     scripts/calibrate.sh cuda      the same on a GPU, through the CUDA plugin
#     scripts/calibrate.sh tpu       libtpu's estimated cycles, ahead of time; no TPU is needed, but jax and libtpu in .cache/tpu-venv
#                                    (scripts/requirements-tpu.txt) or .cache/bench-venv; left out, with a word, if they are not there
set -euo pipefail
cd "$(dirname "$0")/.."

say() { printf 'calibrate: %s\n' "$*" >&2; }

target=${CARGO_TARGET_DIR:-target}/release/examples
cargo build --release --quiet --package optimize --example costs

# Above what else runs, if that is allowed.
first=()
if nice -n -15 true 2>/dev/null && [ "$(nice -n -15 nice 2>/dev/null)" -lt 0 ]; then first=(nice -n -15); fi

for name in "$@"; do
    case $name in
    cpu | cuda)
        cargo build --release --quiet --package runner --no-default-features --example measure_costs
        # Memory is kept between runs: how long page faults take is not what is measured.
        MALLOC_TRIM_THRESHOLD_=4000000000 MALLOC_MMAP_THRESHOLD_=4000000000 "${first[@]}" "$target/measure_costs" "$name"
        ;;
    tpu)
        python=
        for venv in .cache/tpu-venv .cache/bench-venv; do
            if [ -x $venv/bin/python ] && $venv/bin/python -c 'import jax, libtpu' 2>/dev/null; then python=$venv/bin/python; break; fi
        done
        if [ -z "$python" ]; then
            say "no libtpu here, so the TPU's prices stay: python3 -m venv .cache/tpu-venv && .cache/tpu-venv/bin/pip install -r scripts/requirements-tpu.txt"
            continue
        fi
        programs=$(mktemp -d)
        "$target/costs" write "$programs"
        $python scripts/calibrate-tpu.py "$programs" optimize/costs/measured/tpu.toml
        rm -r "$programs"
        ;;
    *)
        say "there is no target $name: cpu, cuda or tpu"
        exit 2
        ;;
    esac
    "$target/costs" fit "$name"
done
