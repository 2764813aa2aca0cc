; clang sm_80, from land_mask.cu
source_filename = "land_mask.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @land_mask(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, float noundef %5) local_unnamed_addr #0 {
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
  %17 = icmp slt i32 %11, 1
  br i1 %17, label %97, label %18

18:                                               ; preds = %6
  %19 = add nsw i32 %3, -1
  %20 = icmp slt i32 %11, %19
  %21 = icmp ne i32 %16, 0
  %22 = and i1 %21, %20
  %23 = add nsw i32 %4, -1
  %24 = icmp slt i32 %16, %23
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %26, label %97

26:                                               ; preds = %18
  %27 = mul nsw i32 %3, %16
  %28 = add nsw i32 %27, %11
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %1, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %97, label %33

33:                                               ; preds = %26
  %34 = add nsw i32 %28, -1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %1, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %33
  %40 = getelementptr inbounds float, ptr %0, i64 %35
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fadd contract float %41, 0.000000e+00
  br label %43

43:                                               ; preds = %39, %33
  %44 = phi float [ %42, %39 ], [ 0.000000e+00, %33 ]
  %45 = phi i32 [ 1, %39 ], [ 0, %33 ]
  %46 = add nsw i32 %28, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %1, i64 %47
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %56, label %51

51:                                               ; preds = %43
  %52 = add nuw nsw i32 %45, 1
  %53 = getelementptr inbounds float, ptr %0, i64 %47
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %44, %54
  br label %56

56:                                               ; preds = %51, %43
  %57 = phi float [ %55, %51 ], [ %44, %43 ]
  %58 = phi i32 [ %52, %51 ], [ %45, %43 ]
  %59 = sub nsw i32 %28, %3
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds i32, ptr %1, i64 %60
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %69, label %64

64:                                               ; preds = %56
  %65 = add nuw nsw i32 %58, 1
  %66 = getelementptr inbounds float, ptr %0, i64 %60
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %57, %67
  br label %69

69:                                               ; preds = %64, %56
  %70 = phi float [ %68, %64 ], [ %57, %56 ]
  %71 = phi i32 [ %65, %64 ], [ %58, %56 ]
  %72 = add nsw i32 %28, %3
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %1, i64 %73
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %82, label %77

77:                                               ; preds = %69
  %78 = add nuw nsw i32 %71, 1
  %79 = getelementptr inbounds float, ptr %0, i64 %73
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fadd contract float %70, %80
  br label %82

82:                                               ; preds = %77, %69
  %83 = phi float [ %81, %77 ], [ %70, %69 ]
  %84 = phi i32 [ %78, %77 ], [ %71, %69 ]
  %85 = icmp eq i32 %84, 0
  %86 = getelementptr inbounds float, ptr %0, i64 %29
  %87 = load float, ptr %86, align 4, !tbaa !8
  br i1 %85, label %94, label %88

88:                                               ; preds = %82
  %89 = uitofp nneg i32 %84 to float
  %90 = fdiv contract float %83, %89
  %91 = fsub contract float %90, %87
  %92 = fmul contract float %5, %91
  %93 = fadd contract float %87, %92
  br label %94

94:                                               ; preds = %82, %88
  %95 = phi contract float [ %93, %88 ], [ %87, %82 ]
  %96 = getelementptr inbounds float, ptr %2, i64 %29
  store float %95, ptr %96, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %26, %94, %6, %18
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
