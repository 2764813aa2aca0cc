; clang sm_80, from suite_covariance.cu
source_filename = "suite_covariance.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @suite_covariance(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %14, %3
  %16 = icmp slt i32 %9, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %100

18:                                               ; preds = %4
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %51

20:                                               ; preds = %18
  %21 = and i32 %2, 1
  %22 = icmp eq i32 %2, 1
  br i1 %22, label %27, label %23

23:                                               ; preds = %20
  %24 = and i32 %2, 2147483646
  br label %64

25:                                               ; preds = %64
  %26 = icmp eq i32 %21, 0
  br i1 %26, label %46, label %27

27:                                               ; preds = %25, %20
  %28 = phi i32 [ 0, %20 ], [ %97, %25 ]
  %29 = phi float [ 0.000000e+00, %20 ], [ %96, %25 ]
  %30 = phi float [ 0.000000e+00, %20 ], [ %94, %25 ]
  %31 = phi float [ 0.000000e+00, %20 ], [ %89, %25 ]
  %32 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %32)
  %33 = mul nsw i32 %28, %3
  %34 = add nsw i32 %33, %14
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %31, %37
  %39 = add nsw i32 %33, %9
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %30, %42
  %44 = fmul contract float %37, %42
  %45 = fadd contract float %29, %44
  br label %46

46:                                               ; preds = %25, %27
  %47 = phi float [ %89, %25 ], [ %38, %27 ]
  %48 = phi float [ %94, %25 ], [ %43, %27 ]
  %49 = phi float [ %96, %25 ], [ %45, %27 ]
  %50 = fmul contract float %47, %48
  br label %51

51:                                               ; preds = %46, %18
  %52 = phi float [ 0.000000e+00, %18 ], [ %49, %46 ]
  %53 = phi float [ 0.000000e+00, %18 ], [ %50, %46 ]
  %54 = sitofp i32 %2 to float
  %55 = fdiv contract float %53, %54
  %56 = fsub contract float %52, %55
  %57 = add nsw i32 %2, -1
  %58 = sitofp i32 %57 to float
  %59 = fdiv contract float %56, %58
  %60 = mul nsw i32 %3, %14
  %61 = add nsw i32 %60, %9
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  store float %59, ptr %63, align 4, !tbaa !8
  br label %100

64:                                               ; preds = %64, %23
  %65 = phi i32 [ 0, %23 ], [ %97, %64 ]
  %66 = phi float [ 0.000000e+00, %23 ], [ %96, %64 ]
  %67 = phi float [ 0.000000e+00, %23 ], [ %94, %64 ]
  %68 = phi float [ 0.000000e+00, %23 ], [ %89, %64 ]
  %69 = phi i32 [ 0, %23 ], [ %98, %64 ]
  %70 = mul nsw i32 %65, %3
  %71 = add nsw i32 %70, %14
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %68, %74
  %76 = add nsw i32 %70, %9
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fadd contract float %67, %79
  %81 = fmul contract float %74, %79
  %82 = fadd contract float %66, %81
  %83 = or disjoint i32 %65, 1
  %84 = mul nsw i32 %83, %3
  %85 = add nsw i32 %84, %14
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fadd contract float %75, %88
  %90 = add nsw i32 %84, %9
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  %93 = load float, ptr %92, align 4, !tbaa !8
  %94 = fadd contract float %80, %93
  %95 = fmul contract float %88, %93
  %96 = fadd contract float %82, %95
  %97 = add nuw nsw i32 %65, 2
  %98 = add i32 %69, 2
  %99 = icmp eq i32 %98, %24
  br i1 %99, label %25, label %64, !llvm.loop !10

100:                                              ; preds = %4, %51
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
