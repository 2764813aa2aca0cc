; clang sm_80, from type_half2.cu
source_filename = "type_half2.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @type_half2(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %33

10:                                               ; preds = %3
  %11 = shl nsw i32 %8, 1
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = or disjoint i32 %11, 1
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = tail call i32 asm "{ cvt.rn.f16x2.f32 $0, $2, $1; }\0A", "=r,f,f"(float %14, float %18) #2, !srcloc !10
  %20 = tail call i32 asm "{.reg .f16 low;\0A  cvt.rn.f16.f32 low, $1;\0A  mov.b32 $0, {low,low};}\0A", "=r,f"(float 5.000000e-01) #2, !srcloc !11
  %21 = tail call i32 asm "{.reg .f16 low;\0A  cvt.rn.f16.f32 low, $1;\0A  mov.b32 $0, {low,low};}\0A", "=r,f"(float 2.000000e+00) #2, !srcloc !11
  %22 = tail call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %19, i32 %20, i32 %21) #2, !srcloc !12
  %23 = tail call i32 asm "{.reg .f16 low,high;\0A  mov.b32 {low,high}, $1;\0A  mov.b32 $0, {high,low};}\0A", "=r,r"(i32 %19) #2, !srcloc !13
  %24 = tail call i32 asm "{mul.f16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %22, i32 %23) #2, !srcloc !14
  %25 = tail call i32 asm "{neg.f16x2 $0,$1;\0A}", "=r,r"(i32 %24) #2, !srcloc !15
  %26 = tail call i32 asm "{abs.f16x2 $0,$1;\0A}", "=r,r"(i32 %19) #2, !srcloc !16
  %27 = tail call i32 asm "{max.f16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %25, i32 %26) #2, !srcloc !17
  %28 = tail call i32 asm "{add.f16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %27, i32 %22) #2, !srcloc !18
  %29 = tail call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, low;}\0A", "=f,r"(i32 %28) #2, !srcloc !19
  %30 = tail call contract float asm "{.reg .f16 low,high;\0A  mov.b32 {low,high},$1;\0A  cvt.f32.f16 $0, high;}\0A", "=f,r"(i32 %28) #2, !srcloc !20
  %31 = getelementptr inbounds float, ptr %1, i64 %12
  store float %29, ptr %31, align 4, !tbaa !8
  %32 = getelementptr inbounds float, ptr %1, i64 %16
  store float %30, ptr %32, align 4, !tbaa !8
  br label %33

33:                                               ; preds = %3, %10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{i64 2156388451}
!11 = !{i64 2156379036, i64 2156379065, i64 2156379103}
!12 = !{i64 2157705298, i64 2157705352}
!13 = !{i64 2156833205, i64 2156833239, i64 2156833277}
!14 = !{i64 2157614207, i64 2157614236}
!15 = !{i64 2157965598, i64 2157965618}
!16 = !{i64 2157985344, i64 2157985364}
!17 = !{i64 2156917552, i64 2156917581}
!18 = !{i64 2157584407, i64 2157584436}
!19 = !{i64 2156539362, i64 2156539396, i64 2156539433}
!20 = !{i64 2156539547, i64 2156539581, i64 2156539618}
