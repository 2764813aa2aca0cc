; clang sm_80, from atomic_pair_best.cu
source_filename = "atomic_pair_best.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pair_best(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %43

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %2, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds float, ptr %0, i64 %12
  %19 = shl nsw i64 %12, 32
  br label %20

20:                                               ; preds = %38, %11
  %21 = phi i64 [ %17, %11 ], [ %39, %38 ]
  %22 = trunc i64 %21 to i32
  %23 = tail call contract noundef float @__nv_uint_as_float(i32 noundef %22) #3
  %24 = load float, ptr %18, align 4, !tbaa !10
  %25 = fcmp contract ogt float %23, %24
  br i1 %25, label %38, label %26

26:                                               ; preds = %20
  %27 = fcmp contract une float %23, %24
  %28 = lshr i64 %21, 32
  %29 = trunc nuw i64 %28 to i32
  %30 = icmp slt i32 %9, %29
  %31 = select i1 %27, i1 true, i1 %30
  br i1 %31, label %32, label %38

32:                                               ; preds = %26
  %33 = tail call noundef i32 @__nv_float_as_uint(float noundef %24) #3
  %34 = zext i32 %33 to i64
  %35 = or disjoint i64 %19, %34
  %36 = cmpxchg ptr %16, i64 %21, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  br label %38

38:                                               ; preds = %20, %26, %32
  %39 = phi i64 [ %37, %32 ], [ %21, %26 ], [ %21, %20 ]
  %40 = phi i1 [ false, %32 ], [ true, %26 ], [ true, %20 ]
  %41 = icmp eq i64 %21, %39
  %42 = or i1 %40, %41
  br i1 %42, label %43, label %20, !llvm.loop !12

43:                                               ; preds = %38, %4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local float @__nv_uint_as_float(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_uint(float noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
!9 = !{!"long long", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
