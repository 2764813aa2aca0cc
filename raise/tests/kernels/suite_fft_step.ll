; clang sm_80, from suite_fft_step.cu
source_filename = "suite_fft_step.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.double2 = type { double, double }

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @suite_fft_step(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca double, align 8
  %6 = alloca double, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sdiv i32 %2, 2
  %13 = icmp slt i32 %11, %12
  br i1 %13, label %14, label %52

14:                                               ; preds = %4
  %15 = sdiv i32 %11, %3
  %16 = mul i32 %15, %3
  %17 = sub i32 %11, %16
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %18 = sitofp i32 %17 to double
  %19 = fmul contract double %18, 0xC00921FB54442D18
  %20 = sitofp i32 %3 to double
  %21 = fdiv contract double %19, %20
  call void @__nv_sincos(double noundef %21, ptr noundef nonnull %5, ptr noundef nonnull %6) #5
  %22 = shl i32 %3, 1
  %23 = mul i32 %22, %15
  %24 = add nsw i32 %23, %17
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %struct.double2, ptr %0, i64 %25
  %27 = load double, ptr %26, align 16, !tbaa !8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load double, ptr %28, align 8, !tbaa !8
  %30 = add nsw i32 %24, %3
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds %struct.double2, ptr %0, i64 %31
  %33 = load double, ptr %32, align 16, !tbaa !8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load double, ptr %34, align 8, !tbaa !8
  %36 = load double, ptr %6, align 8, !tbaa !8
  %37 = fmul contract double %33, %36
  %38 = load double, ptr %5, align 8, !tbaa !8
  %39 = fmul contract double %35, %38
  %40 = fsub contract double %37, %39
  %41 = fmul contract double %33, %38
  %42 = fmul contract double %35, %36
  %43 = fadd contract double %42, %41
  %44 = fadd contract double %27, %40
  %45 = fadd contract double %29, %43
  %46 = getelementptr inbounds %struct.double2, ptr %1, i64 %25
  store double %44, ptr %46, align 16, !tbaa !8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store double %45, ptr %47, align 8, !tbaa !8
  %48 = fsub contract double %27, %40
  %49 = fsub contract double %29, %43
  %50 = getelementptr inbounds %struct.double2, ptr %1, i64 %31
  store double %48, ptr %50, align 16, !tbaa !8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store double %49, ptr %51, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  br label %52

52:                                               ; preds = %4, %14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nounwind
declare dso_local void @__nv_sincos(double noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }

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
