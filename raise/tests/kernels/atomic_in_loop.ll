; clang sm_80, from atomic_in_loop.cu
source_filename = "atomic_in_loop.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @in_loop(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, ptr noundef captures(none) %5, i32 noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %6
  %15 = icmp sgt i32 %7, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %82

17:                                               ; preds = %8
  %18 = mul nsw i32 %7, %13
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds float, ptr %2, i64 %19
  %21 = and i32 %7, 1
  %22 = icmp eq i32 %7, 1
  br i1 %22, label %64, label %23

23:                                               ; preds = %17
  %24 = and i32 %7, 2147483646
  br label %25

25:                                               ; preds = %25, %23
  %26 = phi i32 [ 0, %23 ], [ %59, %25 ]
  %27 = phi i32 [ 0, %23 ], [ %60, %25 ]
  %28 = add nsw i32 %26, %18
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !8
  %32 = atomicrmw fadd ptr %20, float %31 seq_cst, align 4
  %33 = zext nneg i32 %26 to i64
  %34 = getelementptr inbounds nuw float, ptr %3, i64 %33
  %35 = atomicrmw fadd ptr %34, float %31 seq_cst, align 4
  %36 = fmul contract float %31, %31
  %37 = atomicrmw fadd ptr %4, float %36 seq_cst, align 4
  %38 = getelementptr inbounds nuw i32, ptr %1, i64 %33
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %5, i64 %40
  %42 = atomicrmw fadd ptr %41, float %31 seq_cst, align 4
  %43 = or disjoint i32 %26, 1
  %44 = add nsw i32 %43, %18
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = atomicrmw fadd ptr %20, float %47 seq_cst, align 4
  %49 = zext nneg i32 %43 to i64
  %50 = getelementptr inbounds nuw float, ptr %3, i64 %49
  %51 = atomicrmw fadd ptr %50, float %47 seq_cst, align 4
  %52 = fmul contract float %47, %47
  %53 = atomicrmw fadd ptr %4, float %52 seq_cst, align 4
  %54 = getelementptr inbounds nuw i32, ptr %1, i64 %49
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %5, i64 %56
  %58 = atomicrmw fadd ptr %57, float %47 seq_cst, align 4
  %59 = add nuw nsw i32 %26, 2
  %60 = add i32 %27, 2
  %61 = icmp eq i32 %60, %24
  br i1 %61, label %62, label %25, !llvm.loop !10

62:                                               ; preds = %25
  %63 = icmp eq i32 %21, 0
  br i1 %63, label %82, label %64

64:                                               ; preds = %62, %17
  %65 = phi i32 [ 0, %17 ], [ %59, %62 ]
  %66 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %66)
  %67 = add nsw i32 %65, %18
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = atomicrmw fadd ptr %20, float %70 seq_cst, align 4
  %72 = zext nneg i32 %65 to i64
  %73 = getelementptr inbounds nuw float, ptr %3, i64 %72
  %74 = atomicrmw fadd ptr %73, float %70 seq_cst, align 4
  %75 = fmul contract float %70, %70
  %76 = atomicrmw fadd ptr %4, float %75 seq_cst, align 4
  %77 = getelementptr inbounds nuw i32, ptr %1, i64 %72
  %78 = load i32, ptr %77, align 4, !tbaa !4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %5, i64 %79
  %81 = atomicrmw fadd ptr %80, float %70 seq_cst, align 4
  br label %82

82:                                               ; preds = %64, %62, %8
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

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
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
