#!/bin/sh
# Compile the C in libdevice/src/bodies/source to libdevice/src/bodies/compiled.ll, which the raiser reads.
#     CLANG=clang scripts/libdevice-bodies.sh
set -eu
cd "$(dirname "$0")/../libdevice/src/bodies"
{
    echo "; Written by scripts/libdevice-bodies.sh from the C beside it."
    for file in source/*.c; do
        "${CLANG:-clang}" --target=nvptx64-nvidia-cuda -x c -std=c2x -S -emit-llvm -O1 -ffp-contract=off -fno-math-errno -ffreestanding -nostdlib -fno-inline \
            -Xclang -no-pointer-tbaa -fno-discard-value-names -Wno-psabi "$file" -o - |
            sed -E -n '/^define /,/^}/p' |
            sed -E 's/ #[0-9]+( \{)?$/\1/; s/ local_unnamed_addr//; /^define/{s/^define (dso_local )?(noundef )?(nofpclass\([a-z ]*\) )?/define /; s/ (noundef|readonly|writeonly|readnone|captures\([a-z]*\)|initializes\(\([^)]*\)\))//g}; s/ noundef / /g; s/, ![a-z._]+ ![0-9]+//g'
    done
} >compiled.ll
