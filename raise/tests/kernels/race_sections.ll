; clang sm_80, from race_sections.cu
source_filename = "race_sections.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@count = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @race_sections(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = sext i32 %3 to i64
  %6 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @count to ptr), i64 %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %2
  br i1 %8, label %9, label %11

9:                                                ; preds = %4
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %15

11:                                               ; preds = %15, %4
  %12 = icmp slt i32 %7, %3
  br i1 %12, label %13, label %23

13:                                               ; preds = %11
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %26

15:                                               ; preds = %9, %15
  %16 = phi i32 [ %7, %9 ], [ %21, %15 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %0, i64 %17
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = getelementptr inbounds i32, ptr %6, i64 %17
  store i32 %19, ptr %20, align 4, !tbaa !4
  %21 = add i32 %16, %10
  %22 = icmp slt i32 %21, %2
  br i1 %22, label %15, label %11, !llvm.loop !8

23:                                               ; preds = %26, %11
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %8, label %24, label %32

24:                                               ; preds = %23
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %35

26:                                               ; preds = %13, %26
  %27 = phi i32 [ %7, %13 ], [ %30, %26 ]
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @count to ptr), i64 %28
  store i32 0, ptr %29, align 4, !tbaa !4
  %30 = add i32 %27, %14
  %31 = icmp slt i32 %30, %3
  br i1 %31, label %26, label %23, !llvm.loop !10

32:                                               ; preds = %35, %23
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %33, label %45

33:                                               ; preds = %32
  %34 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %46

35:                                               ; preds = %24, %35
  %36 = phi i32 [ %7, %24 ], [ %43, %35 ]
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i32, ptr %6, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @count to ptr), i64 %40
  %42 = atomicrmw add ptr %41, i32 1 seq_cst, align 4
  %43 = add i32 %36, %25
  %44 = icmp slt i32 %43, %2
  br i1 %44, label %35, label %32, !llvm.loop !11

45:                                               ; preds = %46, %32
  ret void

46:                                               ; preds = %33, %46
  %47 = phi i32 [ %7, %33 ], [ %53, %46 ]
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @count to ptr), i64 %48
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = sitofp i32 %50 to float
  %52 = getelementptr inbounds float, ptr %1, i64 %48
  store float %51, ptr %52, align 4, !tbaa !12
  %53 = add i32 %47, %34
  %54 = icmp slt i32 %53, %3
  br i1 %54, label %46, label %45, !llvm.loop !14
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = distinct !{!14, !9}
