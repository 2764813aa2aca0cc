; clang sm_80, from shared_scan_halves.cu
source_filename = "shared_scan_halves.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@temp = external dso_local local_unnamed_addr addrspace(3) global [0 x float], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_scan_halves(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %6, %5
  %8 = icmp eq i32 %4, 0
  br i1 %8, label %17, label %9

9:                                                ; preds = %3
  %10 = add nsw i32 %7, %4
  %11 = icmp sgt i32 %10, %2
  br i1 %11, label %17, label %12

12:                                               ; preds = %9
  %13 = sext i32 %10 to i64
  %14 = getelementptr float, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 -4
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %3, %9, %12
  %18 = phi contract float [ %16, %12 ], [ 0.000000e+00, %9 ], [ 0.000000e+00, %3 ]
  %19 = zext nneg i32 %4 to i64
  %20 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = icmp samesign ugt i32 %5, 1
  br i1 %21, label %28, label %24

22:                                               ; preds = %44
  %23 = mul nuw nsw i32 %31, %5
  br label %24

24:                                               ; preds = %22, %17
  %25 = phi i32 [ 0, %17 ], [ %23, %22 ]
  %26 = add nsw i32 %7, %4
  %27 = icmp slt i32 %26, %2
  br i1 %27, label %52, label %59

28:                                               ; preds = %17, %44
  %29 = phi i32 [ %50, %44 ], [ 1, %17 ]
  %30 = phi i32 [ %31, %44 ], [ 0, %17 ]
  %31 = xor i32 %30, 1
  %32 = icmp slt i32 %4, %29
  %33 = mul nuw nsw i32 %30, %5
  %34 = add nuw nsw i32 %33, %4
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  br i1 %32, label %44, label %38

38:                                               ; preds = %28
  %39 = sub nsw i32 %34, %29
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %37, %42
  br label %44

44:                                               ; preds = %28, %38
  %45 = phi float [ %43, %38 ], [ %37, %28 ]
  %46 = mul nuw nsw i32 %31, %5
  %47 = add nuw nsw i32 %46, %4
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %48
  store float %45, ptr %49, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = shl nsw i32 %29, 1
  %51 = icmp slt i32 %50, %5
  br i1 %51, label %28, label %22, !llvm.loop !10

52:                                               ; preds = %24
  %53 = sext i32 %26 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = add nuw nsw i32 %25, %4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 %56
  %58 = load float, ptr %57, align 4, !tbaa !8
  store float %58, ptr %54, align 4, !tbaa !8
  br label %59

59:                                               ; preds = %52, %24
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
