; clang sm_80, from gradient.cu
source_filename = "gradient.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gradient(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %12, %3
  %19 = icmp slt i32 %17, %4
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %97

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = icmp eq i32 %12, 0
  br i1 %24, label %25, label %33

25:                                               ; preds = %21
  %26 = sext i32 %23 to i64
  %27 = getelementptr float, ptr %0, i64 %26
  %28 = getelementptr i8, ptr %27, i64 4
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = load float, ptr %27, align 4, !tbaa !8
  %31 = fsub contract float %29, %30
  %32 = fdiv contract float %31, %5
  br label %52

33:                                               ; preds = %21
  %34 = add nsw i32 %3, -1
  %35 = icmp eq i32 %12, %34
  %36 = sext i32 %23 to i64
  %37 = getelementptr float, ptr %0, i64 %36
  br i1 %35, label %38, label %44

38:                                               ; preds = %33
  %39 = load float, ptr %37, align 4, !tbaa !8
  %40 = getelementptr i8, ptr %37, i64 -4
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fsub contract float %39, %41
  %43 = fdiv contract float %42, %5
  br label %52

44:                                               ; preds = %33
  %45 = getelementptr i8, ptr %37, i64 4
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = getelementptr i8, ptr %37, i64 -4
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fsub contract float %46, %48
  %50 = fmul contract float %5, 2.000000e+00
  %51 = fdiv contract float %49, %50
  br label %52

52:                                               ; preds = %38, %44, %25
  %53 = phi i64 [ %36, %38 ], [ %36, %44 ], [ %26, %25 ]
  %54 = phi float [ %43, %38 ], [ %51, %44 ], [ %32, %25 ]
  %55 = getelementptr inbounds float, ptr %1, i64 %53
  store float %54, ptr %55, align 4, !tbaa !8
  %56 = icmp eq i32 %17, 0
  br i1 %56, label %57, label %67

57:                                               ; preds = %52
  %58 = add nsw i32 %23, %3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = sext i32 %23 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fsub contract float %61, %64
  %66 = fdiv contract float %65, %6
  br label %93

67:                                               ; preds = %52
  %68 = add nsw i32 %4, -1
  %69 = icmp eq i32 %17, %68
  br i1 %69, label %70, label %80

70:                                               ; preds = %67
  %71 = sext i32 %23 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = sub nsw i32 %23, %3
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %0, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fsub contract float %73, %77
  %79 = fdiv contract float %78, %6
  br label %93

80:                                               ; preds = %67
  %81 = add nsw i32 %23, %3
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = sub nsw i32 %23, %3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %0, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fsub contract float %84, %88
  %90 = fmul contract float %6, 2.000000e+00
  %91 = fdiv contract float %89, %90
  %92 = sext i32 %23 to i64
  br label %93

93:                                               ; preds = %70, %80, %57
  %94 = phi i64 [ %62, %57 ], [ %92, %80 ], [ %71, %70 ]
  %95 = phi float [ %66, %57 ], [ %91, %80 ], [ %79, %70 ]
  %96 = getelementptr inbounds float, ptr %2, i64 %94
  store float %95, ptr %96, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %93, %7
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
