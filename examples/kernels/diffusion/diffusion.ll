; clang sm_80, from diffusion.cu
source_filename = "diffusion.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @diffusion(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
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
  br i1 %20, label %21, label %114

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = icmp sgt i32 %12, 0
  br i1 %24, label %25, label %41

25:                                               ; preds = %21
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds double, ptr %1, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = add nsw i32 %23, -1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds double, ptr %1, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !8
  %33 = fadd contract double %28, %32
  %34 = fmul contract double %33, 5.000000e-01
  %35 = getelementptr inbounds double, ptr %0, i64 %26
  %36 = load double, ptr %35, align 8, !tbaa !8
  %37 = getelementptr inbounds double, ptr %0, i64 %30
  %38 = load double, ptr %37, align 8, !tbaa !8
  %39 = fsub contract double %36, %38
  %40 = fmul contract double %34, %39
  br label %41

41:                                               ; preds = %21, %25
  %42 = phi contract double [ %40, %25 ], [ 0.000000e+00, %21 ]
  %43 = add nsw i32 %3, -1
  %44 = icmp slt i32 %12, %43
  br i1 %44, label %45, label %61

45:                                               ; preds = %41
  %46 = sext i32 %23 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !8
  %49 = add nsw i32 %23, 1
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds double, ptr %1, i64 %50
  %52 = load double, ptr %51, align 8, !tbaa !8
  %53 = fadd contract double %48, %52
  %54 = fmul contract double %53, 5.000000e-01
  %55 = getelementptr inbounds double, ptr %0, i64 %50
  %56 = load double, ptr %55, align 8, !tbaa !8
  %57 = getelementptr inbounds double, ptr %0, i64 %46
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fsub contract double %56, %58
  %60 = fmul contract double %54, %59
  br label %61

61:                                               ; preds = %41, %45
  %62 = phi contract double [ %60, %45 ], [ 0.000000e+00, %41 ]
  %63 = icmp eq i32 %17, 0
  br i1 %63, label %80, label %64

64:                                               ; preds = %61
  %65 = sext i32 %23 to i64
  %66 = getelementptr inbounds double, ptr %1, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !8
  %68 = sub nsw i32 %23, %3
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %1, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !8
  %72 = fadd contract double %67, %71
  %73 = fmul contract double %72, 5.000000e-01
  %74 = getelementptr inbounds double, ptr %0, i64 %65
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = getelementptr inbounds double, ptr %0, i64 %69
  %77 = load double, ptr %76, align 8, !tbaa !8
  %78 = fsub contract double %75, %77
  %79 = fmul contract double %73, %78
  br label %80

80:                                               ; preds = %61, %64
  %81 = phi contract double [ %79, %64 ], [ 0.000000e+00, %61 ]
  %82 = add nsw i32 %4, -1
  %83 = icmp samesign ult i32 %17, %82
  %84 = sext i32 %23 to i64
  br i1 %83, label %88, label %85

85:                                               ; preds = %80
  %86 = getelementptr inbounds double, ptr %0, i64 %84
  %87 = load double, ptr %86, align 8, !tbaa !8
  br label %103

88:                                               ; preds = %80
  %89 = getelementptr inbounds double, ptr %1, i64 %84
  %90 = load double, ptr %89, align 8, !tbaa !8
  %91 = add nsw i32 %23, %3
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %1, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !8
  %95 = fadd contract double %90, %94
  %96 = fmul contract double %95, 5.000000e-01
  %97 = getelementptr inbounds double, ptr %0, i64 %92
  %98 = load double, ptr %97, align 8, !tbaa !8
  %99 = getelementptr inbounds double, ptr %0, i64 %84
  %100 = load double, ptr %99, align 8, !tbaa !8
  %101 = fsub contract double %98, %100
  %102 = fmul contract double %96, %101
  br label %103

103:                                              ; preds = %85, %88
  %104 = phi double [ %87, %85 ], [ %100, %88 ]
  %105 = phi contract double [ 0.000000e+00, %85 ], [ %102, %88 ]
  %106 = fmul contract double %6, %6
  %107 = fdiv contract double %5, %106
  %108 = fsub contract double %62, %42
  %109 = fadd contract double %108, %105
  %110 = fsub contract double %109, %81
  %111 = fmul contract double %107, %110
  %112 = fadd contract double %104, %111
  %113 = getelementptr inbounds double, ptr %2, i64 %84
  store double %112, ptr %113, align 8, !tbaa !8
  br label %114

114:                                              ; preds = %7, %103
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
!9 = !{!"double", !6, i64 0}
