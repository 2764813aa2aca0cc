#!/bin/sh
# Write pjrt/src/sys.rs from a plugin's own pjrt_c_api.h.
#
#   scripts/pjrt-bindings.sh [HEADER]
#
# HEADER defaults to the one beside the CPU plugin in the project's cache (the wheel xla-cpu-pjrt ships it).
# Needs bindgen (`cargo install bindgen-cli`), libclang and rustfmt. The result is committed, so that
# building the project needs none of them.
set -eu
cd "$(dirname "$0")/.."
header=${1:-.cache/plugins/cpu/xla_plugins/xla_cpu_pjrt/include/pjrt_c_api.h}
out=pjrt/src/sys.rs
[ -f "$header" ] || { echo "no header at $header; name one: scripts/pjrt-bindings.sh HEADER" >&2; exit 1; }
LIBCLANG_PATH=${LIBCLANG_PATH:-/usr/lib/llvm-22/lib}
export LIBCLANG_PATH

raw=$(mktemp)
trap 'rm -f "$raw"' EXIT
bindgen "$header" --allowlist-item '_?PJRT_.*' --default-enum-style consts --no-prepend-enum-name \
    --no-layout-tests --no-doc-comments --no-derive-debug --disable-header-comment \
    --rust-target 1.85 --rust-edition 2024 --use-core -- -x c >"$raw"
{
    cat <<'NOTE'
// Generated from pjrt_c_api.h by scripts/pjrt-bindings.sh; do not edit.
//
// The header is part of OpenXLA, Copyright 2022 The OpenXLA Authors, licensed under the Apache License,
// Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0). These are its declarations in Rust's notation.

NOTE
    cat "$raw"
    # The header gives each structure a NAME_STRUCT_SIZE; make it the structure's trait constant.
    # PJRT_Chunk, PJRT_Api and PJRT_Extension_Base are never passed as arguments.
    sed -n 's/^pub const \(PJRT_[A-Za-z0-9_]*\)_STRUCT_SIZE:.*/\1/p' "$raw" |
        grep -v -e '^PJRT_Api$' -e '^PJRT_Extension_Base$' |
        while read -r name; do
            echo "unsafe impl super::api::Struct for $name { const SIZE: usize = ${name}_STRUCT_SIZE as usize; }"
        done
} >"$out"
rustfmt --edition 2024 "$out"
