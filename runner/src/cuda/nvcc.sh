#!/bin/sh
# Runs nvcc for a program that compiles kernels while it runs. Where the program asks for machine
# code (--cubin), it gets PTX in the file that the machine code would be in.
cubin= out= source=
for word; do
    case $word in
    -cubin | --cubin) cubin=yes ;;
    -o | --output-file | -o=* | --output-file=*) out=yes ;;
    *.cu) source=$word ;;
    esac
done
if [ "$cubin" ]; then
    for word; do
        shift
        case $word in -cubin | --cubin) word=-ptx ;; esac
        set -- "$@" "$word"
    done
    if [ ! "$out" ]; then
        name=${source##*/}
        set -- "$@" -o "${name%.cu}.cubin"
    fi
fi
exec "$REACTANT_NVCC" "$@"
