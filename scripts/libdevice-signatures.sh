#!/usr/bin/env bash
# Write libdevice/src/recognise/signatures.txt anew: how nvcc's inlined bodies of libdevice's functions are recognised.
#
#     scripts/libdevice-signatures.sh
#
# One small kernel per function is compiled by nvcc for both of its dialects; what each computes on our samples is its signature. Needed for a new CUDA version only:
# neither building nor testing needs nvcc. nvcc is that of scripts/regenerate-kernels.sh, or $NVCC.
set -euo pipefail
cd "$(dirname "$0")/.."
nvcc=${NVCC:-$(echo "$PWD"/.cache/nvcc/lib/python3*/site-packages/nvidia/cu13/bin/nvcc)}
work=.cache/libdevice
mkdir -p "$work"

# The special functions stay as nvcc wrote them: in single precision, what we raise for them is longer.
unary="exp exp2 exp10 expm1 log log2 log10 log1p sin cos tan sinpi cospi asin acos atan sinh cosh tanh asinh acosh atanh
    erf erfc normcdf cbrt rcbrt rsqrt round rint logb"
binary="pow atan2 hypot rhypot fmod remainder fdim"
{
    for name in $unary; do
        echo "extern \"C\" __global__ void ${name}f(float *r, const float *a) { *r = ::${name}f(*a); }"
        echo "extern \"C\" __global__ void ${name}(double *r, const double *a) { *r = ::${name}(*a); }"
    done
    for name in $binary; do
        echo "extern \"C\" __global__ void ${name}f(float *r, const float *a, const float *b) { *r = ::${name}f(*a, *b); }"
        echo "extern \"C\" __global__ void ${name}(double *r, const double *a, const double *b) { *r = ::${name}(*a, *b); }"
    done
    echo 'extern "C" __global__ void llround(long long *r, const double *a) { *r = ::llround(*a); }'
    echo 'extern "C" __global__ void llroundf(long long *r, const float *a) { *r = ::llroundf(*a); }'
} | sed -E 's/void ([a-z0-9_]+)\(/void k_\1(/' >"$work/functions.cu"

for arch in sm_80 sm_120; do
    # Kernels are called like the functions, which C++ does not allow: the prefix goes.
    "$nvcc" -ptx -arch=$arch "$work/functions.cu" -o - | sed -E 's/\bk_([a-z0-9_]+)/\1/g' >"$work/functions.$arch.ptx"
done
{
    echo '# Written by scripts/libdevice-signatures.sh; see table.rs for what the words mean.'
    cargo run --release --quiet --package raise --example libdevice_signatures -- "$work"/functions.sm_80.ptx "$work"/functions.sm_120.ptx
} >"$work/signatures.txt"
mv "$work/signatures.txt" libdevice/src/recognise/signatures.txt
