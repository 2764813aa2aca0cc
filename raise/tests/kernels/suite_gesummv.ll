; clang sm_80, from suite_gesummv.cu
source_filename = "suite_gesummv.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_gesummv(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, float noundef %6, float noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %5
  br i1 %14, label %15, label %87

15:                                               ; preds = %8
  %16 = icmp sgt i32 %5, 0
  br i1 %16, label %17, label %43

17:                                               ; preds = %15
  %18 = mul nsw i32 %5, %13
  %19 = and i32 %5, 1
  %20 = icmp eq i32 %5, 1
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = and i32 %5, 2147483646
  br label %52

23:                                               ; preds = %52
  %24 = icmp eq i32 %19, 0
  br i1 %24, label %43, label %25

25:                                               ; preds = %23, %17
  %26 = phi i32 [ 0, %17 ], [ %84, %23 ]
  %27 = phi float [ 0.000000e+00, %17 ], [ %83, %23 ]
  %28 = phi float [ 0.000000e+00, %17 ], [ %79, %23 ]
  %29 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %29)
  %30 = add nsw i32 %26, %18
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %0, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !8
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw float, ptr %2, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %33, %36
  %38 = fadd contract float %28, %37
  %39 = getelementptr inbounds float, ptr %1, i64 %31
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fmul contract float %36, %40
  %42 = fadd contract float %27, %41
  br label %43

43:                                               ; preds = %25, %23, %15
  %44 = phi float [ 0.000000e+00, %15 ], [ %79, %23 ], [ %38, %25 ]
  %45 = phi float [ 0.000000e+00, %15 ], [ %83, %23 ], [ %42, %25 ]
  %46 = sext i32 %13 to i64
  %47 = getelementptr inbounds float, ptr %3, i64 %46
  store float %44, ptr %47, align 4, !tbaa !8
  %48 = fmul contract float %6, %44
  %49 = fmul contract float %7, %45
  %50 = fadd contract float %48, %49
  %51 = getelementptr inbounds float, ptr %4, i64 %46
  store float %50, ptr %51, align 4, !tbaa !8
  br label %87

52:                                               ; preds = %52, %21
  %53 = phi i32 [ 0, %21 ], [ %84, %52 ]
  %54 = phi float [ 0.000000e+00, %21 ], [ %83, %52 ]
  %55 = phi float [ 0.000000e+00, %21 ], [ %79, %52 ]
  %56 = phi i32 [ 0, %21 ], [ %85, %52 ]
  %57 = add nsw i32 %53, %18
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = zext nneg i32 %53 to i64
  %62 = getelementptr inbounds nuw float, ptr %2, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fmul contract float %60, %63
  %65 = fadd contract float %55, %64
  %66 = getelementptr inbounds float, ptr %1, i64 %58
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fmul contract float %63, %67
  %69 = fadd contract float %54, %68
  %70 = or disjoint i32 %53, 1
  %71 = add nsw i32 %70, %18
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = zext nneg i32 %70 to i64
  %76 = getelementptr inbounds nuw float, ptr %2, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fmul contract float %74, %77
  %79 = fadd contract float %65, %78
  %80 = getelementptr inbounds float, ptr %1, i64 %72
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = fmul contract float %77, %81
  %83 = fadd contract float %69, %82
  %84 = add nuw nsw i32 %53, 2
  %85 = add i32 %56, 2
  %86 = icmp eq i32 %85, %22
  br i1 %86, label %23, label %52, !llvm.loop !10

87:                                               ; preds = %8, %43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

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
