; clang sm_80, from loop_accumulate_memory.cu
source_filename = "loop_accumulate_memory.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @accumulate_memory(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %3
  %18 = icmp slt i32 %11, %4
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %79

20:                                               ; preds = %6
  %21 = mul nsw i32 %4, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %2, i64 %23
  store float 0.000000e+00, ptr %24, align 4, !tbaa !8
  %25 = icmp sgt i32 %5, 0
  br i1 %25, label %26, label %79

26:                                               ; preds = %20
  %27 = mul nuw nsw i32 %5, %16
  %28 = and i32 %5, 1
  %29 = icmp eq i32 %5, 1
  br i1 %29, label %64, label %30

30:                                               ; preds = %26
  %31 = and i32 %5, 2147483646
  br label %32

32:                                               ; preds = %32, %30
  %33 = phi float [ 0.000000e+00, %30 ], [ %58, %32 ]
  %34 = phi i32 [ 0, %30 ], [ %59, %32 ]
  %35 = phi i32 [ 0, %30 ], [ %60, %32 ]
  %36 = add nuw nsw i32 %34, %27
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = mul nsw i32 %34, %4
  %41 = add nsw i32 %40, %11
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr %1, i64 %42
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fmul contract float %39, %44
  %46 = fadd contract float %33, %45
  store float %46, ptr %24, align 4, !tbaa !8
  %47 = or disjoint i32 %34, 1
  %48 = add nuw nsw i32 %47, %27
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = mul nsw i32 %47, %4
  %53 = add nsw i32 %52, %11
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %1, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fmul contract float %51, %56
  %58 = fadd contract float %46, %57
  store float %58, ptr %24, align 4, !tbaa !8
  %59 = add nuw nsw i32 %34, 2
  %60 = add i32 %35, 2
  %61 = icmp eq i32 %60, %31
  br i1 %61, label %62, label %32, !llvm.loop !10

62:                                               ; preds = %32
  %63 = icmp eq i32 %28, 0
  br i1 %63, label %79, label %64

64:                                               ; preds = %62, %26
  %65 = phi float [ 0.000000e+00, %26 ], [ %58, %62 ]
  %66 = phi i32 [ 0, %26 ], [ %59, %62 ]
  %67 = icmp ne i32 %28, 0
  tail call void @llvm.assume(i1 %67)
  %68 = add nuw nsw i32 %66, %27
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw float, ptr %0, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = mul nsw i32 %66, %4
  %73 = add nsw i32 %72, %11
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %1, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fmul contract float %71, %76
  %78 = fadd contract float %65, %77
  store float %78, ptr %24, align 4, !tbaa !8
  br label %79

79:                                               ; preds = %64, %62, %20, %6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
