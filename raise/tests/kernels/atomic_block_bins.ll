; clang sm_80, from atomic_block_bins.cu
source_filename = "atomic_block_bins.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10block_binsE3own = internal addrspace(3) global [48 x i32] undef, align 4
@_ZZ10block_binsE7largest = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_bins(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 48
  br i1 %6, label %7, label %9

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %11

9:                                                ; preds = %11, %4
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %17, label %18

11:                                               ; preds = %7, %11
  %12 = phi i32 [ %5, %7 ], [ %15, %11 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE3own to ptr), i64 %13
  store i32 0, ptr %14, align 4, !tbaa !4
  %15 = add nuw nsw i32 %12, %8
  %16 = icmp samesign ult i32 %15, 48
  br i1 %16, label %11, label %9, !llvm.loop !8

17:                                               ; preds = %9
  store i32 -2147483648, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE7largest to ptr), align 4, !tbaa !4
  br label %18

18:                                               ; preds = %17, %9
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = add i32 %21, %5
  %23 = icmp slt i32 %22, %3
  br i1 %23, label %24, label %29

24:                                               ; preds = %18
  %25 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %26 = mul i32 %3, %25
  %27 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %28 = mul i32 %27, %20
  br label %33

29:                                               ; preds = %33, %18
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %6, label %30, label %46

30:                                               ; preds = %29
  %31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %32 = mul nuw nsw i32 %31, 48
  br label %47

33:                                               ; preds = %24, %33
  %34 = phi i32 [ %22, %24 ], [ %44, %33 ]
  %35 = add i32 %34, %26
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = and i32 %38, 31
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE3own to ptr), i64 %40
  %42 = atomicrmw add ptr %41, i32 1 seq_cst, align 4
  %43 = atomicrmw max ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE7largest to ptr), i32 %38 seq_cst, align 4
  %44 = add i32 %34, %28
  %45 = icmp slt i32 %44, %3
  br i1 %45, label %33, label %29, !llvm.loop !10

46:                                               ; preds = %58, %29
  br i1 %10, label %61, label %64

47:                                               ; preds = %30, %58
  %48 = phi i32 [ %5, %30 ], [ %59, %58 ]
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE3own to ptr), i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %58

53:                                               ; preds = %47
  %54 = add nuw nsw i32 %48, %32
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %1, i64 %55
  %57 = atomicrmw add ptr %56, i32 %51 seq_cst, align 4
  br label %58

58:                                               ; preds = %47, %53
  %59 = add nuw nsw i32 %48, %20
  %60 = icmp samesign ult i32 %59, 48
  br i1 %60, label %47, label %46, !llvm.loop !11

61:                                               ; preds = %46
  %62 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10block_binsE7largest to ptr), align 4, !tbaa !4
  %63 = atomicrmw max ptr %2, i32 %62 seq_cst, align 4
  br label %64

64:                                               ; preds = %61, %46
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
