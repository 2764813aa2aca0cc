; clang sm_80, from loop_unrolled.cu
source_filename = "loop_unrolled.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @unrolled(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef writeonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, ptr noalias noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %194

14:                                               ; preds = %7
  %15 = icmp sgt i32 %6, 0
  br i1 %15, label %16, label %40

16:                                               ; preds = %14
  %17 = mul nsw i32 %6, %12
  %18 = and i32 %6, 7
  %19 = icmp ult i32 %6, 8
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %6, 2147483640
  br label %42

22:                                               ; preds = %42
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %40, label %24

24:                                               ; preds = %22, %16
  %25 = phi i32 [ 0, %16 ], [ %93, %22 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %92, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  br label %28

28:                                               ; preds = %28, %24
  %29 = phi i32 [ %25, %24 ], [ %37, %28 ]
  %30 = phi float [ %26, %24 ], [ %36, %28 ]
  %31 = phi i32 [ 0, %24 ], [ %38, %28 ]
  %32 = add nsw i32 %29, %17
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = fadd contract float %30, %35
  %37 = add nuw nsw i32 %29, 1
  %38 = add i32 %31, 1
  %39 = icmp eq i32 %38, %18
  br i1 %39, label %40, label %28, !llvm.loop !10

40:                                               ; preds = %22, %28, %14
  %41 = phi float [ 0.000000e+00, %14 ], [ %92, %22 ], [ %36, %28 ]
  br i1 %15, label %104, label %96

42:                                               ; preds = %42, %20
  %43 = phi i32 [ 0, %20 ], [ %93, %42 ]
  %44 = phi float [ 0.000000e+00, %20 ], [ %92, %42 ]
  %45 = phi i32 [ 0, %20 ], [ %94, %42 ]
  %46 = add nsw i32 %43, %17
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fadd contract float %44, %49
  %51 = or disjoint i32 %43, 1
  %52 = add nsw i32 %51, %17
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fadd contract float %50, %55
  %57 = or disjoint i32 %43, 2
  %58 = add nsw i32 %57, %17
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fadd contract float %56, %61
  %63 = or disjoint i32 %43, 3
  %64 = add nsw i32 %63, %17
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %62, %67
  %69 = or disjoint i32 %43, 4
  %70 = add nsw i32 %69, %17
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %0, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fadd contract float %68, %73
  %75 = or disjoint i32 %43, 5
  %76 = add nsw i32 %75, %17
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %0, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fadd contract float %74, %79
  %81 = or disjoint i32 %43, 6
  %82 = add nsw i32 %81, %17
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fadd contract float %80, %85
  %87 = or disjoint i32 %43, 7
  %88 = add nsw i32 %87, %17
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds float, ptr %0, i64 %89
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fadd contract float %86, %91
  %93 = add nuw nsw i32 %43, 8
  %94 = add i32 %45, 8
  %95 = icmp eq i32 %94, %21
  br i1 %95, label %22, label %42, !llvm.loop !12

96:                                               ; preds = %104, %40
  %97 = phi double [ -1.000000e+300, %40 ], [ %112, %104 ]
  br i1 %15, label %98, label %137

98:                                               ; preds = %96
  %99 = mul nsw i32 %6, %12
  %100 = and i32 %6, 3
  %101 = icmp ult i32 %6, 4
  br i1 %101, label %117, label %102

102:                                              ; preds = %98
  %103 = and i32 %6, 2147483644
  br label %141

104:                                              ; preds = %40, %104
  %105 = phi i32 [ %113, %104 ], [ 0, %40 ]
  %106 = phi double [ %112, %104 ], [ -1.000000e+300, %40 ]
  %107 = mul nsw i32 %105, %5
  %108 = add nsw i32 %107, %12
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds double, ptr %1, i64 %109
  %111 = load double, ptr %110, align 8, !tbaa !14
  %112 = tail call contract noundef double @__nv_fmax(double noundef %106, double noundef %111) #4
  %113 = add nuw nsw i32 %105, 1
  %114 = icmp eq i32 %113, %6
  br i1 %114, label %96, label %104, !llvm.loop !16

115:                                              ; preds = %141
  %116 = icmp eq i32 %100, 0
  br i1 %116, label %137, label %117

117:                                              ; preds = %115, %98
  %118 = phi i32 [ 0, %98 ], [ %191, %115 ]
  %119 = icmp ne i32 %100, 0
  tail call void @llvm.assume(i1 %119)
  br label %120

120:                                              ; preds = %120, %117
  %121 = phi i32 [ %118, %117 ], [ %134, %120 ]
  %122 = phi i32 [ 0, %117 ], [ %135, %120 ]
  %123 = add nsw i32 %121, %99
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fmul contract float %126, 2.000000e+00
  %128 = uitofp nneg i32 %121 to float
  %129 = fadd contract float %127, %128
  %130 = mul nsw i32 %121, %5
  %131 = add nsw i32 %130, %12
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr %4, i64 %132
  store float %129, ptr %133, align 4, !tbaa !8
  %134 = add nuw nsw i32 %121, 1
  %135 = add i32 %122, 1
  %136 = icmp eq i32 %135, %100
  br i1 %136, label %137, label %120, !llvm.loop !18

137:                                              ; preds = %115, %120, %96
  %138 = sext i32 %12 to i64
  %139 = getelementptr inbounds float, ptr %2, i64 %138
  store float %41, ptr %139, align 4, !tbaa !8
  %140 = getelementptr inbounds double, ptr %3, i64 %138
  store double %97, ptr %140, align 8, !tbaa !14
  br label %194

141:                                              ; preds = %141, %102
  %142 = phi i32 [ 0, %102 ], [ %191, %141 ]
  %143 = phi i32 [ 0, %102 ], [ %192, %141 ]
  %144 = add nsw i32 %142, %99
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds float, ptr %0, i64 %145
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fmul contract float %147, 2.000000e+00
  %149 = uitofp nneg i32 %142 to float
  %150 = fadd contract float %148, %149
  %151 = mul nsw i32 %142, %5
  %152 = add nsw i32 %151, %12
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %4, i64 %153
  store float %150, ptr %154, align 4, !tbaa !8
  %155 = or disjoint i32 %142, 1
  %156 = add nsw i32 %155, %99
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %0, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = fmul contract float %159, 2.000000e+00
  %161 = uitofp nneg i32 %155 to float
  %162 = fadd contract float %160, %161
  %163 = mul nsw i32 %155, %5
  %164 = add nsw i32 %163, %12
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds float, ptr %4, i64 %165
  store float %162, ptr %166, align 4, !tbaa !8
  %167 = or disjoint i32 %142, 2
  %168 = add nsw i32 %167, %99
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds float, ptr %0, i64 %169
  %171 = load float, ptr %170, align 4, !tbaa !8
  %172 = fmul contract float %171, 2.000000e+00
  %173 = uitofp nneg i32 %167 to float
  %174 = fadd contract float %172, %173
  %175 = mul nsw i32 %167, %5
  %176 = add nsw i32 %175, %12
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds float, ptr %4, i64 %177
  store float %174, ptr %178, align 4, !tbaa !8
  %179 = or disjoint i32 %142, 3
  %180 = add nsw i32 %179, %99
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %0, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = fmul contract float %183, 2.000000e+00
  %185 = uitofp nneg i32 %179 to float
  %186 = fadd contract float %184, %185
  %187 = mul nsw i32 %179, %5
  %188 = add nsw i32 %187, %12
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds float, ptr %4, i64 %189
  store float %186, ptr %190, align 4, !tbaa !8
  %191 = add nuw nsw i32 %142, 4
  %192 = add i32 %143, 4
  %193 = icmp eq i32 %192, %103
  br i1 %193, label %115, label %141, !llvm.loop !19

194:                                              ; preds = %7, %137
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { convergent mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!12 = distinct !{!12, !13, !11}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!15, !15, i64 0}
!15 = !{!"double", !6, i64 0}
!16 = distinct !{!16, !13, !17}
!17 = !{!"llvm.loop.unroll.count", i32 2}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !13, !11}
