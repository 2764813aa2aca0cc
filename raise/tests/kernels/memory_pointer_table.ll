; clang sm_80, from memory_pointer_table.cu
source_filename = "memory_pointer_table.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tracers = type { [3 x ptr], ptr, i32, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @memory_pointer_table(ptr noundef readonly byval(%struct.Tracers) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = icmp slt i32 %7, %1
  br i1 %8, label %9, label %47

9:                                                ; preds = %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = load i32, ptr %10, align 8, !tbaa !8
  %12 = icmp sgt i32 %11, 0
  br i1 %12, label %15, label %13

13:                                               ; preds = %9
  %14 = sext i32 %7 to i64
  br label %22

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %17 = load float, ptr %16, align 4, !tbaa !13
  %18 = sext i32 %7 to i64
  %19 = xor i32 %7, -1
  %20 = add i32 %1, %19
  %21 = sext i32 %20 to i64
  br label %28

22:                                               ; preds = %28, %13
  %23 = phi i64 [ %14, %13 ], [ %18, %28 ]
  %24 = phi float [ 0.000000e+00, %13 ], [ %44, %28 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load ptr, ptr %25, align 8, !tbaa !14
  %27 = getelementptr inbounds float, ptr %26, i64 %23
  store float %24, ptr %27, align 4, !tbaa !15
  br label %47

28:                                               ; preds = %15, %28
  %29 = phi i32 [ 0, %15 ], [ %45, %28 ]
  %30 = phi float [ 0.000000e+00, %15 ], [ %44, %28 ]
  %31 = fmul contract float %30, %17
  %32 = zext nneg i32 %29 to i64
  %33 = getelementptr inbounds nuw ptr, ptr %0, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !16
  %35 = getelementptr inbounds float, ptr %34, i64 %18
  %36 = load float, ptr %35, align 4, !tbaa !15
  %37 = sub nsw i32 2, %29
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds ptr, ptr %0, i64 %38
  %40 = load ptr, ptr %39, align 8, !tbaa !16
  %41 = getelementptr inbounds float, ptr %40, i64 %21
  %42 = load float, ptr %41, align 4, !tbaa !15
  %43 = fmul contract float %36, %42
  %44 = fadd contract float %31, %43
  %45 = add nuw nsw i32 %29, 1
  %46 = icmp eq i32 %45, %11
  br i1 %46, label %22, label %28, !llvm.loop !17

47:                                               ; preds = %2, %22
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !5, i64 32}
!9 = !{!"_ZTS7Tracers", !6, i64 0, !10, i64 24, !5, i64 32, !12, i64 36}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{!9, !12, i64 36}
!14 = !{!9, !10, i64 24}
!15 = !{!12, !12, i64 0}
!16 = !{!10, !10, i64 0}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
