; clang sm_80, from reported_gauss_jordan_local.cu
source_filename = "reported_gauss_jordan_local.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reported_gauss_jordan_local(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [3 x [4 x float]], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %183

12:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  %13 = mul nsw i32 %10, 9
  %14 = mul nsw i32 %10, 3
  %15 = sext i32 %13 to i64
  %16 = getelementptr inbounds float, ptr %0, i64 %15
  %17 = load float, ptr %16, align 4, !tbaa !8
  store float %17, ptr %5, align 4, !tbaa !8
  %18 = sext i32 %13 to i64
  %19 = getelementptr float, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 4
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store float %21, ptr %22, align 4, !tbaa !8
  %23 = sext i32 %13 to i64
  %24 = getelementptr float, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %26, ptr %27, align 4, !tbaa !8
  %28 = sext i32 %14 to i64
  %29 = getelementptr inbounds float, ptr %1, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float %30, ptr %31, align 4, !tbaa !8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %33 = sext i32 %13 to i64
  %34 = getelementptr float, ptr %0, i64 %33
  %35 = getelementptr i8, ptr %34, i64 12
  %36 = load float, ptr %35, align 4, !tbaa !8
  store float %36, ptr %32, align 4, !tbaa !8
  %37 = sext i32 %13 to i64
  %38 = getelementptr float, ptr %0, i64 %37
  %39 = getelementptr i8, ptr %38, i64 16
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store float %40, ptr %41, align 4, !tbaa !8
  %42 = sext i32 %13 to i64
  %43 = getelementptr float, ptr %0, i64 %42
  %44 = getelementptr i8, ptr %43, i64 20
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store float %45, ptr %46, align 4, !tbaa !8
  %47 = add nsw i32 %14, 1
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %1, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store float %50, ptr %51, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %53 = sext i32 %13 to i64
  %54 = getelementptr float, ptr %0, i64 %53
  %55 = getelementptr i8, ptr %54, i64 24
  %56 = load float, ptr %55, align 4, !tbaa !8
  store float %56, ptr %52, align 4, !tbaa !8
  %57 = sext i32 %13 to i64
  %58 = getelementptr float, ptr %0, i64 %57
  %59 = getelementptr i8, ptr %58, i64 28
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store float %60, ptr %61, align 4, !tbaa !8
  %62 = sext i32 %13 to i64
  %63 = getelementptr float, ptr %0, i64 %62
  %64 = getelementptr i8, ptr %63, i64 32
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store float %65, ptr %66, align 4, !tbaa !8
  %67 = add nsw i32 %14, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %1, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 44
  store float %70, ptr %71, align 4, !tbaa !8
  br label %85

72:                                               ; preds = %181
  %73 = load float, ptr %31, align 4, !tbaa !8
  %74 = load float, ptr %5, align 4, !tbaa !8
  %75 = fdiv contract float %73, %74
  %76 = getelementptr inbounds float, ptr %2, i64 %28
  store float %75, ptr %76, align 4, !tbaa !8
  %77 = load float, ptr %51, align 4, !tbaa !8
  %78 = load float, ptr %41, align 4, !tbaa !8
  %79 = fdiv contract float %77, %78
  %80 = getelementptr inbounds float, ptr %2, i64 %48
  store float %79, ptr %80, align 4, !tbaa !8
  %81 = load float, ptr %71, align 4, !tbaa !8
  %82 = load float, ptr %66, align 4, !tbaa !8
  %83 = fdiv contract float %81, %82
  %84 = getelementptr inbounds float, ptr %2, i64 %68
  store float %83, ptr %84, align 4, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %183

85:                                               ; preds = %12, %181
  %86 = phi i32 [ %87, %181 ], [ 0, %12 ]
  %87 = add nuw nsw i32 %86, 1
  %88 = icmp samesign ult i32 %86, 2
  br i1 %88, label %89, label %94

89:                                               ; preds = %85
  %90 = zext nneg i32 %86 to i64
  %91 = getelementptr inbounds nuw float, ptr %5, i64 %90
  br label %117

92:                                               ; preds = %117
  %93 = zext nneg i32 %129 to i64
  br label %94

