#!/usr/bin/env bash
# Run a command such that cargo links for other machines: against glibc 2.28, with LLVM, MLIR,
# libffi, the C++ library, zlib and zstd linked statically.
#
#     scripts/portable.sh cargo build --release --package runner --features netcdf-static
#
# - .cache/portable/lib: what the linker finds first. Stubs of glibc 2.28, which hold the names and
#   versions of its symbols, come from Zig; the static libraries from Debian's packages;
#   scripts/portable/compat.c has what these take from a newer glibc.
# - .cache/portable/llvm: an `llvm-config` that knows no shared LLVM.
# - $PORTABLE_TARGET_DIR (target/portable): what cargo builds.
set -euo pipefail
cd "$(dirname "$0")/.."

glibc=2.28
zig=ziglang==0.17.1
folder=$PWD/.cache/portable
lib=$folder/lib

say() { printf 'portable: %s\n' "$*" >&2; }
if [ "$(uname -m)" != x86_64 ]; then
    say "only x86_64 is built for other machines, and this one is $(uname -m);" \
        "scripts/wheel.sh --local builds for this machine only"
    exit 1
fi

stubs() {
    say "stubs of glibc $glibc, into $lib (once)"
    local work=$folder/work
    rm -rf "$lib" "$work"
    mkdir -p "$lib" "$work"
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install --quiet "$zig"
    export ZIG_GLOBAL_CACHE_DIR=$work/cache ZIG_LOCAL_CACHE_DIR=$work/cache
    echo 'int main(void) { return 0; }' >"$work/main.c"
    "$work/venv/bin/python" -m ziglang cc -target "x86_64-linux-gnu.$glibc" -fPIE -pie \
        "$work/main.c" -o "$work/main"
    find "$work/cache/o" \( -name Scrt1.o -o -name libc_nonshared.a -o -name 'lib*.so.[0-9]' \) \
        -exec cp {} "$lib" \;
    mv "$lib/libld.so.2" "$lib/ld-linux-x86-64.so.2"
    local name
    for name in m.so.6 pthread.so.0 dl.so.2 rt.so.1 util.so.1 resolv.so.2; do
        ln -s "lib$name" "$lib/lib${name%.*}"
    done
    gcc -O2 -fPIC -c scripts/portable/compat.c -o "$work/compat.o"
    ar rcs "$lib/libcompat.a" "$work/compat.o"
    echo "GROUP ( libc.so.6 libc_nonshared.a libcompat.a AS_NEEDED ( ld-linux-x86-64.so.2 ) )" \
        >"$lib/libc.so"
    for name in stdc++ z zstd; do
        ln -s "$(gcc -print-file-name="lib$name.a")" "$lib/lib$name.a"
    done
    ln -s "$(gcc -print-file-name=libffi_pic.a)" "$lib/libffi.a"
    rm -rf "$work"
}

# FILE, if its contents would change: cargo looks at the time of `llvm-config`.
write() {
    mkdir -p "$(dirname "$1")"
    cat >"$1.new"
    if cmp -s "$1.new" "$1"; then rm "$1.new"; else chmod +x "$1.new" && mv "$1.new" "$1"; fi
}

# What the folder was made by.
made_by=$(cat scripts/portable.sh scripts/portable/compat.c | sha256sum)
if [ "$(cat "$folder/made-by" 2>/dev/null)" != "$made_by" ]; then
    stubs
    write "$folder/llvm/bin/llvm-config" <<'CONFIG'
#!/bin/sh
# Debian's LLVM without its shared library, and without Z3 and libxml2, which we do not use.
case "$*" in
*--link-shared*) exit 1 ;;
*--system-libs*) echo "-lrt -ldl -lm -lz -lzstd" ;;
*) exec /usr/lib/llvm-22/bin/llvm-config "$@" ;;
esac
CONFIG
    write "$folder/cc" <<CC
#!/bin/sh
# Debian's own shared libraries, libgcc_s among them, need a newer glibc than the stubs.
exec gcc -B"$lib" -L"$lib" "\$@" -Wl,--allow-shlib-undefined
CC
    echo "$made_by" >"$folder/made-by"
fi

export LLVM_SYS_221_PREFIX=$folder/llvm MLIR_SYS_220_PREFIX=$folder/llvm
export CARGO_TARGET_DIR=${PORTABLE_TARGET_DIR:-$PWD/target/portable}
# Named, so that build scripts and procedural macros are linked for this machine.
export CARGO_BUILD_TARGET=x86_64-unknown-linux-gnu
export RUSTFLAGS="-C linker=$folder/cc"
export CARGO_PROFILE_RELEASE_STRIP=symbols CARGO_PROFILE_RELEASE_DEBUG=false
exec "$@"
