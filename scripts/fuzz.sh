#!/usr/bin/env bash
# Fuzz the readers of text, one after the other: what a user hands us must never crash or hang them.
#
#     scripts/fuzz.sh [TARGET ...]        ptx, stablehlo, mlir, job; default: all
#
# SECONDS_EACH (600) is how long each runs. Seeds are the examples and the corpus of kernels; what is found on the way stays in
# fuzz/corpus, what crashes in fuzz/artifacts. Needs cargo-fuzz (installed if it is missing) and g++; nothing nightly: our own code is
# safe Rust, so coverage is all that is asked of the compiler.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${SECONDS_EACH:-600}
targets=("$@")
[ $# -gt 0 ] || targets=(ptx stablehlo mlir job)

command -v cargo-fuzz >/dev/null || cargo install --locked cargo-fuzz
kernels=(examples raise/tests ptx/tests interpreter/tests)
seed() { # TARGET PATTERN FOLDER...: files that are not too long to be changed much
    local corpus=fuzz/corpus/$1 pattern=$2
    shift 2
    mkdir -p "$corpus"
    find "$@" -name "$pattern" -size -12k -print0 | while IFS= read -r -d '' file; do
        cp "$file" "$corpus/seed-$(echo "$file" | tr '/' '-')"
    done
}
seed ptx '*.ptx' "${kernels[@]}"
seed mlir '*.mlir' "${kernels[@]}"
binary=${CARGO_TARGET_DIR:-target}/release/reactant-rs
if [ -x "$binary" ]; then # else it starts from nothing
    mkdir -p fuzz/corpus/stablehlo
    for job in examples/kernels/*/*.toml; do
        "$binary" raise "$job" -o "fuzz/corpus/stablehlo/seed-$(basename "$job" .toml).mlir" || true
    done
fi
seed job '*.toml' examples raise/tests runner/tests/job_errors

summary=()
failed=0
for target in "${targets[@]}"; do
    log=fuzz/$target.log
    mkdir -p "fuzz/artifacts/$target"
    # MLIR keeps what it has interned for as long as a context lives, so its memory is bounded only by the time it runs.
    if cargo fuzz run --sanitizer none "$target" -- -max_total_time="$seconds" -timeout=10 -rss_limit_mb=4096 -max_len=16384 \
        -print_final_stats=1 >"$log" 2>&1; then
        verdict=ok
    else
        verdict=FAILED failed=1
        tail -n 40 "$log"
    fi
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log" | tail -n 1)
    summary+=("$(printf '%-10s %-6s %12s executions in %d s' "$target" "$verdict" "${executions:-no}" "$seconds")")
    echo "${summary[-1]}"
done
mkdir -p out
printf '%s\n' "${summary[@]}" >out/fuzz.txt
exit $failed
