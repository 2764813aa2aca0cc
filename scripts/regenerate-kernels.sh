#!/usr/bin/env bash
# Write every .ptx and .ll under examples/, benches/programs/, raise/tests/kernels/ and runner/tests/families/ anew from its .cu, but the
# folders of examples/programs/, which scripts/programs.sh builds:
#
#     scripts/regenerate-kernels.sh [NAME ...] [FILE.cu ...]       (default: all of them)
#
# Under examples/, NAME.ll is always made, with clang; under benches/, never. Which PTX is made stands in the .cu itself, on its line `// builds:`
#
#     sm_80           NAME.ptx            nvcc, the dialect of its NVVM 7
#     sm_75, sm_100, … NAME.sm_100.ptx    nvcc, the dialect of its newer NVVM (untyped registers and loads)
#     lineinfo        NAME.lineinfo.ptx   nvcc for sm_80 with -lineinfo: `.loc` leads back to the .cu
#     clang_sm_50     NAME.clang_sm_50.ptx   clang's own PTX for that target
#
# In raise/tests/kernels/, whose kernels may be given by name alone, in raise/tests/launches/ and in runner/tests/families/, the line lists
# every form, and each has its name:
#
#     sm_80, sm_120   NAME.sm_80.ptx      nvcc; a form that nvcc itself fails to compile is left out, with a warning
#     debug           NAME.debug.ptx      nvcc -G for sm_80, without the sections for debuggers
#     clang           NAME.ll             clang, with CUDA's own headers
#     numba           NAME.numba.ptx      from NAME.py, by Numba; needs PYTHON=… that can import it (numba-cuda)
#     nvrtc           NAME.nvrtc.ptx      from NAME.cu, by NVRTC; needs PYTHON=… with nvidia-cuda-nvrtc
#     triton          NAME.triton.ptx     from NAME.py, by Triton; needs PYTHON=… with triton
#     slp             NAME.slp.ll         the same after LLVM's SLP vectorizer as it works for a host: `<2 x double>`
#
# The output holds no path, date or build number, so a second run changes nothing. Each PTX file is given to ptxas.
# nvcc is that of `scripts/setup.sh nvcc`, or NVCC=…/bin/nvcc; clang-22 and g++ come from Debian.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
clang=${CLANG:-clang-22}

scripts/setup.sh nvcc
if [ -n "${NVCC:-}" ]; then
    cuda=$(dirname "$(dirname "$NVCC")")
else
    cuda=$(echo "$root"/.cache/nvcc/lib/python3*/site-packages/nvidia/cu13)
fi

clang_flags=(-x cuda --cuda-device-only -nocudainc -nocudalib -include "$root/examples/clang_cuda.h" -O2 -S)

# The compiler's banner goes; a path becomes a file name.
clean_ptx() {
    printf '// %s, from %s\n' "$1" "$2"
    sed -e '/^\/\/\( \|$\)/d' -e 's|^\(\t\.file\t[0-9]* "\).*/|\1|' | cat -s
}

clean_ll() {
    printf '; %s, from %s\n' "$1" "$2"
    sed -e '/^; ModuleID/d'
}

build() { # NAME KIND, in the folder of NAME.cu
    local name=$1 kind=$2 out=$1.$2.ptx arch=$2
    case $kind in
        sm_80) out=$name.ptx; "$cuda/bin/nvcc" -ptx -arch=sm_80 "$name.cu" -o - | clean_ptx "nvcc -arch=sm_80" "$name.cu" >"$out" ;;
        sm_*) "$cuda/bin/nvcc" -ptx -arch="$kind" "$name.cu" -o - | clean_ptx "nvcc -arch=$kind" "$name.cu" >"$out" ;;
        lineinfo) arch=sm_80; "$cuda/bin/nvcc" -ptx -arch=sm_80 -lineinfo "$name.cu" -o - | clean_ptx "nvcc -arch=sm_80 -lineinfo" "$name.cu" >"$out" ;;
        clang_*) arch=${kind#clang_}; "$clang" "${clang_flags[@]}" --cuda-gpu-arch="$arch" -Xclang -target-feature -Xclang +ptx"$(version_for "$arch")" "$name.cu" -o - | clean_ptx "clang $arch" "$name.cu" >"$out" ;;
        *) echo "$name.cu: builds: $kind is none of sm_N, lineinfo, clang_sm_N" >&2; return 1 ;;
    esac
    case $arch in
        sm_[56]*) ;; # ptxas no longer knows them
        *) "$cuda/bin/ptxas" -c -arch="$arch" "$out" -o /dev/null ;;
    esac
}

# the PTX version clang writes for a target: old enough for old drivers, new enough for the target
version_for() {
    case $1 in
        sm_[56]*) echo 60 ;;
        sm_7*) echo 63 ;;
        sm_8*) echo 70 ;;
        sm_9*) echo 80 ;;
        *) echo 87 ;;
    esac
}

