; clang sm_80, from type_half_arguments.cu
source_filename = "type_half_arguments.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.__half = type { i16 }
%struct.__nv_bfloat16 = type { i16 }
%struct.__half2 = type { %struct.__half, %struct.__half }
%struct.Weights = type { %struct.__half, %struct.__nv_bfloat16, float, [4 x %struct.__half] }

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @half_arguments(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef captures(none) %4, ptr noundef writeonly captures(none) %5, ptr noundef readonly byval(%struct.__half) align 2 captures(none) %6, ptr noundef readonly byval(%struct.__nv_bfloat16) align 2 captures(none) %7, ptr noundef readonly byval(%struct.__half2) align 4 captures(none) %8, ptr noundef readonly byval(%struct.Weights) align 4 captures(none) %9, i32 noundef %10) local_unnamed_addr #0 {
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  %17 = icmp slt i32 %16, %10
  br i1 %17, label %18, label %58

18:                                               ; preds = %11
  %19 = sext i32 %16 to i64
  %20 = getelementptr inbounds %struct.__half, ptr %0, i64 %19
  %21 = load i16, ptr %20, align 2, !tbaa !8
  %22 = load i16, ptr %9, align 4, !tbaa !8
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %24 = srem i32 %16, 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.__half, ptr %23, i64 %25
  %27 = load i16, ptr %26, align 2, !tbaa !8
  %28 = tail call i16 asm "{fma.rn.f16 $0,$1,$2,$3;\0A}", "=h,h,h,h"(i16 %21, i16 %22, i16 %27) #2, !srcloc !10
  %29 = getelementptr inbounds %struct.__half, ptr %2, i64 %19
  store i16 %28, ptr %29, align 2, !tbaa !8
  %30 = srem i32 %16, 3
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %34

32:                                               ; preds = %18
  %33 = load i16, ptr %7, align 2, !tbaa !8
  br label %39

34:                                               ; preds = %18
  %35 = getelementptr inbounds %struct.__nv_bfloat16, ptr %1, i64 %19
  %36 = load i16, ptr %35, align 2, !tbaa !8
  %37 = load i16, ptr %7, align 2, !tbaa !8
  %38 = tail call i16 asm "{.reg .b16 c;\0A  mov.b16 c, 0x3f80U;\0A  fma.rn.bf16 $0,$1,c,$2;}\0A", "=h,h,h"(i16 %36, i16 %37) #2, !srcloc !11
  br label %39

39:                                               ; preds = %34, %32
  %40 = phi i16 [ %33, %32 ], [ %38, %34 ]
  %41 = getelementptr inbounds %struct.__nv_bfloat16, ptr %3, i64 %19
  store i16 %40, ptr %41, align 2, !tbaa !8
  %42 = getelementptr inbounds %struct.__half2, ptr %4, i64 %19
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = load i32, ptr %8, align 4, !tbaa !4
  %45 = load i16, ptr %6, align 2, !tbaa !8
  %46 = tail call i32 asm "{  mov.b32 $0, {$1,$1};}\0A", "=r,h"(i16 %45) #2, !srcloc !12
  %47 = tail call i32 asm "{fma.rn.f16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %43, i32 %44, i32 %46) #2, !srcloc !13
  store i32 %47, ptr %42, align 4, !tbaa !4
  %48 = load i16, ptr %20, align 2, !tbaa !8
  %49 = tail call contract noundef float asm "{  cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %48) #2, !srcloc !14
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %51 = load float, ptr %50, align 4, !tbaa !15
  %52 = fmul contract float %49, %51
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 2
  %54 = load i16, ptr %53, align 2, !tbaa !8
  %55 = tail call contract noundef float asm "{ mov.b32 $0, {0,$1};}\0A", "=f,h"(i16 %54) #2, !srcloc !20
  %56 = fadd contract float %52, %55
  %57 = getelementptr inbounds float, ptr %5, i64 %19
  store float %56, ptr %57, align 4, !tbaa !21
  br label %58

58:                                               ; preds = %11, %39
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
!9 = !{!"short", !6, i64 0}
!10 = !{i64 2157845071, i64 2157845123}
!11 = !{i64 2160858239, i64 2160858266, i64 2160858300}
!12 = !{i64 2156821230}
!13 = !{i64 2157705515, i64 2157705569}
!14 = !{i64 2156400721}
!15 = !{!16, !19, i64 4}
!16 = !{!"_ZTS7Weights", !17, i64 0, !18, i64 2, !19, i64 4, !6, i64 8}
!17 = !{!"_ZTS6__half", !9, i64 0}
!18 = !{!"_ZTS13__nv_bfloat16", !9, i64 0}
!19 = !{!"float", !6, i64 0}
!20 = !{i64 2158706640}
!21 = !{!19, !19, i64 0}
