; clang sm_80, from gradient_random_state.cu
source_filename = "gradient_random_state.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @walk(ptr noundef captures(none) %0, ptr noundef captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, double noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = icmp slt i32 %11, %4
  br i1 %12, label %13, label %41

13:                                               ; preds = %6
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = shl i32 %16, 13
  %18 = xor i32 %17, %16
  %19 = lshr i32 %18, 17
  %20 = xor i32 %19, %18
  %21 = shl i32 %20, 5
  %22 = xor i32 %21, %20
  store i32 %22, ptr %15, align 4, !tbaa !4
  %23 = uitofp i32 %22 to double
  %24 = fmul contract double %23, 0x3DF0000000000000
  %25 = fadd contract double %24, -5.000000e-01
  %26 = getelementptr inbounds double, ptr %2, i64 %14
  %27 = load double, ptr %26, align 8, !tbaa !8
  %28 = fmul contract double %5, %27
  %29 = getelementptr inbounds double, ptr %1, i64 %14
  %30 = load double, ptr %29, align 8, !tbaa !8
  %31 = fmul contract double %28, %30
  %32 = tail call contract noundef double @__nv_sqrt(double noundef %5) #4
  %33 = getelementptr inbounds double, ptr %3, i64 %14
  %34 = load double, ptr %33, align 8, !tbaa !8
  %35 = fmul contract double %32, %34
  %36 = fmul contract double %35, %25
  %37 = load double, ptr %29, align 8, !tbaa !8
  %38 = fmul contract double %37, %36
  %39 = fadd contract double %31, %38
  %40 = fadd contract double %37, %39
  store double %40, ptr %29, align 8, !tbaa !8
  br label %41

41:                                               ; preds = %6, %13
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @second_moment(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:                                               ; preds = %3
  store double 0.000000e+00, ptr %1, align 8, !tbaa !8
  br label %11

11:                                               ; preds = %10, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = icmp slt i32 %8, %2
  br i1 %12, label %13, label %19

13:                                               ; preds = %11
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !8
  %17 = fmul contract double %16, %16
  %18 = atomicrmw fadd ptr %1, double %17 seq_cst, align 8
  br label %19

19:                                               ; preds = %13, %11
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

; Function Attrs: convergent nounwind
declare dso_local double @__nv_sqrt(double noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
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
