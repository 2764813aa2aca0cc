; clang sm_80, from ocean_bulk_fluxes.cu
source_filename = "ocean_bulk_fluxes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @ocean_bulk_fluxes(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %5
  br i1 %12, label %13, label %65

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = tail call contract noundef double @__nv_fmax(double noundef %16, double noundef 5.000000e-01) #3
  %18 = getelementptr inbounds double, ptr %1, i64 %14
  %19 = load double, ptr %18, align 8, !tbaa !8
  %20 = getelementptr inbounds double, ptr %2, i64 %14
  %21 = load double, ptr %20, align 8, !tbaa !8
  %22 = fsub contract double %19, %21
  br label %32

23:                                               ; preds = %53
  %24 = fmul contract double %58, 1.200000e+00
  %25 = fmul contract double %17, %24
  %26 = fmul contract double %17, %25
  %27 = getelementptr inbounds double, ptr %3, i64 %14
  store double %26, ptr %27, align 8, !tbaa !8
  %28 = fmul contract double %62, 1.204800e+03
  %29 = fmul contract double %17, %28
  %30 = fmul contract double %22, %29
  %31 = getelementptr inbounds double, ptr %4, i64 %14
  store double %30, ptr %31, align 8, !tbaa !8
  br label %65

32:                                               ; preds = %13, %53
  %33 = phi double [ 1.200000e-03, %13 ], [ %58, %53 ]
  %34 = phi i32 [ 0, %13 ], [ %63, %53 ]
  %35 = phi double [ 1.000000e-03, %13 ], [ %62, %53 ]
  %36 = fmul contract double %35, 3.924000e+01
  %37 = fmul contract double %22, %36
  %38 = fmul contract double %33, 2.900000e+02
  %39 = tail call contract noundef double @__nv_sqrt(double noundef %33) #3
  %40 = fmul contract double %38, %39
  %41 = fmul contract double %17, %40
  %42 = fmul contract double %17, %41
  %43 = fdiv contract double %37, %42
  %44 = tail call contract noundef double @__nv_fmax(double noundef %43, double noundef -1.000000e+00) #3
  %45 = tail call contract noundef double @__nv_fmin(double noundef %44, double noundef 1.000000e+00) #3
  %46 = fcmp contract ogt double %45, 0.000000e+00
  br i1 %46, label %47, label %49

47:                                               ; preds = %32
  %48 = fmul contract double %45, -5.000000e+00
  br label %53

49:                                               ; preds = %32
  %50 = fmul contract double %45, %45
  %51 = fadd contract double %50, 1.000000e+00
  %52 = tail call contract noundef double @__nv_log(double noundef %51) #3
  br label %53

53:                                               ; preds = %49, %47
  %54 = phi contract double [ %48, %47 ], [ %52, %49 ]
  %55 = tail call contract noundef double @__nv_log(double noundef 1.000000e+04) #3
  %56 = fsub contract double %55, %54
  %57 = fdiv contract double 4.000000e-01, %56
  %58 = fmul contract double %57, %57
  %59 = fmul contract double %57, 4.000000e-01
  %60 = tail call contract noundef double @__nv_log(double noundef 1.000000e+05) #3
  %61 = fsub contract double %60, %54
  %62 = fdiv contract double %59, %61
  %63 = add nuw nsw i32 %34, 1
  %64 = icmp eq i32 %63, 5
  br i1 %64, label %23, label %32, !llvm.loop !10

65:                                               ; preds = %6, %23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmax(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_fmin(double noundef, double noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local double @__nv_log(double noundef) local_unnamed_addr #2

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
