; clang sm_80, from suite_lu.cu
source_filename = "suite_lu.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_lu(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = add i32 %1, -1
  %5 = icmp sgt i32 %1, 1
  br i1 %5, label %6, label %10

6:                                                ; preds = %2
  %7 = icmp samesign ult i32 %3, %1
  %8 = mul nuw nsw i32 %1, %3
  %9 = add nsw i32 %1, -2
  br label %11

10:                                               ; preds = %73, %2
  ret void

11:                                               ; preds = %6, %73
  %12 = phi i32 [ 0, %6 ], [ %76, %73 ]
  %13 = phi i32 [ 0, %6 ], [ %74, %73 ]
  %14 = icmp samesign ugt i32 %3, %13
  %15 = and i1 %7, %14
  br i1 %15, label %18, label %16

16:                                               ; preds = %11
  %17 = add nuw nsw i32 %13, 1
  br label %73

18:                                               ; preds = %11
  %19 = sub i32 %4, %12
  %20 = add nuw nsw i32 %13, %8
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw double, ptr %0, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = mul nuw nsw i32 %13, %1
  %25 = add nuw nsw i32 %24, %13
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw double, ptr %0, i64 %26
  %28 = load double, ptr %27, align 8, !tbaa !8
  %29 = fdiv contract double %23, %28
  store double %29, ptr %22, align 8, !tbaa !8
  %30 = add nuw nsw i32 %13, 1
  %31 = and i32 %19, 1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %45, label %33

33:                                               ; preds = %18
  %34 = add nuw nsw i32 %30, %24
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw double, ptr %0, i64 %35
  %37 = load double, ptr %36, align 8, !tbaa !8
  %38 = fmul contract double %29, %37
  %39 = add nuw nsw i32 %30, %8
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw double, ptr %0, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !8
  %43 = fsub contract double %42, %38
  store double %43, ptr %41, align 8, !tbaa !8
  %44 = add nuw nsw i32 %13, 2
  br label %45

45:                                               ; preds = %33, %18
  %46 = phi i32 [ %30, %18 ], [ %44, %33 ]
  %47 = icmp eq i32 %9, %12
  br i1 %47, label %73, label %48

48:                                               ; preds = %45, %48
  %49 = phi i32 [ %71, %48 ], [ %46, %45 ]
  %50 = add nuw nsw i32 %49, %24
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !8
  %54 = fmul contract double %29, %53
  %55 = add nuw nsw i32 %49, %8
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !8
  %59 = fsub contract double %58, %54
  store double %59, ptr %57, align 8, !tbaa !8
  %60 = add nuw nsw i32 %49, 1
  %61 = add nuw nsw i32 %60, %24
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !8
  %65 = fmul contract double %29, %64
  %66 = add nuw nsw i32 %60, %8
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !8
  %70 = fsub contract double %69, %65
  store double %70, ptr %68, align 8, !tbaa !8
  %71 = add nuw nsw i32 %49, 2
  %72 = icmp eq i32 %71, %1
  br i1 %72, label %73, label %48, !llvm.loop !10

73:                                               ; preds = %45, %48, %16
  %74 = phi i32 [ %17, %16 ], [ %30, %48 ], [ %30, %45 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = icmp eq i32 %74, %4
  %76 = add i32 %12, 1
  br i1 %75, label %10, label %11, !llvm.loop !12
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
!9 = !{!"double", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
