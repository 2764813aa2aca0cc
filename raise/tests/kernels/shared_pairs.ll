; clang sm_80, from shared_pairs.cu
source_filename = "shared_pairs.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { float, i32 }

@raw = external dso_local local_unnamed_addr addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shared_pairs(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = add i32 %8, %5
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %15

11:                                               ; preds = %4
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  br label %15

15:                                               ; preds = %4, %11
  %16 = phi contract float [ %14, %11 ], [ -1.000000e+09, %4 ]
  %17 = zext nneg i32 %5 to i64
  %18 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @raw to ptr), i64 %17
  store float %16, ptr %18, align 4, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 4
  store i32 %9, ptr %19, align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %20 = lshr i32 %7, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %40, %15
  %23 = load float, ptr addrspacecast (ptr addrspace(3) @raw to ptr), align 4, !tbaa !10
  %24 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @raw to ptr), i64 4), align 4, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = uitofp nneg i32 %5 to float
  %26 = fmul contract float %23, %25
  %27 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @raw to ptr), i64 %17
  store float %26, ptr %27, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %10, label %43, label %51

28:                                               ; preds = %15, %40
  %29 = phi i32 [ %41, %40 ], [ %20, %15 ]
  %30 = icmp samesign ult i32 %5, %29
  br i1 %30, label %31, label %40

31:                                               ; preds = %28
  %32 = add nuw nsw i32 %29, %5
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw %struct.Pair, ptr addrspacecast (ptr addrspace(3) @raw to ptr), i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !10
  %36 = load float, ptr %18, align 4, !tbaa !10
  %37 = fcmp contract ogt float %35, %36
  br i1 %37, label %38, label %40

38:                                               ; preds = %31
  %39 = load i64, ptr %34, align 4
  store i64 %39, ptr %18, align 4
  br label %40

40:                                               ; preds = %38, %31, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %41 = lshr i32 %29, 1
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %22, label %28, !llvm.loop !13

43:                                               ; preds = %22
  %44 = sext i32 %9 to i64
  %45 = getelementptr inbounds float, ptr %1, i64 %44
  %46 = xor i32 %5, -1
  %47 = add nsw i32 %7, %46
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @raw to ptr), i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  store float %50, ptr %45, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %43, %22
  %52 = icmp eq i32 %5, 0
  br i1 %52, label %53, label %56

53:                                               ; preds = %51
  %54 = zext nneg i32 %6 to i64
  %55 = getelementptr inbounds nuw i32, ptr %2, i64 %54
  store i32 %24, ptr %55, align 4, !tbaa !4
  br label %56

56:                                               ; preds = %53, %51
  ret void
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
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS4Pair", !9, i64 0, !5, i64 4}
!12 = !{!11, !5, i64 4}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
