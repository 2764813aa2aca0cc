; Written by scripts/libdevice-references.py: a kernel per function of libdevice.
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @__nv_abs(i32)
define ptx_kernel void @k_abs(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call i32 @__nv_abs(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_acos(double)
define ptx_kernel void @k_acos(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_acos(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_acosf(float)
define ptx_kernel void @k_acosf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_acosf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_acosh(double)
define ptx_kernel void @k_acosh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_acosh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_acoshf(float)
define ptx_kernel void @k_acoshf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_acoshf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_asin(double)
define ptx_kernel void @k_asin(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_asin(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_asinf(float)
define ptx_kernel void @k_asinf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_asinf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_asinh(double)
define ptx_kernel void @k_asinh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_asinh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_asinhf(float)
define ptx_kernel void @k_asinhf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_asinhf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_atan(double)
define ptx_kernel void @k_atan(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_atan(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_atan2(double, double)
define ptx_kernel void @k_atan2(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_atan2(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_atan2f(float, float)
define ptx_kernel void @k_atan2f(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_atan2f(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_atanf(float)
define ptx_kernel void @k_atanf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_atanf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_atanh(double)
define ptx_kernel void @k_atanh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_atanh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_atanhf(float)
define ptx_kernel void @k_atanhf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_atanhf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_brev(i32)
define ptx_kernel void @k_brev(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call i32 @__nv_brev(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_brevll(i64)
define ptx_kernel void @k_brevll(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call i64 @__nv_brevll(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_byte_perm(i32, i32, i32)
define ptx_kernel void @k_byte_perm(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %a2, i64 %j
  %v2 = load i32, ptr %p2
  %result = call i32 @__nv_byte_perm(i32 %v0, i32 %v1, i32 %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cbrt(double)
define ptx_kernel void @k_cbrt(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cbrt(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_cbrtf(float)
define ptx_kernel void @k_cbrtf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_cbrtf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ceil(double)
define ptx_kernel void @k_ceil(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_ceil(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ceilf(float)
define ptx_kernel void @k_ceilf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_ceilf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_clz(i32)
define ptx_kernel void @k_clz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call i32 @__nv_clz(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_clzll(i64)
define ptx_kernel void @k_clzll(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call i32 @__nv_clzll(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_copysign(double, double)
define ptx_kernel void @k_copysign(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_copysign(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_copysignf(float, float)
define ptx_kernel void @k_copysignf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_copysignf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cos(double)
define ptx_kernel void @k_cos(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cos(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_cosf(float)
define ptx_kernel void @k_cosf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_cosf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cosh(double)
define ptx_kernel void @k_cosh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cosh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_coshf(float)
define ptx_kernel void @k_coshf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_coshf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cospi(double)
define ptx_kernel void @k_cospi(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cospi(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_cospif(float)
define ptx_kernel void @k_cospif(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_cospif(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cyl_bessel_i0(double)
define ptx_kernel void @k_cyl_bessel_i0(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cyl_bessel_i0(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_cyl_bessel_i0f(float)
define ptx_kernel void @k_cyl_bessel_i0f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_cyl_bessel_i0f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_cyl_bessel_i1(double)
define ptx_kernel void @k_cyl_bessel_i1(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_cyl_bessel_i1(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_cyl_bessel_i1f(float)
define ptx_kernel void @k_cyl_bessel_i1f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_cyl_bessel_i1f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dadd_rd(double, double)
define ptx_kernel void @k_dadd_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dadd_rd(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dadd_rn(double, double)
define ptx_kernel void @k_dadd_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dadd_rn(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dadd_ru(double, double)
define ptx_kernel void @k_dadd_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dadd_ru(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dadd_rz(double, double)
define ptx_kernel void @k_dadd_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dadd_rz(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ddiv_rd(double, double)
define ptx_kernel void @k_ddiv_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_ddiv_rd(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ddiv_rn(double, double)
define ptx_kernel void @k_ddiv_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_ddiv_rn(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ddiv_ru(double, double)
define ptx_kernel void @k_ddiv_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_ddiv_ru(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ddiv_rz(double, double)
define ptx_kernel void @k_ddiv_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_ddiv_rz(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dmul_rd(double, double)
define ptx_kernel void @k_dmul_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dmul_rd(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dmul_rn(double, double)
define ptx_kernel void @k_dmul_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dmul_rn(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dmul_ru(double, double)
define ptx_kernel void @k_dmul_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dmul_ru(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dmul_rz(double, double)
define ptx_kernel void @k_dmul_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dmul_rz(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_double2float_rd(double)
define ptx_kernel void @k_double2float_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call float @__nv_double2float_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_double2float_rn(double)
define ptx_kernel void @k_double2float_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call float @__nv_double2float_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_double2float_ru(double)
define ptx_kernel void @k_double2float_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call float @__nv_double2float_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_double2float_rz(double)
define ptx_kernel void @k_double2float_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call float @__nv_double2float_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2hiint(double)
define ptx_kernel void @k_double2hiint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2hiint(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2int_rd(double)
define ptx_kernel void @k_double2int_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2int_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2int_rn(double)
define ptx_kernel void @k_double2int_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2int_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2int_ru(double)
define ptx_kernel void @k_double2int_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2int_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2int_rz(double)
define ptx_kernel void @k_double2int_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2int_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ll_rd(double)
define ptx_kernel void @k_double2ll_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ll_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ll_rn(double)
define ptx_kernel void @k_double2ll_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ll_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ll_ru(double)
define ptx_kernel void @k_double2ll_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ll_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ll_rz(double)
define ptx_kernel void @k_double2ll_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ll_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2loint(double)
define ptx_kernel void @k_double2loint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2loint(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2uint_rd(double)
define ptx_kernel void @k_double2uint_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2uint_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2uint_rn(double)
define ptx_kernel void @k_double2uint_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2uint_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2uint_ru(double)
define ptx_kernel void @k_double2uint_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2uint_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_double2uint_rz(double)
define ptx_kernel void @k_double2uint_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_double2uint_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ull_rd(double)
define ptx_kernel void @k_double2ull_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ull_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ull_rn(double)
define ptx_kernel void @k_double2ull_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ull_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ull_ru(double)
define ptx_kernel void @k_double2ull_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ull_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double2ull_rz(double)
define ptx_kernel void @k_double2ull_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double2ull_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_double_as_longlong(double)
define ptx_kernel void @k_double_as_longlong(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_double_as_longlong(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_drcp_rd(double)
define ptx_kernel void @k_drcp_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_drcp_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_drcp_rn(double)
define ptx_kernel void @k_drcp_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_drcp_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_drcp_ru(double)
define ptx_kernel void @k_drcp_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_drcp_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_drcp_rz(double)
define ptx_kernel void @k_drcp_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_drcp_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsqrt_rd(double)
define ptx_kernel void @k_dsqrt_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_dsqrt_rd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsqrt_rn(double)
define ptx_kernel void @k_dsqrt_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_dsqrt_rn(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsqrt_ru(double)
define ptx_kernel void @k_dsqrt_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_dsqrt_ru(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsqrt_rz(double)
define ptx_kernel void @k_dsqrt_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_dsqrt_rz(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsub_rd(double, double)
define ptx_kernel void @k_dsub_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dsub_rd(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsub_rn(double, double)
define ptx_kernel void @k_dsub_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dsub_rn(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsub_ru(double, double)
define ptx_kernel void @k_dsub_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dsub_ru(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_dsub_rz(double, double)
define ptx_kernel void @k_dsub_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_dsub_rz(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_erf(double)
define ptx_kernel void @k_erf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_erf(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_erfc(double)
define ptx_kernel void @k_erfc(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_erfc(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_erfcf(float)
define ptx_kernel void @k_erfcf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_erfcf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_erfcinv(double)
define ptx_kernel void @k_erfcinv(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_erfcinv(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_erfcinvf(float)
define ptx_kernel void @k_erfcinvf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_erfcinvf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_erfcx(double)
define ptx_kernel void @k_erfcx(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_erfcx(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_erfcxf(float)
define ptx_kernel void @k_erfcxf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_erfcxf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_erff(float)
define ptx_kernel void @k_erff(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_erff(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_erfinv(double)
define ptx_kernel void @k_erfinv(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_erfinv(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_erfinvf(float)
define ptx_kernel void @k_erfinvf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_erfinvf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_exp(double)
define ptx_kernel void @k_exp(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_exp(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_exp10(double)
define ptx_kernel void @k_exp10(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_exp10(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_exp10f(float)
define ptx_kernel void @k_exp10f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_exp10f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_exp2(double)
define ptx_kernel void @k_exp2(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_exp2(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_exp2f(float)
define ptx_kernel void @k_exp2f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_exp2f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_expf(float)
define ptx_kernel void @k_expf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_expf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_expm1(double)
define ptx_kernel void @k_expm1(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_expm1(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_expm1f(float)
define ptx_kernel void @k_expm1f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_expm1f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fabs(double)
define ptx_kernel void @k_fabs(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_fabs(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fabsf(float)
define ptx_kernel void @k_fabsf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fabsf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fadd_rd(float, float)
define ptx_kernel void @k_fadd_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fadd_rd(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fadd_rn(float, float)
define ptx_kernel void @k_fadd_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fadd_rn(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fadd_ru(float, float)
define ptx_kernel void @k_fadd_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fadd_ru(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fadd_rz(float, float)
define ptx_kernel void @k_fadd_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fadd_rz(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_cosf(float)
define ptx_kernel void @k_fast_cosf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_cosf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_exp10f(float)
define ptx_kernel void @k_fast_exp10f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_exp10f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_expf(float)
define ptx_kernel void @k_fast_expf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_expf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_fdividef(float, float)
define ptx_kernel void @k_fast_fdividef(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fast_fdividef(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_log10f(float)
define ptx_kernel void @k_fast_log10f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_log10f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_log2f(float)
define ptx_kernel void @k_fast_log2f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_log2f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_logf(float)
define ptx_kernel void @k_fast_logf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_logf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_powf(float, float)
define ptx_kernel void @k_fast_powf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fast_powf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare void @__nv_fast_sincosf(float, ptr, ptr)
define ptx_kernel void @k_fast_sincosf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %q0 = alloca float
  %q1 = alloca float
  call void @__nv_fast_sincosf(float %v0, ptr %q0, ptr %q1)
  %l0 = load float, ptr %q0
  %l1 = load float, ptr %q1
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %l0, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %l1, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_fast_sinf(float)
define ptx_kernel void @k_fast_sinf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_sinf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_tanf(float)
define ptx_kernel void @k_fast_tanf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_tanf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fast_tanhf(float)
define ptx_kernel void @k_fast_tanhf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fast_tanhf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fdim(double, double)
define ptx_kernel void @k_fdim(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_fdim(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fdimf(float, float)
define ptx_kernel void @k_fdimf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fdimf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fdiv_rd(float, float)
define ptx_kernel void @k_fdiv_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fdiv_rd(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fdiv_rn(float, float)
define ptx_kernel void @k_fdiv_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fdiv_rn(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fdiv_ru(float, float)
define ptx_kernel void @k_fdiv_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fdiv_ru(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fdiv_rz(float, float)
define ptx_kernel void @k_fdiv_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fdiv_rz(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_ffs(i32)
define ptx_kernel void @k_ffs(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call i32 @__nv_ffs(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_ffsll(i64)
define ptx_kernel void @k_ffsll(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call i32 @__nv_ffsll(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_finitef(float)
define ptx_kernel void @k_finitef(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_finitef(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i16 @__nv_float2half_rn(float)
define ptx_kernel void @k_float2half_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i16 @__nv_float2half_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i16, ptr %r, i64 %t0
  store i16 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2int_rd(float)
define ptx_kernel void @k_float2int_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2int_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2int_rn(float)
define ptx_kernel void @k_float2int_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2int_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2int_ru(float)
define ptx_kernel void @k_float2int_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2int_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2int_rz(float)
define ptx_kernel void @k_float2int_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2int_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ll_rd(float)
define ptx_kernel void @k_float2ll_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ll_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ll_rn(float)
define ptx_kernel void @k_float2ll_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ll_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ll_ru(float)
define ptx_kernel void @k_float2ll_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ll_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ll_rz(float)
define ptx_kernel void @k_float2ll_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ll_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2uint_rd(float)
define ptx_kernel void @k_float2uint_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2uint_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2uint_rn(float)
define ptx_kernel void @k_float2uint_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2uint_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2uint_ru(float)
define ptx_kernel void @k_float2uint_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2uint_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float2uint_rz(float)
define ptx_kernel void @k_float2uint_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float2uint_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ull_rd(float)
define ptx_kernel void @k_float2ull_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ull_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ull_rn(float)
define ptx_kernel void @k_float2ull_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ull_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ull_ru(float)
define ptx_kernel void @k_float2ull_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ull_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_float2ull_rz(float)
define ptx_kernel void @k_float2ull_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_float2ull_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float_as_int(float)
define ptx_kernel void @k_float_as_int(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float_as_int(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_float_as_uint(float)
define ptx_kernel void @k_float_as_uint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_float_as_uint(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_floor(double)
define ptx_kernel void @k_floor(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_floor(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_floorf(float)
define ptx_kernel void @k_floorf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_floorf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fma(double, double, double)
define ptx_kernel void @k_fma(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_fma(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fma_rd(double, double, double)
define ptx_kernel void @k_fma_rd(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_fma_rd(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fma_rn(double, double, double)
define ptx_kernel void @k_fma_rn(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_fma_rn(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fma_ru(double, double, double)
define ptx_kernel void @k_fma_ru(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_fma_ru(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fma_rz(double, double, double)
define ptx_kernel void @k_fma_rz(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_fma_rz(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf(float, float, float)
define ptx_kernel void @k_fmaf(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_ieee_rd(float, float, float)
define ptx_kernel void @k_fmaf_ieee_rd(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_ieee_rd(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_ieee_rn(float, float, float)
define ptx_kernel void @k_fmaf_ieee_rn(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_ieee_rn(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_ieee_ru(float, float, float)
define ptx_kernel void @k_fmaf_ieee_ru(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_ieee_ru(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_ieee_rz(float, float, float)
define ptx_kernel void @k_fmaf_ieee_rz(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_ieee_rz(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_rd(float, float, float)
define ptx_kernel void @k_fmaf_rd(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_rd(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_rn(float, float, float)
define ptx_kernel void @k_fmaf_rn(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_rn(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_ru(float, float, float)
define ptx_kernel void @k_fmaf_ru(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_ru(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaf_rz(float, float, float)
define ptx_kernel void @k_fmaf_rz(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_fmaf_rz(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fmax(double, double)
define ptx_kernel void @k_fmax(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_fmax(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmaxf(float, float)
define ptx_kernel void @k_fmaxf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmaxf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fmin(double, double)
define ptx_kernel void @k_fmin(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_fmin(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fminf(float, float)
define ptx_kernel void @k_fminf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fminf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_fmod(double, double)
define ptx_kernel void @k_fmod(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_fmod(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmodf(float, float)
define ptx_kernel void @k_fmodf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmodf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmul_rd(float, float)
define ptx_kernel void @k_fmul_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmul_rd(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmul_rn(float, float)
define ptx_kernel void @k_fmul_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmul_rn(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmul_ru(float, float)
define ptx_kernel void @k_fmul_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmul_ru(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fmul_rz(float, float)
define ptx_kernel void @k_fmul_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fmul_rz(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_frcp_rd(float)
define ptx_kernel void @k_frcp_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_frcp_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_frcp_rn(float)
define ptx_kernel void @k_frcp_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_frcp_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_frcp_ru(float)
define ptx_kernel void @k_frcp_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_frcp_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_frcp_rz(float)
define ptx_kernel void @k_frcp_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_frcp_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_frexp(double, ptr)
define ptx_kernel void @k_frexp(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %q0 = alloca i32
  %result = call double @__nv_frexp(double %v0, ptr %q0)
  %l0 = load i32, ptr %q0
  %m0 = sitofp i32 %l0 to double
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr double, ptr %r, i64 %t1
  store double %m0, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_frexpf(float, ptr)
define ptx_kernel void @k_frexpf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %q0 = alloca i32
  %result = call float @__nv_frexpf(float %v0, ptr %q0)
  %l0 = load i32, ptr %q0
  %m0 = sitofp i32 %l0 to float
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %m0, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_frsqrt_rn(float)
define ptx_kernel void @k_frsqrt_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_frsqrt_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsqrt_rd(float)
define ptx_kernel void @k_fsqrt_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fsqrt_rd(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsqrt_rn(float)
define ptx_kernel void @k_fsqrt_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fsqrt_rn(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsqrt_ru(float)
define ptx_kernel void @k_fsqrt_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fsqrt_ru(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsqrt_rz(float)
define ptx_kernel void @k_fsqrt_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_fsqrt_rz(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsub_rd(float, float)
define ptx_kernel void @k_fsub_rd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fsub_rd(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsub_rn(float, float)
define ptx_kernel void @k_fsub_rn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fsub_rn(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsub_ru(float, float)
define ptx_kernel void @k_fsub_ru(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fsub_ru(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_fsub_rz(float, float)
define ptx_kernel void @k_fsub_rz(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_fsub_rz(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_hadd(i32, i32)
define ptx_kernel void @k_hadd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_hadd(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_half2float(i16)
define ptx_kernel void @k_half2float(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i16, ptr %a0, i64 %j
  %v0 = load i16, ptr %p0
  %result = call float @__nv_half2float(i16 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_hiloint2double(i32, i32)
define ptx_kernel void @k_hiloint2double(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call double @__nv_hiloint2double(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_hypot(double, double)
define ptx_kernel void @k_hypot(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_hypot(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_hypotf(float, float)
define ptx_kernel void @k_hypotf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_hypotf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_ilogb(double)
define ptx_kernel void @k_ilogb(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_ilogb(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_ilogbf(float)
define ptx_kernel void @k_ilogbf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_ilogbf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_int2double_rn(i32)
define ptx_kernel void @k_int2double_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call double @__nv_int2double_rn(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_int2float_rd(i32)
define ptx_kernel void @k_int2float_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_int2float_rd(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_int2float_rn(i32)
define ptx_kernel void @k_int2float_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_int2float_rn(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_int2float_ru(i32)
define ptx_kernel void @k_int2float_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_int2float_ru(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_int2float_rz(i32)
define ptx_kernel void @k_int2float_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_int2float_rz(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_int_as_float(i32)
define ptx_kernel void @k_int_as_float(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_int_as_float(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_isfinited(double)
define ptx_kernel void @k_isfinited(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_isfinited(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_isinfd(double)
define ptx_kernel void @k_isinfd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_isinfd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_isinff(float)
define ptx_kernel void @k_isinff(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_isinff(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_isnand(double)
define ptx_kernel void @k_isnand(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_isnand(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_isnanf(float)
define ptx_kernel void @k_isnanf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_isnanf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_j0(double)
define ptx_kernel void @k_j0(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_j0(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_j0f(float)
define ptx_kernel void @k_j0f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_j0f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_j1(double)
define ptx_kernel void @k_j1(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_j1(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_j1f(float)
define ptx_kernel void @k_j1f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_j1f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_jn(i32, double)
define ptx_kernel void @k_jn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_jn(i32 %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_jnf(i32, float)
define ptx_kernel void @k_jnf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_jnf(i32 %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ldexp(double, i32)
define ptx_kernel void @k_ldexp(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call double @__nv_ldexp(double %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ldexpf(float, i32)
define ptx_kernel void @k_ldexpf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call float @__nv_ldexpf(float %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_lgamma(double)
define ptx_kernel void @k_lgamma(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_lgamma(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_lgammaf(float)
define ptx_kernel void @k_lgammaf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_lgammaf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ll2double_rd(i64)
define ptx_kernel void @k_ll2double_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ll2double_rd(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ll2double_rn(i64)
define ptx_kernel void @k_ll2double_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ll2double_rn(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ll2double_ru(i64)
define ptx_kernel void @k_ll2double_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ll2double_ru(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ll2double_rz(i64)
define ptx_kernel void @k_ll2double_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ll2double_rz(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ll2float_rd(i64)
define ptx_kernel void @k_ll2float_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ll2float_rd(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ll2float_rn(i64)
define ptx_kernel void @k_ll2float_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ll2float_rn(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ll2float_ru(i64)
define ptx_kernel void @k_ll2float_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ll2float_ru(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ll2float_rz(i64)
define ptx_kernel void @k_ll2float_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ll2float_rz(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llabs(i64)
define ptx_kernel void @k_llabs(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call i64 @__nv_llabs(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llmax(i64, i64)
define ptx_kernel void @k_llmax(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_llmax(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llmin(i64, i64)
define ptx_kernel void @k_llmin(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_llmin(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llrint(double)
define ptx_kernel void @k_llrint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_llrint(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llrintf(float)
define ptx_kernel void @k_llrintf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_llrintf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llround(double)
define ptx_kernel void @k_llround(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i64 @__nv_llround(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_llroundf(float)
define ptx_kernel void @k_llroundf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i64 @__nv_llroundf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_log(double)
define ptx_kernel void @k_log(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_log(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_log10(double)
define ptx_kernel void @k_log10(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_log10(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_log10f(float)
define ptx_kernel void @k_log10f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_log10f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_log1p(double)
define ptx_kernel void @k_log1p(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_log1p(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_log1pf(float)
define ptx_kernel void @k_log1pf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_log1pf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_log2(double)
define ptx_kernel void @k_log2(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_log2(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_log2f(float)
define ptx_kernel void @k_log2f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_log2f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_logb(double)
define ptx_kernel void @k_logb(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_logb(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_logbf(float)
define ptx_kernel void @k_logbf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_logbf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_logf(float)
define ptx_kernel void @k_logf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_logf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_longlong_as_double(i64)
define ptx_kernel void @k_longlong_as_double(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_longlong_as_double(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_max(i32, i32)
define ptx_kernel void @k_max(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_max(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_min(i32, i32)
define ptx_kernel void @k_min(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_min(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_modf(double, ptr)
define ptx_kernel void @k_modf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %q0 = alloca double
  %result = call double @__nv_modf(double %v0, ptr %q0)
  %l0 = load double, ptr %q0
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr double, ptr %r, i64 %t1
  store double %l0, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_modff(float, ptr)
define ptx_kernel void @k_modff(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %q0 = alloca float
  %result = call float @__nv_modff(float %v0, ptr %q0)
  %l0 = load float, ptr %q0
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %l0, ptr %o1
  br label %no
no:
  ret void
}
declare i32 @__nv_mul24(i32, i32)
define ptx_kernel void @k_mul24(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_mul24(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_mul64hi(i64, i64)
define ptx_kernel void @k_mul64hi(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_mul64hi(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_mulhi(i32, i32)
define ptx_kernel void @k_mulhi(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_mulhi(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_nan(ptr)
define ptx_kernel void @k_nan(ptr %r, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %result = call double @__nv_nan(ptr null)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_nanf(ptr)
define ptx_kernel void @k_nanf(ptr %r, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %result = call float @__nv_nanf(ptr null)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_nearbyint(double)
define ptx_kernel void @k_nearbyint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_nearbyint(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_nearbyintf(float)
define ptx_kernel void @k_nearbyintf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_nearbyintf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_nextafter(double, double)
define ptx_kernel void @k_nextafter(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_nextafter(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_nextafterf(float, float)
define ptx_kernel void @k_nextafterf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_nextafterf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_norm(i32, ptr)
define ptx_kernel void @k_norm(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %w = mul i64 %j, 5
  %p1 = getelementptr double, ptr %a1, i64 %w
  %result = call double @__nv_norm(i32 %v0, ptr %p1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_norm3d(double, double, double)
define ptx_kernel void @k_norm3d(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_norm3d(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_norm3df(float, float, float)
define ptx_kernel void @k_norm3df(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_norm3df(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_norm4d(double, double, double, double)
define ptx_kernel void @k_norm4d(ptr %r, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %p3 = getelementptr double, ptr %a3, i64 %j
  %v3 = load double, ptr %p3
  %result = call double @__nv_norm4d(double %v0, double %v1, double %v2, double %v3)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_norm4df(float, float, float, float)
define ptx_kernel void @k_norm4df(ptr %r, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %p3 = getelementptr float, ptr %a3, i64 %j
  %v3 = load float, ptr %p3
  %result = call float @__nv_norm4df(float %v0, float %v1, float %v2, float %v3)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_normcdf(double)
define ptx_kernel void @k_normcdf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_normcdf(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_normcdff(float)
define ptx_kernel void @k_normcdff(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_normcdff(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_normcdfinv(double)
define ptx_kernel void @k_normcdfinv(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_normcdfinv(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_normcdfinvf(float)
define ptx_kernel void @k_normcdfinvf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_normcdfinvf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_normf(i32, ptr)
define ptx_kernel void @k_normf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %w = mul i64 %j, 5
  %p1 = getelementptr float, ptr %a1, i64 %w
  %result = call float @__nv_normf(i32 %v0, ptr %p1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_popc(i32)
define ptx_kernel void @k_popc(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call i32 @__nv_popc(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_popcll(i64)
define ptx_kernel void @k_popcll(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call i32 @__nv_popcll(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_pow(double, double)
define ptx_kernel void @k_pow(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_pow(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_powf(float, float)
define ptx_kernel void @k_powf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_powf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_powi(double, i32)
define ptx_kernel void @k_powi(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call double @__nv_powi(double %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_powif(float, i32)
define ptx_kernel void @k_powif(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call float @__nv_powif(float %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rcbrt(double)
define ptx_kernel void @k_rcbrt(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_rcbrt(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rcbrtf(float)
define ptx_kernel void @k_rcbrtf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_rcbrtf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rcp64h(double)
define ptx_kernel void @k_rcp64h(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_rcp64h(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_remainder(double, double)
define ptx_kernel void @k_remainder(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_remainder(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_remainderf(float, float)
define ptx_kernel void @k_remainderf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_remainderf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_remquo(double, double, ptr)
define ptx_kernel void @k_remquo(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %q0 = alloca i32
  %result = call double @__nv_remquo(double %v0, double %v1, ptr %q0)
  %l0 = load i32, ptr %q0
  %m0 = sitofp i32 %l0 to double
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr double, ptr %r, i64 %t1
  store double %m0, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_remquof(float, float, ptr)
define ptx_kernel void @k_remquof(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %q0 = alloca i32
  %result = call float @__nv_remquof(float %v0, float %v1, ptr %q0)
  %l0 = load i32, ptr %q0
  %m0 = sitofp i32 %l0 to float
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %m0, ptr %o1
  br label %no
no:
  ret void
}
declare i32 @__nv_rhadd(i32, i32)
define ptx_kernel void @k_rhadd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_rhadd(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rhypot(double, double)
define ptx_kernel void @k_rhypot(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_rhypot(double %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rhypotf(float, float)
define ptx_kernel void @k_rhypotf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_rhypotf(float %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rint(double)
define ptx_kernel void @k_rint(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_rint(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rintf(float)
define ptx_kernel void @k_rintf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_rintf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rnorm(i32, ptr)
define ptx_kernel void @k_rnorm(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %w = mul i64 %j, 5
  %p1 = getelementptr double, ptr %a1, i64 %w
  %result = call double @__nv_rnorm(i32 %v0, ptr %p1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rnorm3d(double, double, double)
define ptx_kernel void @k_rnorm3d(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %result = call double @__nv_rnorm3d(double %v0, double %v1, double %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rnorm3df(float, float, float)
define ptx_kernel void @k_rnorm3df(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %result = call float @__nv_rnorm3df(float %v0, float %v1, float %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rnorm4d(double, double, double, double)
define ptx_kernel void @k_rnorm4d(ptr %r, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %p2 = getelementptr double, ptr %a2, i64 %j
  %v2 = load double, ptr %p2
  %p3 = getelementptr double, ptr %a3, i64 %j
  %v3 = load double, ptr %p3
  %result = call double @__nv_rnorm4d(double %v0, double %v1, double %v2, double %v3)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rnorm4df(float, float, float, float)
define ptx_kernel void @k_rnorm4df(ptr %r, ptr %a0, ptr %a1, ptr %a2, ptr %a3, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %a2, i64 %j
  %v2 = load float, ptr %p2
  %p3 = getelementptr float, ptr %a3, i64 %j
  %v3 = load float, ptr %p3
  %result = call float @__nv_rnorm4df(float %v0, float %v1, float %v2, float %v3)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rnormf(i32, ptr)
define ptx_kernel void @k_rnormf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %w = mul i64 %j, 5
  %p1 = getelementptr float, ptr %a1, i64 %w
  %result = call float @__nv_rnormf(i32 %v0, ptr %p1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_round(double)
define ptx_kernel void @k_round(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_round(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_roundf(float)
define ptx_kernel void @k_roundf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_roundf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_rsqrt(double)
define ptx_kernel void @k_rsqrt(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_rsqrt(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_rsqrtf(float)
define ptx_kernel void @k_rsqrtf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_rsqrtf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_sad(i32, i32, i32)
define ptx_kernel void @k_sad(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %a2, i64 %j
  %v2 = load i32, ptr %p2
  %result = call i32 @__nv_sad(i32 %v0, i32 %v1, i32 %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_saturatef(float)
define ptx_kernel void @k_saturatef(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_saturatef(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_scalbn(double, i32)
define ptx_kernel void @k_scalbn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call double @__nv_scalbn(double %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_scalbnf(float, i32)
define ptx_kernel void @k_scalbnf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call float @__nv_scalbnf(float %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_signbitd(double)
define ptx_kernel void @k_signbitd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call i32 @__nv_signbitd(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_signbitf(float)
define ptx_kernel void @k_signbitf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call i32 @__nv_signbitf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_sin(double)
define ptx_kernel void @k_sin(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_sin(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare void @__nv_sincos(double, ptr, ptr)
define ptx_kernel void @k_sincos(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %q0 = alloca double
  %q1 = alloca double
  call void @__nv_sincos(double %v0, ptr %q0, ptr %q1)
  %l0 = load double, ptr %q0
  %l1 = load double, ptr %q1
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %l0, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr double, ptr %r, i64 %t1
  store double %l1, ptr %o1
  br label %no
no:
  ret void
}
declare void @__nv_sincosf(float, ptr, ptr)
define ptx_kernel void @k_sincosf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %q0 = alloca float
  %q1 = alloca float
  call void @__nv_sincosf(float %v0, ptr %q0, ptr %q1)
  %l0 = load float, ptr %q0
  %l1 = load float, ptr %q1
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %l0, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %l1, ptr %o1
  br label %no
no:
  ret void
}
declare void @__nv_sincospi(double, ptr, ptr)
define ptx_kernel void @k_sincospi(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %q0 = alloca double
  %q1 = alloca double
  call void @__nv_sincospi(double %v0, ptr %q0, ptr %q1)
  %l0 = load double, ptr %q0
  %l1 = load double, ptr %q1
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %l0, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr double, ptr %r, i64 %t1
  store double %l1, ptr %o1
  br label %no
no:
  ret void
}
declare void @__nv_sincospif(float, ptr, ptr)
define ptx_kernel void @k_sincospif(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %q0 = alloca float
  %q1 = alloca float
  call void @__nv_sincospif(float %v0, ptr %q0, ptr %q1)
  %l0 = load float, ptr %q0
  %l1 = load float, ptr %q1
  %first = mul i64 %j, 2
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %l0, ptr %o0
  %t1 = add i64 %first, 1
  %o1 = getelementptr float, ptr %r, i64 %t1
  store float %l1, ptr %o1
  br label %no
no:
  ret void
}
declare float @__nv_sinf(float)
define ptx_kernel void @k_sinf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_sinf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_sinh(double)
define ptx_kernel void @k_sinh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_sinh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_sinhf(float)
define ptx_kernel void @k_sinhf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_sinhf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_sinpi(double)
define ptx_kernel void @k_sinpi(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_sinpi(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_sinpif(float)
define ptx_kernel void @k_sinpif(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_sinpif(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_sqrt(double)
define ptx_kernel void @k_sqrt(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_sqrt(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_sqrtf(float)
define ptx_kernel void @k_sqrtf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_sqrtf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_tan(double)
define ptx_kernel void @k_tan(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_tan(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_tanf(float)
define ptx_kernel void @k_tanf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_tanf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_tanh(double)
define ptx_kernel void @k_tanh(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_tanh(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_tanhf(float)
define ptx_kernel void @k_tanhf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_tanhf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_tgamma(double)
define ptx_kernel void @k_tgamma(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_tgamma(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_tgammaf(float)
define ptx_kernel void @k_tgammaf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_tgammaf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_trunc(double)
define ptx_kernel void @k_trunc(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_trunc(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_truncf(float)
define ptx_kernel void @k_truncf(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_truncf(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_uhadd(i32, i32)
define ptx_kernel void @k_uhadd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_uhadd(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_uint2double_rn(i32)
define ptx_kernel void @k_uint2double_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call double @__nv_uint2double_rn(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_uint2float_rd(i32)
define ptx_kernel void @k_uint2float_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_uint2float_rd(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_uint2float_rn(i32)
define ptx_kernel void @k_uint2float_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_uint2float_rn(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_uint2float_ru(i32)
define ptx_kernel void @k_uint2float_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_uint2float_ru(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_uint2float_rz(i32)
define ptx_kernel void @k_uint2float_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_uint2float_rz(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_uint_as_float(i32)
define ptx_kernel void @k_uint_as_float(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %result = call float @__nv_uint_as_float(i32 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ull2double_rd(i64)
define ptx_kernel void @k_ull2double_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ull2double_rd(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ull2double_rn(i64)
define ptx_kernel void @k_ull2double_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ull2double_rn(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ull2double_ru(i64)
define ptx_kernel void @k_ull2double_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ull2double_ru(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_ull2double_rz(i64)
define ptx_kernel void @k_ull2double_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call double @__nv_ull2double_rz(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ull2float_rd(i64)
define ptx_kernel void @k_ull2float_rd(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ull2float_rd(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ull2float_rn(i64)
define ptx_kernel void @k_ull2float_rn(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ull2float_rn(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ull2float_ru(i64)
define ptx_kernel void @k_ull2float_ru(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ull2float_ru(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ull2float_rz(i64)
define ptx_kernel void @k_ull2float_rz(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %result = call float @__nv_ull2float_rz(i64 %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_ullmax(i64, i64)
define ptx_kernel void @k_ullmax(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_ullmax(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_ullmin(i64, i64)
define ptx_kernel void @k_ullmin(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_ullmin(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_umax(i32, i32)
define ptx_kernel void @k_umax(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_umax(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_umin(i32, i32)
define ptx_kernel void @k_umin(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_umin(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_umul24(i32, i32)
define ptx_kernel void @k_umul24(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_umul24(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i64 @__nv_umul64hi(i64, i64)
define ptx_kernel void @k_umul64hi(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i64, ptr %a0, i64 %j
  %v0 = load i64, ptr %p0
  %p1 = getelementptr i64, ptr %a1, i64 %j
  %v1 = load i64, ptr %p1
  %result = call i64 @__nv_umul64hi(i64 %v0, i64 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i64, ptr %r, i64 %t0
  store i64 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_umulhi(i32, i32)
define ptx_kernel void @k_umulhi(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_umulhi(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_urhadd(i32, i32)
define ptx_kernel void @k_urhadd(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %result = call i32 @__nv_urhadd(i32 %v0, i32 %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare i32 @__nv_usad(i32, i32, i32)
define ptx_kernel void @k_usad(ptr %r, ptr %a0, ptr %a1, ptr %a2, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr i32, ptr %a1, i64 %j
  %v1 = load i32, ptr %p1
  %p2 = getelementptr i32, ptr %a2, i64 %j
  %v2 = load i32, ptr %p2
  %result = call i32 @__nv_usad(i32 %v0, i32 %v1, i32 %v2)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr i32, ptr %r, i64 %t0
  store i32 %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_y0(double)
define ptx_kernel void @k_y0(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_y0(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_y0f(float)
define ptx_kernel void @k_y0f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_y0f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_y1(double)
define ptx_kernel void @k_y1(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr double, ptr %a0, i64 %j
  %v0 = load double, ptr %p0
  %result = call double @__nv_y1(double %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_y1f(float)
define ptx_kernel void @k_y1f(ptr %r, ptr %a0, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr float, ptr %a0, i64 %j
  %v0 = load float, ptr %p0
  %result = call float @__nv_y1f(float %v0)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
declare double @__nv_yn(i32, double)
define ptx_kernel void @k_yn(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr double, ptr %a1, i64 %j
  %v1 = load double, ptr %p1
  %result = call double @__nv_yn(i32 %v0, double %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr double, ptr %r, i64 %t0
  store double %result, ptr %o0
  br label %no
no:
  ret void
}
declare float @__nv_ynf(i32, float)
define ptx_kernel void @k_ynf(ptr %r, ptr %a0, ptr %a1, i32 %n) {
  %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %i, %n
  br i1 %in, label %yes, label %no
yes:
  %j = sext i32 %i to i64
  %p0 = getelementptr i32, ptr %a0, i64 %j
  %v0 = load i32, ptr %p0
  %p1 = getelementptr float, ptr %a1, i64 %j
  %v1 = load float, ptr %p1
  %result = call float @__nv_ynf(i32 %v0, float %v1)
  %first = mul i64 %j, 1
  %t0 = add i64 %first, 0
  %o0 = getelementptr float, ptr %r, i64 %t0
  store float %result, ptr %o0
  br label %no
no:
  ret void
}
