#!/usr/bin/env bash
# Build and run every test; the last lines say how each part went. Part of `make test`, after the setup.
set -uo pipefail
cd "$(dirname "$0")/.."
export REACTANT_REQUIRE_PYTHON=1 REACTANT_REQUIRE_ETCD=1 REACTANT_COMPILED=off
export REACTANT_PYTHON=${REACTANT_PYTHON:-$PWD/.cache/venv/bin/python}

results=()
failed=0
part() { # NAME COMMAND...
    local name=$1 start=$SECONDS result=ok
    shift
    printf '\n== %s\n' "$name"
    "$@" || { result=FAILED; failed=1; }
    results+=("$(printf '%-28s %-6s %4d s' "$name" "$result" $((SECONDS - start)))")
}

nextest() {
    # its summary goes below as well
    cargo nextest run --release --workspace --no-fail-fast --status-level fail --color never 2>&1 | tee .cache/nextest.log
}

part "build" cargo build --release --workspace --all-targets
part "tests" nextest
part "documentation tests" cargo test --release --workspace --doc --quiet
part "the benchmark's programs" .cache/venv/bin/python scripts/bench.py --small
part "the ocean's physics" .cache/venv/bin/python examples/oceananigans/checks.py --binary target/release/reactant-rs --target interpreter
part "what is installed works" scripts/test-installed.sh

printf '\n== summary\n'
grep -E '^ *Summary|^ *(FAIL|SIGSEGV|SIGABRT|TIMEOUT|LEAK) ' .cache/nextest.log | sort -u
printf '%s\n' "${results[@]}"
exit $failed
