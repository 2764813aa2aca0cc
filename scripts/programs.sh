#!/usr/bin/env bash
# Build the CUDA programs of examples/programs/ with nvcc. Part of `make programs`.
#
#     scripts/programs.sh [-o FOLDER] [NAME ...]      default: all programs, into target/programs
#
# Writes FOLDER/NAME/NAME for each program, and skips the programs that are newer than their sources. Two programs are built at a time.
# The sources of NAME are examples/programs/NAME.cu, or the folder examples/programs/NAME/:
#
#     *.cu, *.cpp       the program
#     libX/*.cu         a shared library, written to FOLDER/NAME/libX.so
#     ptx/X.cu          a module that the program loads, written to FOLDER/NAME/X.ptx
#
# A line `// nvcc: FLAGS` in a source adds flags to the command. NVCC_APPEND_FLAGS adds flags to all commands (nvcc reads this variable), for example -lineinfo;
# the programs that exist are not built again for it.
# Programs link the CUDA runtime as a shared library and embed PTX next to machine code for sm_80.
# nvcc is that of `scripts/setup.sh nvcc`, or NVCC=…/bin/nvcc; g++ comes from Debian.
set -euo pipefail
cd "$(dirname "$0")/.."

sources=examples/programs
out=target/programs
if [ "${1:-}" = -o ]; then
    out=${2:?scripts/programs.sh: -o needs a folder}
    shift 2
fi

if [ $# -gt 0 ]; then
    names=("$@")
else
    mapfile -t names < <(find "$sources" -mindepth 1 -maxdepth 1 '(' -type d -o -name '*.cu' ')' -printf '%f\n' | sed 's/\.cu$//' | LC_ALL=C sort)
fi

# The files and folders that program NAME is built from.
inputs() {
    if [ -d "$sources/$1" ]; then
        echo "$sources/$1"
    else
        printf '%s\n' "$sources/$1.cu" "$sources/program.h"
    fi
}

stale=()
for name in "${names[@]}"; do
    if [ ! -d "$sources/$name" ] && [ ! -f "$sources/$name.cu" ]; then
        echo "scripts/programs.sh: there is no program '$name' in $sources" >&2
        exit 2
    fi
    mapfile -t read_by < <(inputs "$name")
    if [ ! -e "$out/$name/$name" ] || [ -n "$(find "${read_by[@]}" scripts/programs.sh -newer "$out/$name/$name" -print -quit)" ]; then
        stale+=("$name")
    fi
done
[ ${#stale[@]} -gt 0 ] || exit 0

if [ -z "${NVCC:-}" ]; then
    scripts/setup.sh nvcc
    scripts/setup.sh libraries
    NVCC=$(echo "$PWD"/.cache/nvcc/lib/python3*/site-packages/nvidia/cu13/bin/nvcc)
fi
command -v g++ >/dev/null || { echo "scripts/programs.sh: nvcc needs g++; install it with scripts/setup.sh" >&2; exit 1; }
cuda=$(dirname "$(dirname "$NVCC")")

# The linker wants libcudart.so, and the wheels have only the file with the version in its name. Programs that use the driver API link
# libcuda.so, which comes with a driver: a library with the names of the functions they call stands in for it at link time.
link=$out/link
mkdir -p "$link"
for runtime in "$cuda"/lib*/libcudart.so.*; do
    [ ! -e "$runtime" ] || ln -sf "$(realpath "$runtime")" "$link/libcudart.so"
done
# The same holds for cuBLAS, cuFFT and cuRAND, of which only the headers are installed.
headers=.cache/cuda-libraries/include
[ -d "$headers" ] || headers=$cuda/include
stand_in() { # PREFIX HEADER FILE: a library FILE that has the functions PREFIX* of the programs
    { grep -rohE "\b$1[A-Z][A-Za-z0-9_]*\(" "$sources" || true; } | tr -d '(' | LC_ALL=C sort -u |
        while read -r function; do
            # Headers map many functions to versions of them, such as cuMemAlloc to cuMemAlloc_v2.
            sed -nE "s/^ *#define +$function +(__CUDA_API_[A-Z]+\()?([A-Za-z0-9_]+)\)?\$/\\2/p" "$2"
            echo "$function"
        done | LC_ALL=C sort -u | sed 's/.*/void &(void) {}/' | gcc -shared -fPIC -w -Wl,-soname,"$3" -x c - -o "$link/${3%.so.*}.so"
}
stand_in cu "$cuda/include/cuda.h" libcuda.so.1
stand_in cublas "$headers/cublas_v2.h" libcublas.so.13
stand_in cufft "$headers/cufft.h" libcufft.so.12
stand_in curand "$headers/curand.h" libcurand.so.10

build() { # NAME
    local name=$1 folder=$out/$1 root=$sources/$1 libraries=() library module start
    local main_sources=() flags
    start=${EPOCHREALTIME/./}
    mkdir -p "$folder"
    read -ra flags < <(grep -rhs '^// nvcc: ' "$root" "$root.cu" | sed 's,^// nvcc: *,,' | tr '\n' ' ') || true
    flags=(-std=c++17 -O2 -arch=sm_80 -cudart shared -I "$headers" -L "$link" "${flags[@]}")
    if [ -d "$root" ]; then
        mapfile -t main_sources < <(find "$root" -maxdepth 1 -name '*.cu' -o -maxdepth 1 -name '*.cpp' | LC_ALL=C sort)
        for library in "$root"/lib*/; do
            [ -d "$library" ] || continue
            library=$(basename "$library")
            "$NVCC" "${flags[@]}" -shared -Xcompiler -fPIC "$root/$library"/*.cu -o "$folder/$library.so"
            libraries+=(-L "$folder" -l "${library#lib}" -I "$root/$library")
        done
        for module in "$root"/ptx/*.cu; do
            [ ! -f "$module" ] || "$NVCC" -std=c++17 -arch=sm_80 -ptx "$module" -o "$folder/$(basename "${module%.cu}").ptx"
        done
    else
        main_sources=("$root.cu")
    fi
    # Libraries are found next to the program.
    "$NVCC" "${flags[@]}" "${main_sources[@]}" "${libraries[@]}" -Xlinker "-rpath=\$ORIGIN" -o "$folder/$name"
    local tenths=$(((${EPOCHREALTIME/./} - start) / 100000))
    printf '%-20s %3d.%d s\n' "$name" $((tenths / 10)) $((tenths % 10))
}
export -f build
export NVCC out sources link headers

# Each build runs in a shell of its own, which gets the function from the environment. xargs ends with an error if one of the builds does.
printf '%s\0' "${stale[@]}" | xargs -0 -n 1 -P 2 bash -c "set -euo pipefail; build \"\$1\"" build
