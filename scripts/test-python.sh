#!/usr/bin/env bash
# Build the Python package, install it into a new venv as a user would (scripts/test-wheel.sh), then
# into one that has JAX, and run its tests there. Part of `make test`.
#
# REACTANT_TEST_TIER=full tries every kernel under every transformation, the wheel for other machines,
# and PyTorch, Triton and TensorFlow in a venv of their own.
set -euo pipefail
cd "$(dirname "$0")/.."

root=$PWD
venv() { # FOLDER REQUIREMENTS WHAT: a venv with them, unless it is there
    cmp -s "$1/installed.txt" "$2" && return
    echo "test-python: $3, into $1" >&2
    rm -rf "$1"
    python3 -m venv "$1"
    "$1/bin/pip" install --quiet -r "$2"
    cp "$2" "$1/installed.txt"
}
tests() { # FOLDER FILE...: the tests with the wheel in a venv
    local python=$root/$1/bin/python tests=$root/python/tests
    shift
    "$python" -m pip install --quiet --no-deps --force-reinstall dist/reactant_rs-*.whl
    # From another folder, so that the package is the installed one.
    (cd "$root/.cache" && "$python" -m pytest -q --no-header --durations=5 -p no:cacheprovider \
        -c /dev/null --rootdir "$tests" "${@/#/$tests/}")
}

venv .cache/python-venv scripts/requirements-python.txt "JAX and the compilers of kernels"
if [ "${REACTANT_TEST_TIER:-}" = full ]; then
    scripts/wheel.sh >/dev/null
else
    scripts/wheel.sh --local >/dev/null
fi
scripts/test-wheel.sh
tests .cache/python-venv ""
if [ "${REACTANT_TEST_TIER:-}" = full ]; then
    venv .cache/frameworks-venv scripts/requirements-frameworks.txt "PyTorch, Triton, TensorFlow"
    tests .cache/frameworks-venv test_torch.py test_triton.py test_tensorflow.py test_notebooks.py
fi
