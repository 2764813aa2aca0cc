; clang sm_80, from race_last_block.cu
source_filename = "race_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10last_blockE7is_last = internal unnamed_addr addrspace(3) global i8 undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @last_block(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  %12 = sext i32 %10 to i64
  br i1 %11, label %13, label %16

13:                                               ; preds = %5
  %14 = getelementptr inbounds float, ptr %0, i64 %12
  %15 = load float, ptr %14, align 4, !tbaa !8
  br label %16

16:                                               ; preds = %5, %13
  %17 = phi contract float [ %15, %13 ], [ 0.000000e+00, %5 ]
  %18 = getelementptr inbounds float, ptr %1, i64 %12
  store float %17, ptr %18, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  %19 = icmp eq i32 %9, 0
  br i1 %19, label %20, label %26

20:                                               ; preds = %16
  %21 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %22 = add nsw i32 %21, -1
  %23 = atomicrmw uinc_wrap ptr %3, i32 %21 seq_cst, align 4
  %24 = icmp eq i32 %23, %22
  %25 = zext i1 %24 to i8
  store i8 %25, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7is_last to ptr), align 1, !tbaa !10
  br label %26

26:                                               ; preds = %20, %16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %27 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ10last_blockE7is_last to ptr), align 1, !tbaa !10, !range !12, !noundef !13
  %28 = trunc nuw i8 %27 to i1
  %29 = and i1 %19, %28
  br i1 %29, label %30, label %84

30:                                               ; preds = %26
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %32 = mul i32 %31, %7
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %56, label %34

34:                                               ; preds = %30
  %35 = and i32 %32, 3
  %36 = icmp ult i32 %32, 4
  br i1 %36, label %41, label %37

37:                                               ; preds = %34
  %38 = and i32 %32, -4
  br label %58

39:                                               ; preds = %58
  %40 = icmp eq i32 %35, 0
  br i1 %40, label %56, label %41

41:                                               ; preds = %39, %34
  %42 = phi i32 [ 0, %34 ], [ %81, %39 ]
  %43 = phi float [ 0.000000e+00, %34 ], [ %80, %39 ]
  %44 = icmp ne i32 %35, 0
  tail call void @llvm.assume(i1 %44)
  br label %45

45:                                               ; preds = %45, %41
  %46 = phi i32 [ %53, %45 ], [ %42, %41 ]
  %47 = phi float [ %52, %45 ], [ %43, %41 ]
  %48 = phi i32 [ %54, %45 ], [ 0, %41 ]
  %49 = zext nneg i32 %46 to i64
  %50 = getelementptr inbounds nuw float, ptr %1, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = fadd contract float %47, %51
  %53 = add nuw nsw i32 %46, 1
  %54 = add i32 %48, 1
  %55 = icmp eq i32 %54, %35
  br i1 %55, label %56, label %45, !llvm.loop !14

56:                                               ; preds = %39, %45, %30
  %57 = phi float [ 0.000000e+00, %30 ], [ %80, %39 ], [ %52, %45 ]
  store float %57, ptr %2, align 4, !tbaa !8
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %84

58:                                               ; preds = %58, %37
  %59 = phi i32 [ 0, %37 ], [ %81, %58 ]
  %60 = phi float [ 0.000000e+00, %37 ], [ %80, %58 ]
  %61 = phi i32 [ 0, %37 ], [ %82, %58 ]
  %62 = zext nneg i32 %59 to i64
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = fadd contract float %60, %64
  %66 = zext nneg i32 %59 to i64
  %67 = getelementptr inbounds nuw float, ptr %1, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 4
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fadd contract float %65, %69
  %71 = zext nneg i32 %59 to i64
  %72 = getelementptr inbounds nuw float, ptr %1, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fadd contract float %70, %74
  %76 = zext nneg i32 %59 to i64
  %77 = getelementptr inbounds nuw float, ptr %1, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 12
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = fadd contract float %75, %79
  %81 = add nuw nsw i32 %59, 4
  %82 = add i32 %61, 4
  %83 = icmp eq i32 %82, %38
  br i1 %83, label %39, label %58, !llvm.loop !16

84:                                               ; preds = %26, %56
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !6, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
