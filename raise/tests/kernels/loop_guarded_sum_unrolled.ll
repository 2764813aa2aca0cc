; clang sm_80, from loop_guarded_sum_unrolled.cu
source_filename = "loop_guarded_sum_unrolled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @guarded_sum_unrolled(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %159

14:                                               ; preds = %7
  %15 = icmp sgt i32 %5, 0
  br i1 %15, label %16, label %58

16:                                               ; preds = %14
  %17 = mul nsw i32 %5, %12
  %18 = and i32 %5, 3
  %19 = icmp ult i32 %5, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %5, 2147483644
  br label %64

22:                                               ; preds = %154
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %58, label %24

24:                                               ; preds = %22, %16
  %25 = phi i32 [ 0, %16 ], [ %156, %22 ]
  %26 = phi i32 [ 0, %16 ], [ %155, %22 ]
  %27 = phi double [ 0.000000e+00, %16 ], [ %146, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %53, %24
  %30 = phi i32 [ %25, %24 ], [ %55, %53 ]
  %31 = phi i32 [ %26, %24 ], [ %54, %53 ]
  %32 = phi double [ %27, %24 ], [ %45, %53 ]
  %33 = phi i32 [ 0, %24 ], [ %56, %53 ]
  %34 = add nsw i32 %30, %17
  %35 = icmp slt i32 %34, %4
  br i1 %35, label %36, label %44

36:                                               ; preds = %29
  %37 = sext i32 %34 to i64
  %38 = getelementptr inbounds double, ptr %1, i64 %37
  %39 = getelementptr inbounds double, ptr %0, i64 %37
  %40 = load double, ptr %39, align 8, !tbaa !8
  %41 = load double, ptr %38, align 8, !tbaa !8
  %42 = fmul contract double %40, %41
  %43 = fadd contract double %32, %42
  br label %44

44:                                               ; preds = %36, %29
  %45 = phi double [ %43, %36 ], [ %32, %29 ]
  br i1 %35, label %46, label %53

46:                                               ; preds = %44
  %47 = sext i32 %34 to i64
  %48 = getelementptr inbounds double, ptr %0, i64 %47
  %49 = load double, ptr %48, align 8, !tbaa !8
  %50 = fcmp contract ogt double %49, 5.000000e-01
  br i1 %50, label %51, label %53

51:                                               ; preds = %46
  %52 = add nsw i32 %31, 1
  br label %53

53:                                               ; preds = %51, %46, %44
  %54 = phi i32 [ %52, %51 ], [ %31, %46 ], [ %31, %44 ]
  %55 = add nuw nsw i32 %30, 1
  %56 = add i32 %33, 1
  %57 = icmp eq i32 %56, %18
  br i1 %57, label %58, label %29, !llvm.loop !10

58:                                               ; preds = %22, %53, %14
  %59 = phi double [ 0.000000e+00, %14 ], [ %146, %22 ], [ %45, %53 ]
  %60 = phi i32 [ 0, %14 ], [ %155, %22 ], [ %54, %53 ]
  %61 = sext i32 %12 to i64
  %62 = getelementptr inbounds double, ptr %2, i64 %61
  store double %59, ptr %62, align 8, !tbaa !8
  %63 = getelementptr inbounds i32, ptr %3, i64 %61
  store i32 %60, ptr %63, align 4, !tbaa !4
  br label %159

64:                                               ; preds = %154, %20
  %65 = phi i32 [ 0, %20 ], [ %156, %154 ]
  %66 = phi i32 [ 0, %20 ], [ %155, %154 ]
  %67 = phi double [ 0.000000e+00, %20 ], [ %146, %154 ]
  %68 = phi i32 [ 0, %20 ], [ %157, %154 ]
  %69 = add nsw i32 %65, %17
  %70 = icmp slt i32 %69, %4
  br i1 %70, label %71, label %79

71:                                               ; preds = %64
  %72 = sext i32 %69 to i64
  %73 = getelementptr inbounds double, ptr %1, i64 %72
  %74 = getelementptr inbounds double, ptr %0, i64 %72
  %75 = load double, ptr %74, align 8, !tbaa !8
  %76 = load double, ptr %73, align 8, !tbaa !8
  %77 = fmul contract double %75, %76
  %78 = fadd contract double %67, %77
  br label %79

79:                                               ; preds = %71, %64
  %80 = phi double [ %78, %71 ], [ %67, %64 ]
  br i1 %70, label %81, label %88

81:                                               ; preds = %79
  %82 = sext i32 %69 to i64
  %83 = getelementptr inbounds double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !8
  %85 = fcmp contract ogt double %84, 5.000000e-01
  br i1 %85, label %86, label %88

86:                                               ; preds = %81
  %87 = add nsw i32 %66, 1
  br label %88

88:                                               ; preds = %86, %81, %79
  %89 = phi i32 [ %87, %86 ], [ %66, %81 ], [ %66, %79 ]
  %90 = or disjoint i32 %65, 1
  %91 = add nsw i32 %90, %17
  %92 = icmp slt i32 %91, %4
  br i1 %92, label %93, label %101

93:                                               ; preds = %88
  %94 = sext i32 %91 to i64
  %95 = getelementptr inbounds double, ptr %1, i64 %94
  %96 = getelementptr inbounds double, ptr %0, i64 %94
  %97 = load double, ptr %96, align 8, !tbaa !8
  %98 = load double, ptr %95, align 8, !tbaa !8
  %99 = fmul contract double %97, %98
  %100 = fadd contract double %80, %99
  br label %101

101:                                              ; preds = %93, %88
  %102 = phi double [ %100, %93 ], [ %80, %88 ]
  br i1 %92, label %103, label %110

103:                                              ; preds = %101
  %104 = sext i32 %91 to i64
  %105 = getelementptr inbounds double, ptr %0, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !8
  %107 = fcmp contract ogt double %106, 5.000000e-01
  br i1 %107, label %108, label %110

108:                                              ; preds = %103
  %109 = add nsw i32 %89, 1
  br label %110

110:                                              ; preds = %108, %103, %101
  %111 = phi i32 [ %109, %108 ], [ %89, %103 ], [ %89, %101 ]
  %112 = or disjoint i32 %65, 2
  %113 = add nsw i32 %112, %17
  %114 = icmp slt i32 %113, %4
  br i1 %114, label %115, label %123

115:                                              ; preds = %110
  %116 = sext i32 %113 to i64
  %117 = getelementptr inbounds double, ptr %1, i64 %116
  %118 = getelementptr inbounds double, ptr %0, i64 %116
  %119 = load double, ptr %118, align 8, !tbaa !8
  %120 = load double, ptr %117, align 8, !tbaa !8
  %121 = fmul contract double %119, %120
  %122 = fadd contract double %102, %121
  br label %123

123:                                              ; preds = %115, %110
  %124 = phi double [ %122, %115 ], [ %102, %110 ]
  br i1 %114, label %125, label %132

125:                                              ; preds = %123
  %126 = sext i32 %113 to i64
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !8
  %129 = fcmp contract ogt double %128, 5.000000e-01
  br i1 %129, label %130, label %132

130:                                              ; preds = %125
  %131 = add nsw i32 %111, 1
  br label %132

132:                                              ; preds = %130, %125, %123
  %133 = phi i32 [ %131, %130 ], [ %111, %125 ], [ %111, %123 ]
  %134 = or disjoint i32 %65, 3
  %135 = add nsw i32 %134, %17
  %136 = icmp slt i32 %135, %4
  br i1 %136, label %137, label %145

137:                                              ; preds = %132
  %138 = sext i32 %135 to i64
  %139 = getelementptr inbounds double, ptr %1, i64 %138
  %140 = getelementptr inbounds double, ptr %0, i64 %138
  %141 = load double, ptr %140, align 8, !tbaa !8
  %142 = load double, ptr %139, align 8, !tbaa !8
  %143 = fmul contract double %141, %142
  %144 = fadd contract double %124, %143
  br label %145

145:                                              ; preds = %137, %132
  %146 = phi double [ %144, %137 ], [ %124, %132 ]
  br i1 %136, label %147, label %154

147:                                              ; preds = %145
  %148 = sext i32 %135 to i64
  %149 = getelementptr inbounds double, ptr %0, i64 %148
  %150 = load double, ptr %149, align 8, !tbaa !8
  %151 = fcmp contract ogt double %150, 5.000000e-01
  br i1 %151, label %152, label %154

152:                                              ; preds = %147
  %153 = add nsw i32 %133, 1
  br label %154

154:                                              ; preds = %152, %147, %145
  %155 = phi i32 [ %153, %152 ], [ %133, %147 ], [ %133, %145 ]
  %156 = add nuw nsw i32 %65, 4
  %157 = add i32 %68, 4
  %158 = icmp eq i32 %157, %21
  br i1 %158, label %22, label %64, !llvm.loop !12

159:                                              ; preds = %7, %58
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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13, !11}
!13 = !{!"llvm.loop.mustprogress"}
