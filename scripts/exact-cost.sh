#!/usr/bin/env bash
# What exactness costs: a step of three programs by default and with --exact, after each other, three times, on one machine.
#
#     scripts/exact-cost.sh [BINARY [OTHER_BINARY]]
#
# Prints seconds of the loop (compiling left out) and the ratio to the first row of each program. A second binary, one without
# guarded quotients say, is timed by default as well.
set -euo pipefail
cd "$(dirname "$0")/.."
binary=${1:-target/release/reactant-rs} other=${2:-}
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT

# seconds of the steps, of one run
seconds() { # BINARY JOB STEPS [FLAG ...]
    local with=$1 job=$2 steps=$3
    shift 3
    local log=$out/log
    if ! "$with" run "$job" --steps "$steps" --warm-up 1 --timings --output-dir "$out" "$@" >"$log" 2>&1; then
        echo "$(grep -m1 error "$log" || tail -1 "$log")" >&2
        echo nan
        return
    fi
    awk '/^execute/ { print $2; exit }' "$log"
}

least() { sort -g | head -1; }

measure() { # JOB STEPS
    local job=$1 steps=$2 first='' turn
    for turn in 1 2 3; do
        seconds "$binary" "$job" "$steps" >>"$out/default"
        seconds "$binary" "$job" "$steps" --exact >>"$out/exact"
        if [ -n "$other" ]; then seconds "$other" "$job" "$steps" >>"$out/other"; fi
    done
    for row in other default exact; do
        [ -e "$out/$row" ] || continue
        time=$(least <"$out/$row")
        first=${first:-$time}
        awk -v job="$job" -v row="$row" -v time="$time" -v first="$first" 'BEGIN { printf "%-48s %-8s %10s s  %.2f\n", job, row, time, time / first }'
        rm "$out/$row"
    done
}

measure examples/shallow_water/job.toml 200
measure benches/programs/lbm/job.toml 100
measure examples/oceananigans/baroclinic_wave.toml 20