94:                                               ; preds = %85, %92
  %95 = phi i64 [ %93, %92 ], [ 2, %85 ]
  %96 = phi i64 [ %90, %92 ], [ 2, %85 ]
  %97 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %96
  %98 = getelementptr inbounds nuw [4 x float], ptr %5, i64 %95
  %99 = load float, ptr %97, align 4, !tbaa !8
  %100 = load float, ptr %98, align 4, !tbaa !8
  store float %100, ptr %97, align 4, !tbaa !8
  store float %99, ptr %98, align 4, !tbaa !8
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %104 = load float, ptr %103, align 4, !tbaa !8
  store float %104, ptr %101, align 4, !tbaa !8
  store float %102, ptr %103, align 4, !tbaa !8
  %105 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %106 = load float, ptr %105, align 4, !tbaa !8
  %107 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %108 = load float, ptr %107, align 4, !tbaa !8
  store float %108, ptr %105, align 4, !tbaa !8
  store float %106, ptr %107, align 4, !tbaa !8
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 12
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = getelementptr inbounds nuw i8, ptr %98, i64 12
  %112 = load float, ptr %111, align 4, !tbaa !8
  store float %112, ptr %109, align 4, !tbaa !8
  store float %110, ptr %111, align 4, !tbaa !8
  %113 = getelementptr inbounds nuw float, ptr %97, i64 %96
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = fdiv contract float 1.000000e+00, %114
  %116 = icmp eq i32 %86, 0
  br i1 %116, label %149, label %132

117:                                              ; preds = %89, %117
  %118 = phi i32 [ %87, %89 ], [ %130, %117 ]
  %119 = phi i32 [ %86, %89 ], [ %129, %117 ]
  %120 = zext nneg i32 %118 to i64
  %121 = getelementptr inbounds nuw [4 x float], ptr %91, i64 %120
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = tail call contract noundef float @__nv_fabsf(float noundef %122) #5
  %124 = zext nneg i32 %119 to i64
  %125 = getelementptr inbounds nuw [4 x float], ptr %91, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = tail call contract noundef float @__nv_fabsf(float noundef %126) #5
  %128 = fcmp contract ogt float %123, %127
  %129 = select i1 %128, i32 %118, i32 %119
  %130 = add nuw nsw i32 %118, 1
  %131 = icmp eq i32 %130, 3
  br i1 %131, label %92, label %117, !llvm.loop !10

132:                                              ; preds = %94
  %133 = getelementptr inbounds nuw float, ptr %5, i64 %96
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = fmul contract float %115, %134
  br label %136

136:                                              ; preds = %132, %136
  %137 = phi i32 [ %145, %136 ], [ %86, %132 ]
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw float, ptr %97, i64 %138
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %135, %140
  %142 = getelementptr inbounds nuw float, ptr %5, i64 %138
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fsub contract float %143, %141
  store float %144, ptr %142, align 4, !tbaa !8
  %145 = add nuw nsw i32 %137, 1
  %146 = icmp eq i32 %145, 4
  br i1 %146, label %147, label %136, !llvm.loop !12

147:                                              ; preds = %136
  %148 = icmp eq i32 %86, 1
  br i1 %148, label %166, label %149

149:                                              ; preds = %147, %94
  %150 = getelementptr inbounds nuw float, ptr %32, i64 %96
  %151 = load float, ptr %150, align 4, !tbaa !8
  %152 = fmul contract float %115, %151
  br label %153

153:                                              ; preds = %153, %149
  %154 = phi i32 [ %162, %153 ], [ %86, %149 ]
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw float, ptr %97, i64 %155
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fmul contract float %152, %157
  %159 = getelementptr inbounds nuw float, ptr %32, i64 %155
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = fsub contract float %160, %158
  store float %161, ptr %159, align 4, !tbaa !8
  %162 = add nuw nsw i32 %154, 1
  %163 = icmp eq i32 %162, 4
  br i1 %163, label %164, label %153, !llvm.loop !12

164:                                              ; preds = %153
  %165 = icmp eq i32 %86, 2
  br i1 %165, label %181, label %166

166:                                              ; preds = %147, %164
  %167 = getelementptr inbounds nuw float, ptr %52, i64 %96
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fmul contract float %115, %168
  br label %170

170:                                              ; preds = %170, %166
  %171 = phi i32 [ %179, %170 ], [ %86, %166 ]
  %172 = zext nneg i32 %171 to i64
  %173 = getelementptr inbounds nuw float, ptr %97, i64 %172
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = fmul contract float %169, %174
  %176 = getelementptr inbounds nuw float, ptr %52, i64 %172
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = fsub contract float %177, %175
  store float %178, ptr %176, align 4, !tbaa !8
  %179 = add nuw nsw i32 %171, 1
  %180 = icmp eq i32 %179, 4
  br i1 %180, label %181, label %170, !llvm.loop !12

181:                                              ; preds = %170, %164
  %182 = icmp eq i32 %87, 3
  br i1 %182, label %72, label %85, !llvm.loop !13

183:                                              ; preds = %4, %72
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local float @__nv_fabsf(float noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
!12 = distinct !{!12, !11}
!13 = distinct !{!13, !11, !14}
!14 = !{!"llvm.loop.unroll.disable"}
