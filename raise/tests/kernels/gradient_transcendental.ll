; clang sm_80, from gradient_transcendental.cu
source_filename = "gradient_transcendental.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @react(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %52

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %0, i64 %15
  %17 = load double, ptr %16, align 8, !tbaa !8
  %18 = getelementptr inbounds double, ptr %1, i64 %15
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %14
  %22 = getelementptr inbounds double, ptr %2, i64 %15
  br label %29

23:                                               ; preds = %29, %14
  %24 = phi double [ %17, %14 ], [ %49, %29 ]
  %25 = phi double [ %19, %14 ], [ %40, %29 ]
  store double %24, ptr %16, align 8, !tbaa !8
  store double %25, ptr %18, align 8, !tbaa !8
  %26 = fmul contract double %6, %24
  %27 = fmul contract double %26, %25
  %28 = atomicrmw fadd ptr %3, double %27 seq_cst, align 8
  br label %52

29:                                               ; preds = %21, %29
  %30 = phi i32 [ 0, %21 ], [ %50, %29 ]
  %31 = phi double [ %19, %21 ], [ %40, %29 ]
  %32 = phi double [ %17, %21 ], [ %49, %29 ]
  %33 = tail call contract noundef double @__nv_pow(double noundef %31, double noundef 1.500000e+00) #3
  %34 = fmul contract double %6, %33
  %35 = load double, ptr %22, align 8, !tbaa !8
  %36 = fneg contract double %35
  %37 = fdiv contract double %36, %32
  %38 = tail call contract noundef double @__nv_exp(double noundef %37) #3
  %39 = fmul contract double %34, %38
  %40 = fsub contract double %31, %39
  %41 = fmul contract double %39, 2.000000e+00
  %42 = tail call contract noundef double @__nv_log(double noundef %32) #3
  %43 = fmul contract double %42, 1.000000e-01
  %44 = tail call contract noundef double @__nv_sin(double noundef %32) #3
  %45 = fmul contract double %44, 5.000000e-02
  %46 = fadd contract double %43, %45
  %47 = fmul contract double %6, %46
  %48 = fsub contract double %41, %47
  %49 = fadd contract double %32, %48
  %50 = add nuw nsw i32 %30, 1
  %51 = icmp eq i32 %50, %5
  br i1 %51, label %23, label %29, !llvm.loop !10

52:                                               ; preds = %7, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_pow(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_exp(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sin(double noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #3 = { convergent nounwind }

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
