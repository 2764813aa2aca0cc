; clang sm_80, from shared_sections.cu
source_filename = "shared_sections.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@words = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_sections(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = sext i32 %4 to i64
  %7 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64 %6
  %8 = sext i32 %3 to i64
  %9 = getelementptr inbounds float, ptr %7, i64 %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %16

12:                                               ; preds = %5
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %3, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %20

16:                                               ; preds = %20, %5
  %17 = icmp slt i32 %10, %4
  br i1 %17, label %18, label %33

18:                                               ; preds = %16
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %36

20:                                               ; preds = %12, %20
  %21 = phi i32 [ %10, %12 ], [ %31, %20 ]
  %22 = add i32 %21, %14
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = sext i32 %21 to i64
  %27 = getelementptr inbounds i32, ptr %9, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !4
  %28 = getelementptr inbounds float, ptr %1, i64 %26
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = getelementptr inbounds float, ptr %7, i64 %26
  store float %29, ptr %30, align 4, !tbaa !8
  %31 = add i32 %21, %15
  %32 = icmp slt i32 %31, %3
  br i1 %32, label %20, label %16, !llvm.loop !10

33:                                               ; preds = %36, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %11, label %34, label %66

34:                                               ; preds = %33
  %35 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %42

36:                                               ; preds = %18, %36
  %37 = phi i32 [ %10, %18 ], [ %40, %36 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64 %38
  store i32 0, ptr %39, align 4, !tbaa !4
  %40 = add i32 %37, %19
  %41 = icmp slt i32 %40, %4
  br i1 %41, label %36, label %33, !llvm.loop !12

42:                                               ; preds = %34, %42
  %43 = phi i32 [ %10, %34 ], [ %64, %42 ]
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i32, ptr %9, i64 %44
  %46 = getelementptr inbounds float, ptr %7, i64 %44
  %47 = load i32, ptr %45, align 4, !tbaa !4
  %48 = srem i32 %47, %4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64 %49
  %51 = load float, ptr %46, align 4, !tbaa !8
  %52 = fcmp contract ogt float %51, 5.000000e-01
  %53 = select i1 %52, i32 2, i32 1
  %54 = atomicrmw add ptr %50, i32 %53 seq_cst, align 4
  %55 = load i32, ptr %45, align 4, !tbaa !4
  %56 = add nsw i32 %55, 1
  %57 = srem i32 %56, %4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64 %58
  %60 = load float, ptr %46, align 4, !tbaa !8
  %61 = fcmp contract ogt float %60, 5.000000e-01
  %62 = select i1 %61, i32 2, i32 1
  %63 = atomicrmw add ptr %59, i32 %62 seq_cst, align 4
  %64 = add i32 %43, %35
  %65 = icmp slt i32 %64, %3
  br i1 %65, label %42, label %66, !llvm.loop !13

66:                                               ; preds = %42, %33
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %17, label %67, label %71

67:                                               ; preds = %66
  %68 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %69 = mul i32 %4, %68
  %70 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %72

71:                                               ; preds = %72, %66
  ret void

72:                                               ; preds = %67, %72
  %73 = phi i32 [ %10, %67 ], [ %81, %72 ]
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @words to ptr), i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = uitofp i32 %76 to float
  %78 = add i32 %73, %69
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr %2, i64 %79
  store float %77, ptr %80, align 4, !tbaa !8
  %81 = add i32 %73, %70
  %82 = icmp slt i32 %81, %4
  br i1 %82, label %72, label %71, !llvm.loop !14
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!13 = distinct !{!13, !11}
!14 = distinct !{!14, !11}
