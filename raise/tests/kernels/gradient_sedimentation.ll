; clang sm_80, from gradient_sedimentation.cu
source_filename = "gradient_sedimentation.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @fall(ptr noundef captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, double noundef %4, ptr noundef readonly captures(none) %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %2
  br i1 %13, label %14, label %48

14:                                               ; preds = %7
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %23, %14
  %17 = phi double [ 0.000000e+00, %14 ], [ %34, %23 ]
  %18 = fmul contract double %4, %17
  %19 = sext i32 %12 to i64
  %20 = getelementptr inbounds double, ptr %1, i64 %19
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fadd contract double %18, %21
  store double %22, ptr %20, align 8, !tbaa !8
  br label %48

23:                                               ; preds = %14, %23
  %24 = phi double [ %34, %23 ], [ 0.000000e+00, %14 ]
  %25 = phi i32 [ %26, %23 ], [ %3, %14 ]
  %26 = add nsw i32 %25, -1
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %27, %12
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds double, ptr %0, i64 %29
  %31 = load double, ptr %30, align 8, !tbaa !8
  %32 = tail call contract noundef double @__nv_pow(double noundef %31, double noundef 1.364000e-01) #4
  %33 = fmul contract double %32, 3.634000e+00
  %34 = fmul contract double %31, %33
  %35 = fsub contract double %24, %34
  %36 = fmul contract double %4, %35
  %37 = zext nneg i32 %26 to i64
  %38 = getelementptr inbounds nuw double, ptr %5, i64 %37
  %39 = load double, ptr %38, align 8, !tbaa !8
  %40 = tail call contract noundef double @__nv_fmax(double noundef %31, double noundef 3.000000e-01) #4
  %41 = tail call contract noundef double @__nv_pow(double noundef %40, double noundef 1.364000e-01) #4
  %42 = fmul contract double %6, %41
  %43 = fadd contract double %42, 1.000000e+00
  %44 = fmul contract double %39, %43
  %45 = fdiv contract double %36, %44
  %46 = fadd contract double %31, %45
  store double %46, ptr %30, align 8, !tbaa !8
  %47 = icmp samesign ugt i32 %25, 1
  br i1 %47, label %23, label %16, !llvm.loop !10

48:                                               ; preds = %7, %16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @total(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !8
  %14 = fmul contract double %13, %13
  %15 = atomicrmw fadd ptr %1, double %14 seq_cst, align 8
  br label %16

16:                                               ; preds = %10, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { convergent nounwind }

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