corpus=raise/tests/kernels
launches=raise/tests/launches
families=runner/tests/families
corpus_clang_flags=(-x cuda --cuda-device-only --cuda-path="$cuda" -nocudalib -Wno-unknown-cuda-version -O2 -S)

# clang asks for a header of cuRAND, which the wheels lack and no kernel uses
stubs=$(mktemp -d)
trap 'rm -rf "$stubs"' EXIT
touch "$stubs/curand_mtgp32_kernel.h"

build_corpus() { # SOURCE KIND, in the corpus's folder
    local source=$1 name=${1%.*} kind=$2 out=${1%.*}.$2.ptx
    case $kind in
        sm_*)
            if ! "$cuda/bin/nvcc" -ptx -arch="$kind" "$name.cu" -o "$stubs/out.ptx"; then
                echo "warning: nvcc -arch=$kind does not compile $name.cu; $out is left out" >&2
                rm -f "$out"
                return 0
            fi
            clean_ptx "nvcc -arch=$kind" "$name.cu" <"$stubs/out.ptx" >"$out"
            "$cuda/bin/ptxas" -c -arch="$kind" "$out" -o /dev/null
            ;;
        debug)
            "$cuda/bin/nvcc" -ptx -G -arch=sm_80 "$name.cu" -o "$stubs/out.ptx"
            sed -e '/^\t\.section/,/^\t}/d' -e '/^\t\.\(file\|loc\)\t/d' -e 's/^\.target sm_80, debug/.target sm_80/' "$stubs/out.ptx" |
                clean_ptx "nvcc -G -arch=sm_80" "$name.cu" >"$out"
            "$cuda/bin/ptxas" -c -arch=sm_80 "$out" -o /dev/null
            ;;
        clang)
            "$clang" "${corpus_clang_flags[@]}" -I"$stubs" -emit-llvm --cuda-gpu-arch=sm_80 -Xclang -target-feature -Xclang +ptx70 "$name.cu" -o - |
                clean_ll "clang sm_80" "$name.cu" >"$name.ll"
            ;;
        slp)
            # The vectorizer sees a host's registers; what says nvptx is put back.
            target=$(grep '^target ' "$name.ll")
            sed -e '/^target /d' -e 's/"target-cpu"="[^"]*"//; s/"target-features"="[^"]*"//' "$name.ll" |
                "${OPT:-opt-22}" -mtriple=x86_64-linux-gnu -mcpu=x86-64-v2 -passes=slp-vectorizer,instcombine -S - -o "$stubs/out.ll"
            {
                printf '; clang sm_80, then slp-vectorizer, from %s\n' "$name.cu"
                sed -e '/^; ModuleID/d; /^target /d; s/"target-cpu"="[^"]*" *//; s/"target-features"="[^"]*" *//; s/"tune-cpu"="[^"]*" *//' "$stubs/out.ll" | sed -e "/^source_filename/r /dev/fd/3" 3<<<"$target"
            } >"$name.slp.ll"
            ;;
        numba | nvrtc | triton)
            if [ -z "${PYTHON:-}" ]; then
                echo "warning: PYTHON is not given; $out stays as it is" >&2
                return 0
            fi
            "$PYTHON" "$root/scripts/compile-$kind.py" "$source" >"$stubs/out.ptx"
            clean_ptx "$kind" "$source" <"$stubs/out.ptx" >"$out"
            ;;
        *) echo "$source: builds: $kind is none of sm_N, debug, clang, slp, numba, nvrtc, triton" >&2; return 1 ;;
    esac
}

if [ $# -eq 0 ]; then
    mapfile -t sources < <(find examples benches "$corpus" "$launches" "$families" -path 'examples/programs/*/*' -prune -o '(' -name '*.cu' -o -path "$corpus/*.py" ')' -print | LC_ALL=C sort)
else
    sources=()
    for given in "$@"; do
        case $given in
            *.cu | *.py) sources+=("$given") ;;
            *) sources+=("$(echo "$corpus/$given".[cp][uy])") ;;
        esac
    done
fi
for source in "${sources[@]}"; do
    name=$(basename "${source%.*}")
    read -ra kinds < <(sed -n 's,^\(//\|#\) builds: *,,p' "$source")
    [ ${#kinds[@]} -gt 0 ] || { echo "$source has no line '// builds: ...'" >&2; exit 1; }
    (
        cd "$(dirname "$source")"
        if [[ " $corpus $launches $families " = *" ${PWD#"$root/"} "* ]]; then
            for kind in "${kinds[@]}"; do build_corpus "$(basename "$source")" "$kind"; done
        else
            for kind in "${kinds[@]}"; do build "$name" "$kind"; done
            case $PWD in
                "$root"/benches/*) ;;
                *) "$clang" "${clang_flags[@]}" -emit-llvm --cuda-gpu-arch=sm_80 -Xclang -target-feature -Xclang +ptx70 "$name.cu" -o - |
                    clean_ll "clang sm_80" "$name.cu" >"$name.ll" ;;
            esac
        fi
    )
    echo "$source: ${kinds[*]}"
done
