; clang sm_80, from control_struct_result.cu
source_filename = "control_struct_result.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Split = type { float, i32 }
%struct.Wide = type { double, i32 }

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local %struct.Split @_Z5splitf(float noundef %0) local_unnamed_addr #0 {
  %2 = tail call contract noundef float @__nv_floorf(float noundef %0) #5
  %3 = fptosi float %2 to i32
  %4 = and i32 %3, 7
  %5 = insertvalue %struct.Split poison, float %2, 0
  %6 = insertvalue %struct.Split %5, i32 %4, 1
  ret %struct.Split %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Wide @_Z5widen5Splitf(ptr noundef readonly byval(%struct.Split) align 4 captures(none) %0, float noundef %1) local_unnamed_addr #1 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = fpext contract float %3 to double
  %5 = fmul contract double %4, 5.000000e-01
  %6 = fpext contract float %1 to double
  %7 = fadd contract double %5, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !11
  %10 = mul i32 %9, 3
  %11 = insertvalue %struct.Wide poison, double %7, 0
  %12 = insertvalue %struct.Wide %11, i32 %10, 1
  ret %struct.Wide %12
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @control_struct_result(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca %struct.Split, align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %31

11:                                               ; preds = %3
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds float, ptr %0, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !12
  %15 = tail call %struct.Split @_Z5splitf(float noundef %14) #5
  %16 = extractvalue %struct.Split %15, 0
  store float %16, ptr %4, align 4
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %18 = extractvalue %struct.Split %15, 1
  store i32 %18, ptr %17, align 4
  %19 = xor i32 %9, -1
  %20 = add i32 %2, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !12
  %24 = tail call %struct.Wide @_Z5widen5Splitf(ptr noundef nonnull byval(%struct.Split) align 4 %4, float noundef %23) #6
  %25 = extractvalue %struct.Wide %24, 0
  %26 = extractvalue %struct.Wide %24, 1
  %27 = fptrunc contract double %25 to float
  %28 = uitofp i32 %26 to float
  %29 = fadd contract float %27, %28
  %30 = getelementptr inbounds float, ptr %1, i64 %12
  store float %29, ptr %30, align 4, !tbaa !12
  br label %31

31:                                               ; preds = %3, %11
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local float @__nv_floorf(float noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" "uniform-work-group-size"="true" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_80" "target-features"="+ptx70,+ptx88,+sm_80" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { nounwind }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS5Split", !10, i64 0, !5, i64 4}
!10 = !{!"float", !6, i64 0}
!11 = !{!9, !5, i64 4}
!12 = !{!10, !10, i64 0}
