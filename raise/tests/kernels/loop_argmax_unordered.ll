; clang sm_80, from loop_argmax_unordered.cu
source_filename = "loop_argmax_unordered.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @argmax_unordered(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %66

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %34

14:                                               ; preds = %12
  %15 = and i32 %4, 1
  %16 = icmp eq i32 %4, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %4, 2147483646
  br label %41

19:                                               ; preds = %41
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %34, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %63, %19 ]
  %23 = phi i32 [ -1, %14 ], [ %62, %19 ]
  %24 = phi float [ 0xFFF0000000000000, %14 ], [ %61, %19 ]
  %25 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %25)
  %26 = mul nsw i32 %22, %3
  %27 = add nsw i32 %26, %10
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %0, i64 %28
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fcmp contract ugt float %30, %24
  %32 = select i1 %31, float %30, float %24
  %33 = select i1 %31, i32 %22, i32 %23
  br label %34

34:                                               ; preds = %21, %19, %12
  %35 = phi float [ 0xFFF0000000000000, %12 ], [ %61, %19 ], [ %32, %21 ]
  %36 = phi i32 [ -1, %12 ], [ %62, %19 ], [ %33, %21 ]
  %37 = sext i32 %10 to i64
  %38 = getelementptr inbounds i32, ptr %1, i64 %37
  store i32 %36, ptr %38, align 4, !tbaa !4
  %39 = tail call noundef i32 @__nv_float_as_int(float noundef %35) #4
  %40 = getelementptr inbounds i32, ptr %2, i64 %37
  store i32 %39, ptr %40, align 4, !tbaa !4
  br label %66

41:                                               ; preds = %41, %17
  %42 = phi i32 [ 0, %17 ], [ %63, %41 ]
  %43 = phi i32 [ -1, %17 ], [ %62, %41 ]
  %44 = phi float [ 0xFFF0000000000000, %17 ], [ %61, %41 ]
  %45 = phi i32 [ 0, %17 ], [ %64, %41 ]
  %46 = mul nsw i32 %42, %3
  %47 = add nsw i32 %46, %10
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fcmp contract ugt float %50, %44
  %52 = select i1 %51, float %50, float %44
  %53 = select i1 %51, i32 %42, i32 %43
  %54 = or disjoint i32 %42, 1
  %55 = mul nsw i32 %54, %3
  %56 = add nsw i32 %55, %10
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fcmp contract ugt float %59, %52
  %61 = select i1 %60, float %59, float %52
  %62 = select i1 %60, i32 %54, i32 %53
  %63 = add nuw nsw i32 %42, 2
  %64 = add i32 %45, 2
  %65 = icmp eq i32 %64, %18
  br i1 %65, label %19, label %41, !llvm.loop !10

66:                                               ; preds = %5, %34
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local i32 @__nv_float_as_int(float noundef) local_unnamed_addr #2

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
!11 = !{!"llvm.loop.mustprogress"}
