; clang sm_80, from suite_layernorm.cu
source_filename = "suite_layernorm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_layernorm(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %153

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %44

16:                                               ; preds = %14
  %17 = mul nsw i32 %5, %12
  %18 = and i32 %5, 3
  %19 = icmp ult i32 %5, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %5, 2147483644
  br label %60

22:                                               ; preds = %60
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %22, %16
  %25 = phi float [ 0.000000e+00, %16 ], [ %93, %22 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %95, %22 ]
  %27 = phi i32 [ 0, %16 ], [ %96, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %24
  %30 = phi float [ %25, %24 ], [ %38, %29 ]
  %31 = phi float [ %26, %24 ], [ %40, %29 ]
  %32 = phi i32 [ %27, %24 ], [ %41, %29 ]
  %33 = phi i32 [ 0, %24 ], [ %42, %29 ]
  %34 = add nsw i32 %32, %17
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = fadd contract float %30, %37
  %39 = fmul contract float %37, %37
  %40 = fadd contract float %31, %39
  %41 = add nuw nsw i32 %32, 1
  %42 = add i32 %33, 1
  %43 = icmp eq i32 %42, %18
  br i1 %43, label %44, label %29, !llvm.loop !10

44:                                               ; preds = %22, %29, %14
  %45 = phi float [ 0.000000e+00, %14 ], [ %95, %22 ], [ %40, %29 ]
  %46 = phi float [ 0.000000e+00, %14 ], [ %93, %22 ], [ %38, %29 ]
  %47 = sitofp i32 %5 to float
  %48 = fdiv contract float %46, %47
  %49 = fdiv contract float %45, %47
  %50 = fmul contract float %48, %48
  %51 = fsub contract float %49, %50
  %52 = fadd contract float %6, %51
  %53 = tail call contract noundef float @__nv_rsqrtf(float noundef %52) #4
  br i1 %15, label %54, label %153

54:                                               ; preds = %44
  %55 = mul nsw i32 %5, %12
  %56 = and i32 %5, 1
  %57 = icmp eq i32 %5, 1
  br i1 %57, label %136, label %58

58:                                               ; preds = %54
  %59 = and i32 %5, 2147483646
  br label %99

60:                                               ; preds = %60, %20
  %61 = phi float [ 0.000000e+00, %20 ], [ %93, %60 ]
  %62 = phi float [ 0.000000e+00, %20 ], [ %95, %60 ]
  %63 = phi i32 [ 0, %20 ], [ %96, %60 ]
  %64 = phi i32 [ 0, %20 ], [ %97, %60 ]
  %65 = add nsw i32 %63, %17
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fadd contract float %61, %68
  %70 = fmul contract float %68, %68
  %71 = fadd contract float %62, %70
  %72 = or disjoint i32 %63, 1
  %73 = add nsw i32 %72, %17
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fadd contract float %69, %76
  %78 = fmul contract float %76, %76
  %79 = fadd contract float %71, %78
  %80 = or disjoint i32 %63, 2
  %81 = add nsw i32 %80, %17
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds float, ptr %0, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fadd contract float %77, %84
  %86 = fmul contract float %84, %84
  %87 = fadd contract float %79, %86
  %88 = or disjoint i32 %63, 3
  %89 = add nsw i32 %88, %17
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !8
  %93 = fadd contract float %85, %92
  %94 = fmul contract float %92, %92
  %95 = fadd contract float %87, %94
  %96 = add nuw nsw i32 %63, 4
  %97 = add i32 %64, 4
  %98 = icmp eq i32 %97, %21
  br i1 %98, label %22, label %60, !llvm.loop !12

99:                                               ; preds = %99, %58
  %100 = phi i32 [ 0, %58 ], [ %131, %99 ]
  %101 = phi i32 [ 0, %58 ], [ %132, %99 ]
  %102 = add nsw i32 %100, %55
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fsub contract float %105, %48
  %107 = fmul contract float %53, %106
  %108 = zext nneg i32 %100 to i64
  %109 = getelementptr inbounds nuw float, ptr %1, i64 %108
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = fmul contract float %110, %107
  %112 = getelementptr inbounds nuw float, ptr %2, i64 %108
  %113 = load float, ptr %112, align 4, !tbaa !8
  %114 = fadd contract float %113, %111
  %115 = getelementptr inbounds float, ptr %3, i64 %103
  store float %114, ptr %115, align 4, !tbaa !8
  %116 = or disjoint i32 %100, 1
  %117 = add nsw i32 %116, %55
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds float, ptr %0, i64 %118
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = fsub contract float %120, %48
  %122 = fmul contract float %53, %121
  %123 = zext nneg i32 %116 to i64
  %124 = getelementptr inbounds nuw float, ptr %1, i64 %123
  %125 = load float, ptr %124, align 4, !tbaa !8
  %126 = fmul contract float %125, %122
  %127 = getelementptr inbounds nuw float, ptr %2, i64 %123
  %128 = load float, ptr %127, align 4, !tbaa !8
  %129 = fadd contract float %128, %126
  %130 = getelementptr inbounds float, ptr %3, i64 %118
  store float %129, ptr %130, align 4, !tbaa !8
  %131 = add nuw nsw i32 %100, 2
  %132 = add i32 %101, 2
  %133 = icmp eq i32 %132, %59
  br i1 %133, label %134, label %99, !llvm.loop !14

134:                                              ; preds = %99
  %135 = icmp eq i32 %56, 0
  br i1 %135, label %153, label %136

136:                                              ; preds = %134, %54
  %137 = phi i32 [ 0, %54 ], [ %131, %134 ]
  %138 = icmp ne i32 %56, 0
  tail call void @llvm.assume(i1 %138)
  %139 = add nsw i32 %137, %55
  %140 = sext i32 %139 to i64
  %141 = getelementptr inbounds float, ptr %0, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fsub contract float %142, %48
  %144 = fmul contract float %53, %143
  %145 = zext nneg i32 %137 to i64
  %146 = getelementptr inbounds nuw float, ptr %1, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fmul contract float %147, %144
  %149 = getelementptr inbounds nuw float, ptr %2, i64 %145
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fadd contract float %150, %148
  %152 = getelementptr inbounds float, ptr %3, i64 %140
  store float %151, ptr %152, align 4, !tbaa !8
  br label %153

153:                                              ; preds = %136, %134, %44, %7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_rsqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { convergent nounwind }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
