#!/usr/bin/env bash
# Build the Python package, install it into a new venv as a user would (scripts/test-wheel.sh), then
# into one that has JAX, and run its tests there. Part of `make test`.
#
# REACTANT_TEST_TIER=full tries every kernel under every transformation, and the wheel for other
# machines.
set -euo pipefail
cd "$(dirname "$0")/.."

venv=.cache/python-venv
if ! cmp -s "$venv/installed.txt" scripts/requirements-python.txt; then
    echo "test-python: JAX and the compilers of kernels, into $venv" >&2
    rm -rf "$venv"
    python3 -m venv "$venv"
    "$venv/bin/pip" install --quiet -r scripts/requirements-python.txt
    cp scripts/requirements-python.txt "$venv/installed.txt"
fi
if [ "${REACTANT_TEST_TIER:-}" = full ]; then
    scripts/wheel.sh >/dev/null
else
    scripts/wheel.sh --local >/dev/null
fi
scripts/test-wheel.sh
"$venv/bin/pip" install --quiet --no-deps --force-reinstall dist/reactant_rs-*.whl
# From another folder, so that the package is the installed one.
tests=$PWD/python/tests
cd "$venv"
bin/python -m pytest -q --no-header --durations=5 -p no:cacheprovider -c /dev/null --rootdir "$tests" "$tests"
