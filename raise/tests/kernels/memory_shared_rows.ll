; clang sm_80, from memory_shared_rows.cu
source_filename = "memory_shared_rows.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ18memory_shared_rowsE1f = internal unnamed_addr addrspace(3) global [8 x [4 x double]] undef, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local void @_Z4fillddPd(double noundef %0, double noundef %1, ptr noundef writeonly captures(none) initializes((0, 16)) %2) local_unnamed_addr #0 {
  %4 = fcmp contract ogt double %0, 1.000000e+00
  br i1 %4, label %5, label %6

5:                                                ; preds = %3
  store double %0, ptr %2, align 8, !tbaa !8
  br label %13

6:                                                ; preds = %3
  %7 = fcmp contract ogt double %0, 0.000000e+00
  br i1 %7, label %8, label %10

8:                                                ; preds = %6
  %9 = fmul contract double %0, 2.000000e+00
  store double %9, ptr %2, align 8, !tbaa !8
  br label %13

10:                                               ; preds = %6
  %11 = fadd contract double %0, %1
  store double %11, ptr %2, align 8, !tbaa !8
  %12 = fmul contract double %0, %1
  br label %13

13:                                               ; preds = %10, %8, %5
  %14 = phi double [ %12, %10 ], [ %1, %8 ], [ %1, %5 ]
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store double %14, ptr %15, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @memory_shared_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = uitofp nneg i32 %3 to double
  %5 = fsub contract double -1.000000e+02, %4
  %6 = lshr i32 %3, 2
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18memory_shared_rowsE1f to ptr), i64 %7
  %9 = and i32 %3, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw double, ptr %8, i64 %10
  store double %5, ptr %11, align 8, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp eq i32 %3, 0
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br i1 %12, label %14, label %41

14:                                               ; preds = %2
  %15 = shl i32 %13, 2
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw double, ptr %0, i64 %16
  br label %18

18:                                               ; preds = %14, %38
  %19 = phi i1 [ true, %14 ], [ false, %38 ]
  %20 = phi i32 [ 0, %14 ], [ 1, %38 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw double, ptr %17, i64 %21
  %23 = load double, ptr %22, align 8, !tbaa !8
  %24 = add nuw nsw i32 %20, 1
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %17, i64 %25
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = getelementptr inbounds nuw [4 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ18memory_shared_rowsE1f to ptr), i64 %25
  %29 = fcmp contract ogt double %23, 1.000000e+00
  br i1 %29, label %30, label %31

30:                                               ; preds = %18
  store double %23, ptr %28, align 8, !tbaa !8
  br label %38

31:                                               ; preds = %18
  %32 = fcmp contract ogt double %23, 0.000000e+00
  br i1 %32, label %33, label %35

33:                                               ; preds = %31
  %34 = fmul contract double %23, 2.000000e+00
  store double %34, ptr %28, align 8, !tbaa !8
  br label %38

35:                                               ; preds = %31
  %36 = fadd contract double %23, %27
  store double %36, ptr %28, align 8, !tbaa !8
  %37 = fmul contract double %23, %27
  br label %38

38:                                               ; preds = %30, %33, %35
  %39 = phi double [ %37, %35 ], [ %27, %33 ], [ %27, %30 ]
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store double %39, ptr %40, align 8, !tbaa !8
  br i1 %19, label %18, label %41, !llvm.loop !10

41:                                               ; preds = %38, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %42 = load double, ptr %11, align 8, !tbaa !8
  %43 = shl i32 %13, 5
  %44 = add i32 %43, %3
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw double, ptr %1, i64 %45
  store double %42, ptr %46, align 8, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
