#!/usr/bin/env bash
# Build and run the tests of a tier; the last lines say how each part went. Part of `make test` and `make test-full`, after the setup.
#
#     scripts/test.sh             the everyday tier
#     scripts/test.sh full        the full tier: all cases, and random ones of a seed that is drawn and printed
#
# REACTANT_TEST_SEED=N repeats the random cases of a run. What each tier tries is in docs/testing.md.
set -uo pipefail
cd "$(dirname "$0")/.."

tier=${1:-everyday}
case $tier in
everyday) profile=default ;;
full)
    profile=full
    # one seed for all processes
    export REACTANT_TEST_SEED=${REACTANT_TEST_SEED:-$(od -An -N4 -tu4 /dev/urandom | tr -d ' ')}
    echo "random cases: REACTANT_TEST_SEED=$REACTANT_TEST_SEED"
    ;;
*)
    echo "usage: scripts/test.sh [everyday|full]" >&2
    exit 2
    ;;
esac
export REACTANT_TEST_TIER=$tier
export REACTANT_REQUIRE_PYTHON=1 REACTANT_REQUIRE_ETCD=1 REACTANT_COMPILED=off
export REACTANT_PYTHON=${REACTANT_PYTHON:-$PWD/.cache/venv/bin/python}

results=()
failed=0
seconds=$(mktemp)
trap 'rm -f "$seconds"' EXIT
part() { # NAME COMMAND...
    local name=$1 start=$SECONDS result=ok cpu TIMEFORMAT='%U %S'
    shift
    printf '\n== %s\n' "$name"
    { time "$@" 2>&3; } 3>&2 2>"$seconds" || { result=FAILED; failed=1; }
    cpu=$(awk '{ printf "%d", $1 + $2 }' "$seconds")
    results+=("$(printf '%-28s %-6s %5d s  %6d s of processors' "$name" "$result" $((SECONDS - start)) "$cpu")")
}

nextest() {
    # its summary goes below as well
    cargo nextest run --release --workspace --profile "$profile" --color never 2>&1 | tee .cache/nextest.log
}

ocean() { # NAME...
    "$REACTANT_PYTHON" examples/oceananigans/checks.py --binary target/release/reactant-rs --target interpreter "$@"
}

# The quick ones of examples/oceananigans/checks.py.
OCEAN_EVERYDAY=(shipped adjustment viscosity open_top rest seawater)

part "build" cargo build --release --workspace --all-targets
part "the binary without LLVM" cargo check --release --package runner --no-default-features
part "tests" nextest
part "documentation tests" cargo test --release --workspace --doc --quiet
part "the Python package" scripts/test-python.sh
if [ "$tier" = everyday ]; then
    part "the ocean's physics" ocean "${OCEAN_EVERYDAY[@]}"
else
    part "the ocean's physics" ocean
    part "the benchmark's programs" .cache/venv/bin/python scripts/bench.py --small
    part "what is installed works" scripts/test-installed.sh
    part "the book" mdbook build
fi

printf '\n== slowest tests\n'
scripts/slowest.py "${CARGO_TARGET_DIR:-target}/nextest/$profile/junit.xml"
printf '\n== summary of the %s tier\n' "$tier"
[ "$tier" = everyday ] || echo "random cases: REACTANT_TEST_SEED=$REACTANT_TEST_SEED"
grep -E '^ *Summary|^ *(FAIL|SIGSEGV|SIGABRT|TIMEOUT|LEAK) ' .cache/nextest.log | sort -u
printf '%s\n' "${results[@]}"
exit $failed
