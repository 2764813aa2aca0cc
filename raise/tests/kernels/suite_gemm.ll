; clang sm_80, from suite_gemm.cu
source_filename = "suite_gemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_gemm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %16 = mul nuw nsw i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %18 = add nuw nsw i32 %16, %17
  %19 = icmp slt i32 %18, %3
  %20 = icmp slt i32 %13, %4
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %86

22:                                               ; preds = %8
  %23 = mul nsw i32 %4, %18
  %24 = add nsw i32 %23, %13
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr %2, i64 %25
  %27 = load float, ptr %26, align 4, !tbaa !8
  %28 = fmul contract float %7, %27
  store float %28, ptr %26, align 4, !tbaa !8
  %29 = icmp sgt i32 %5, 0
  br i1 %29, label %30, label %86

30:                                               ; preds = %22
  %31 = mul nuw nsw i32 %5, %18
  %32 = and i32 %5, 1
  %33 = icmp eq i32 %5, 1
  br i1 %33, label %70, label %34

34:                                               ; preds = %30
  %35 = and i32 %5, 2147483646
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi float [ %28, %34 ], [ %64, %36 ]
  %38 = phi i32 [ 0, %34 ], [ %65, %36 ]
  %39 = phi i32 [ 0, %34 ], [ %66, %36 ]
  %40 = add nuw nsw i32 %38, %31
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fmul contract float %6, %43
  %45 = mul nsw i32 %38, %4
  %46 = add nsw i32 %45, %13
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fmul contract float %44, %49
  %51 = fadd contract float %37, %50
  store float %51, ptr %26, align 4, !tbaa !8
  %52 = or disjoint i32 %38, 1
  %53 = add nuw nsw i32 %52, %31
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fmul contract float %6, %56
  %58 = mul nsw i32 %52, %4
  %59 = add nsw i32 %58, %13
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %57, %62
  %64 = fadd contract float %51, %63
  store float %64, ptr %26, align 4, !tbaa !8
  %65 = add nuw nsw i32 %38, 2
  %66 = add i32 %39, 2
  %67 = icmp eq i32 %66, %35
  br i1 %67, label %68, label %36, !llvm.loop !10

68:                                               ; preds = %36
  %69 = icmp eq i32 %32, 0
  br i1 %69, label %86, label %70

70:                                               ; preds = %68, %30
  %71 = phi float [ %28, %30 ], [ %64, %68 ]
  %72 = phi i32 [ 0, %30 ], [ %65, %68 ]
  %73 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %73)
  %74 = add nuw nsw i32 %72, %31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %6, %77
  %79 = mul nsw i32 %72, %4
  %80 = add nsw i32 %79, %13
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds float, ptr %1, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %78, %83
  %85 = fadd contract float %71, %84
  store float %85, ptr %26, align 4, !tbaa !8
  br label %86

86:                                               ; preds = %70, %68, %22, %8
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
