; clang sm_80, from loop_dynamic_nest.cu
source_filename = "loop_dynamic_nest.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dynamic_nest(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %90

12:                                               ; preds = %5
  %13 = srem i32 %10, 3
  %14 = icmp slt i32 %13, %3
  br i1 %14, label %15, label %28

15:                                               ; preds = %12, %51
  %16 = phi i32 [ %54, %51 ], [ %13, %12 ]
  %17 = phi float [ %53, %51 ], [ 0.000000e+00, %12 ]
  %18 = sext i32 %16 to i64
  %19 = getelementptr inbounds i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %22, label %51

22:                                               ; preds = %15
  %23 = mul nsw i32 %16, %4
  %24 = and i32 %20, 3
  %25 = icmp ult i32 %20, 4
  br i1 %25, label %34, label %26

26:                                               ; preds = %22
  %27 = and i32 %20, 2147483644
  br label %56

28:                                               ; preds = %51, %12
  %29 = phi float [ 0.000000e+00, %12 ], [ %53, %51 ]
  %30 = sext i32 %10 to i64
  %31 = getelementptr inbounds float, ptr %2, i64 %30
  store float %29, ptr %31, align 4, !tbaa !8
  br label %90

32:                                               ; preds = %56
  %33 = icmp eq i32 %24, 0
  br i1 %33, label %51, label %34

34:                                               ; preds = %32, %22
  %35 = phi i32 [ 0, %22 ], [ %87, %32 ]
  %36 = phi float [ 1.000000e+00, %22 ], [ %86, %32 ]
  %37 = icmp ne i32 %24, 0
  tail call void @llvm.assume(i1 %37)
  br label %38

38:                                               ; preds = %38, %34
  %39 = phi i32 [ %35, %34 ], [ %48, %38 ]
  %40 = phi float [ %36, %34 ], [ %47, %38 ]
  %41 = phi i32 [ 0, %34 ], [ %49, %38 ]
  %42 = fmul contract float %40, 5.000000e-01
  %43 = add nsw i32 %39, %23
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fadd contract float %42, %46
  %48 = add nuw nsw i32 %39, 1
  %49 = add i32 %41, 1
  %50 = icmp eq i32 %49, %24
  br i1 %50, label %51, label %38, !llvm.loop !10

51:                                               ; preds = %32, %38, %15
  %52 = phi float [ 1.000000e+00, %15 ], [ %86, %32 ], [ %47, %38 ]
  %53 = fadd contract float %17, %52
  %54 = add nsw i32 %16, 2
  %55 = icmp slt i32 %54, %3
  br i1 %55, label %15, label %28, !llvm.loop !12

56:                                               ; preds = %56, %26
  %57 = phi i32 [ 0, %26 ], [ %87, %56 ]
  %58 = phi float [ 1.000000e+00, %26 ], [ %86, %56 ]
  %59 = phi i32 [ 0, %26 ], [ %88, %56 ]
  %60 = fmul contract float %58, 5.000000e-01
  %61 = add nsw i32 %57, %23
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %1, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %60, %64
  %66 = or disjoint i32 %57, 1
  %67 = fmul contract float %65, 5.000000e-01
  %68 = add nsw i32 %66, %23
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %1, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = fadd contract float %67, %71
  %73 = or disjoint i32 %57, 2
  %74 = fmul contract float %72, 5.000000e-01
  %75 = add nsw i32 %73, %23
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds float, ptr %1, i64 %76
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fadd contract float %74, %78
  %80 = or disjoint i32 %57, 3
  %81 = fmul contract float %79, 5.000000e-01
  %82 = add nsw i32 %80, %23
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %1, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fadd contract float %81, %85
  %87 = add nuw nsw i32 %57, 4
  %88 = add i32 %59, 4
  %89 = icmp eq i32 %88, %27
  br i1 %89, label %32, label %56, !llvm.loop !14

90:                                               ; preds = %5, %28
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx42,+ptx70,+sm_80" "uniform-work-group-size"="true" }
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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
