; clang sm_80, from loop_argmin.cu
source_filename = "loop_argmin.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @argmin(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %5
  br i1 %13, label %14, label %86

14:                                               ; preds = %7
  %15 = mul nsw i32 %6, %12
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = icmp sgt i32 %6, 1
  br i1 %19, label %20, label %45

20:                                               ; preds = %14
  %21 = add nsw i32 %6, -1
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %6, 2
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = and i32 %21, -2
  br label %55

26:                                               ; preds = %55
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %45, label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ 1, %20 ], [ %83, %26 ]
  %30 = phi i32 [ 0, %20 ], [ %82, %26 ]
  %31 = phi i32 [ 0, %20 ], [ %79, %26 ]
  %32 = phi float [ %18, %20 ], [ %81, %26 ]
  %33 = phi float [ %18, %20 ], [ %78, %26 ]
  %34 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %34)
  %35 = add nsw i32 %29, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fcmp contract olt float %38, %33
  %40 = select i1 %39, float %38, float %33
  %41 = select i1 %39, i32 %29, i32 %31
  %42 = fcmp contract ult float %38, %32
  %43 = select i1 %42, float %32, float %38
  %44 = select i1 %42, i32 %30, i32 %29
  br label %45

45:                                               ; preds = %28, %26, %14
  %46 = phi float [ %18, %14 ], [ %78, %26 ], [ %40, %28 ]
  %47 = phi float [ %18, %14 ], [ %81, %26 ], [ %43, %28 ]
  %48 = phi i32 [ 0, %14 ], [ %79, %26 ], [ %41, %28 ]
  %49 = phi i32 [ 0, %14 ], [ %82, %26 ], [ %44, %28 ]
  %50 = sext i32 %12 to i64
  %51 = getelementptr inbounds i32, ptr %1, i64 %50
  store i32 %48, ptr %51, align 4, !tbaa !4
  %52 = getelementptr inbounds i32, ptr %2, i64 %50
  store i32 %49, ptr %52, align 4, !tbaa !4
  %53 = getelementptr inbounds float, ptr %3, i64 %50
  store float %46, ptr %53, align 4, !tbaa !8
  %54 = getelementptr inbounds float, ptr %4, i64 %50
  store float %47, ptr %54, align 4, !tbaa !8
  br label %86

55:                                               ; preds = %55, %24
  %56 = phi i32 [ 1, %24 ], [ %83, %55 ]
  %57 = phi i32 [ 0, %24 ], [ %82, %55 ]
  %58 = phi i32 [ 0, %24 ], [ %79, %55 ]
  %59 = phi float [ %18, %24 ], [ %81, %55 ]
  %60 = phi float [ %18, %24 ], [ %78, %55 ]
  %61 = phi i32 [ 0, %24 ], [ %84, %55 ]
  %62 = add nsw i32 %56, %15
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fcmp contract olt float %65, %60
  %67 = select i1 %66, float %65, float %60
  %68 = select i1 %66, i32 %56, i32 %58
  %69 = fcmp contract ult float %65, %59
  %70 = select i1 %69, float %59, float %65
  %71 = select i1 %69, i32 %57, i32 %56
  %72 = add nuw nsw i32 %56, 1
  %73 = add nsw i32 %72, %15
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fcmp contract olt float %76, %67
  %78 = select i1 %77, float %76, float %67
  %79 = select i1 %77, i32 %72, i32 %68
  %80 = fcmp contract ult float %76, %70
  %81 = select i1 %80, float %70, float %76
  %82 = select i1 %80, i32 %71, i32 %72
  %83 = add nuw nsw i32 %56, 2
  %84 = add i32 %61, 2
  %85 = icmp eq i32 %84, %25
  br i1 %85, label %26, label %55, !llvm.loop !10

86:                                               ; preds = %7, %45
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
!11 = !{!"llvm.loop.mustprogress"}
