; clang sm_80, from atomic_last_block_thread.cu
source_filename = "atomic_last_block_thread.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @atomic_last_block_thread(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %75

9:                                                ; preds = %5
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %6, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %17

13:                                               ; preds = %9
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = load float, ptr %15, align 4, !tbaa !8
  br label %17

17:                                               ; preds = %9, %13
  %18 = phi contract float [ %16, %13 ], [ 0.000000e+00, %9 ]
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds nuw float, ptr %1, i64 %19
  store float %18, ptr %20, align 4, !tbaa !8
  tail call void @llvm.nvvm.membar.gl()
  %21 = atomicrmw add ptr %3, i32 1 seq_cst, align 4
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %23 = add nsw i32 %22, -1
  %24 = icmp eq i32 %21, %23
  br i1 %24, label %25, label %75

25:                                               ; preds = %17
  %26 = and i32 %22, 3
  %27 = icmp samesign ult i32 %22, 4
  br i1 %27, label %32, label %28

28:                                               ; preds = %25
  %29 = and i32 %22, 2147483644
  br label %49

30:                                               ; preds = %49
  %31 = icmp eq i32 %26, 0
  br i1 %31, label %47, label %32

32:                                               ; preds = %30, %25
  %33 = phi i32 [ 0, %25 ], [ %72, %30 ]
  %34 = phi float [ 0.000000e+00, %25 ], [ %71, %30 ]
  %35 = icmp ne i32 %26, 0
  tail call void @llvm.assume(i1 %35)
  br label %36

36:                                               ; preds = %36, %32
  %37 = phi i32 [ %44, %36 ], [ %33, %32 ]
  %38 = phi float [ %43, %36 ], [ %34, %32 ]
  %39 = phi i32 [ %45, %36 ], [ 0, %32 ]
  %40 = zext nneg i32 %37 to i64
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fadd contract float %38, %42
  %44 = add nuw nsw i32 %37, 1
  %45 = add i32 %39, 1
  %46 = icmp eq i32 %45, %26
  br i1 %46, label %47, label %36, !llvm.loop !10

47:                                               ; preds = %36, %30
  %48 = phi float [ %71, %30 ], [ %43, %36 ]
  store float %48, ptr %2, align 4, !tbaa !8
  store i32 0, ptr %3, align 4, !tbaa !4
  br label %75

49:                                               ; preds = %49, %28
  %50 = phi i32 [ 0, %28 ], [ %72, %49 ]
  %51 = phi float [ 0.000000e+00, %28 ], [ %71, %49 ]
  %52 = phi i32 [ 0, %28 ], [ %73, %49 ]
  %53 = zext nneg i32 %50 to i64
  %54 = getelementptr inbounds nuw float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fadd contract float %51, %55
  %57 = zext nneg i32 %50 to i64
  %58 = getelementptr inbounds nuw float, ptr %1, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fadd contract float %56, %60
  %62 = zext nneg i32 %50 to i64
  %63 = getelementptr inbounds nuw float, ptr %1, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %61, %65
  %67 = zext nneg i32 %50 to i64
  %68 = getelementptr inbounds nuw float, ptr %1, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 12
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fadd contract float %66, %70
  %72 = add nuw nsw i32 %50, 4
  %73 = add i32 %52, 4
  %74 = icmp eq i32 %73, %29
  br i1 %74, label %30, label %49, !llvm.loop !12

75:                                               ; preds = %17, %47, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
