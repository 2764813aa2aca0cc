; clang sm_80, from loop_all_any.cu
source_filename = "loop_all_any.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @all_any(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %71

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %42, label %19

14:                                               ; preds = %42
  %15 = zext i1 %57 to i32
  %16 = zext i1 %59 to i32
  %17 = zext i1 %61 to i32
  %18 = zext i1 %63 to i32
  br label %19

19:                                               ; preds = %14, %12
  %20 = phi i32 [ 0, %12 ], [ %16, %14 ]
  %21 = phi i32 [ 0, %12 ], [ %17, %14 ]
  %22 = phi i32 [ 1, %12 ], [ %18, %14 ]
  %23 = phi i32 [ 0, %12 ], [ %68, %14 ]
  %24 = phi i32 [ 1, %12 ], [ %15, %14 ]
  %25 = sext i32 %10 to i64
  %26 = getelementptr inbounds i32, ptr %2, i64 %25
  store i32 %24, ptr %26, align 4, !tbaa !4
  %27 = add nsw i32 %3, %10
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %2, i64 %28
  store i32 %20, ptr %29, align 4, !tbaa !4
  %30 = shl nsw i32 %3, 1
  %31 = add nsw i32 %30, %10
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i32, ptr %2, i64 %32
  store i32 %21, ptr %33, align 4, !tbaa !4
  %34 = mul nsw i32 %3, 3
  %35 = add nsw i32 %34, %10
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i32, ptr %2, i64 %36
  store i32 %22, ptr %37, align 4, !tbaa !4
  %38 = shl nsw i32 %3, 2
  %39 = add nsw i32 %38, %10
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr %2, i64 %40
  store i32 %23, ptr %41, align 4, !tbaa !4
  br label %71

42:                                               ; preds = %12, %42
  %43 = phi i1 [ %57, %42 ], [ true, %12 ]
  %44 = phi i32 [ %69, %42 ], [ 0, %12 ]
  %45 = phi i32 [ %68, %42 ], [ 0, %12 ]
  %46 = phi i1 [ %63, %42 ], [ true, %12 ]
  %47 = phi i1 [ %61, %42 ], [ false, %12 ]
  %48 = phi i1 [ %59, %42 ], [ false, %12 ]
  %49 = mul nsw i32 %44, %3
  %50 = add nsw i32 %49, %10
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = getelementptr inbounds i32, ptr %1, i64 %51
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = fcmp contract ogt float %53, -1.500000e+00
  %57 = select i1 %43, i1 %56, i1 false
  %58 = icmp eq i32 %55, 5
  %59 = or i1 %48, %58
  %60 = fcmp contract olt float %53, 0.000000e+00
  %61 = xor i1 %47, %60
  %62 = icmp ne i32 %55, 9
  %63 = select i1 %62, i1 %46, i1 false
  %64 = fcmp contract ogt float %53, 1.000000e+00
  %65 = icmp slt i32 %55, 3
  %66 = and i1 %64, %65
  %67 = zext i1 %66 to i32
  %68 = add nuw nsw i32 %45, %67
  %69 = add nuw nsw i32 %44, 1
  %70 = icmp eq i32 %69, %4
  br i1 %70, label %14, label %42, !llvm.loop !10

71:                                               ; preds = %5, %19
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
